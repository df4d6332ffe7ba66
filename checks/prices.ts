/** Every price that people, previews and search engines read is one of the plans, or follows from them. */
import { load } from 'cheerio';
import type { Content } from '@/lib/content/content';
import { currency, locale } from '@/lib/content/fields';
import type { Plan } from '@/lib/content/schemas/plans';
import { leavesOf, listAt, textAt, valueAt } from '@/lib/content/walk';
import { comparePlan, monthlyAmount, monthsOf, planCosts, planPrice } from '@/lib/plans/figures';
import { planLines, priceText } from '@/lib/plans/texts';
import { decimalsOf, formatMoney, type MoneyForm, minorUnits } from '@/lib/text/format';
import { amountOf, amountSource, amountsIn, escaped } from './amounts';
import type { Page } from './export';
import {
  type Check,
  type ContentInput,
  expected,
  inContent,
  onEachPage,
  onPage,
  type PagesInput,
} from './finding';
import { meta, type Node, ofType, pageNodes, visibleText, words } from './page';
import { builtCards } from './terms';

/** @returns the form of prices in content that may be faulty; null where language or currency is, a fault of its own */
function moneyForm(content: unknown): MoneyForm | null {
  const [language, code] = ['locale', 'currency'].map((field) => textAt(content, ['site', field]));
  const isForm = locale.safeParse(language).success && currency.safeParse(code).success;
  return isForm ? { locale: language ?? '', currency: code ?? '' } : null;
}

/** In the largest unit of a currency. */
const THOUSAND = 1000;

/** @returns whether a sum is somebody's account and no price: whole thousands, ten times what the dearest plan costs or more */
function isAccount(amount: number, prices: readonly number[], code: string): boolean {
  return amount % minorUnits(THOUSAND, code) === 0 && amount >= 10 * Math.max(...prices);
}

function typedPrices({ content }: ContentInput) {
  const form = moneyForm(content);
  if (!form) return [];
  const prices = listAt(content, ['plans']).map((plan) =>
    minorUnits(Number(valueAt(plan, ['price'])), form.currency),
  );
  const what = `no price but ${prices.map((price) => formatMoney(price, form)).join(', ')}`;
  return leavesOf(content).flatMap(({ path, text }) => {
    const other = amountsIn(text, form).find(
      ({ amount }) => !prices.includes(amount) && !isAccount(amount, prices, form.currency),
    );
    return other ? expected(path, what, other.said) : [];
  });
}

/** Prices with more decimals than their currency has cannot be charged. */
function chargeablePrices({ content }: ContentInput) {
  const form = moneyForm(content);
  if (!form) return [];
  const { currency: code } = form;
  const decimals = decimalsOf(code);
  const what = `a price with at most ${decimals} decimals, as ${code} has`;
  return listAt(content, ['plans']).flatMap((plan, index) => {
    const price = valueAt(plan, ['price']);
    if (typeof price !== 'number' || Number(price.toFixed(decimals)) === price) return [];
    return expected(['plans', index, 'price'], what, price);
  });
}

/** Amounts that follow from the plans: price, comparison, saving, price per month, and the totals that the page begins with. */
function knownAmounts({ plans, site, pricing }: Content): Set<number> {
  const sold = plans.map((plan) => planPrice(plan, site.currency));
  const totals = planCosts(sold, pricing.costs.start).map(({ total }) => total);
  const figures = sold.flatMap((plan) => {
    const comparison = comparePlan(plan, sold[0] ?? plan);
    const compared = comparison ? [comparison.compared, comparison.saving] : [];
    return [plan.amount, monthlyAmount(plan), ...compared];
  });
  return new Set([...totals, ...figures].filter((amount) => amount !== null));
}

/** What people and previews read of a page. Cards say each price once more in whole words, for those who hear it. */
function readWords(page: Page): string {
  const $ = load(page.html);
  $('[aria-hidden="true"]').remove();
  const described = ['description', 'og:description', 'twitter:description', 'og:title'];
  return [visibleText($), ...described.map((name) => meta(page, name) ?? '')].join(' ');
}

const printedAmounts = onEachPage('content/plans.ts', (page, { content }) => {
  const { plans, site } = content;
  const known = knownAmounts(content);
  const prices = plans.map((plan) => planPrice(plan, site.currency).amount);
  const unknown = amountsIn(readWords(page), site).filter(
    ({ amount }) => !known.has(amount) && !isAccount(amount, prices, site.currency),
  );
  return [...new Set(unknown.map(({ said }) => said))].map(
    (said) => `The page says ${said}, which no plan costs. Correct the text or the plan.`,
  );
});

function differences(node: Node, wanted: Record<string, unknown>, place: string): string[] {
  return Object.entries(wanted)
    .filter(([field, value]) => node[field] !== value)
    .map(([field, value]) => `${place}: ${field} is ${node[field]}, expected ${value}.`);
}

/** ISO 8601 and UN/CEFACT; worked out here once more, so that the site's own words are checked and not trusted. */
function billingOf(interval: Plan['interval'], count: number) {
  if (interval === 'once')
    return { billingDuration: undefined, billingIncrement: undefined, unitCode: undefined };
  const months = count * (interval === 'year' ? 12 : 1);
  return {
    billingDuration: months % 12 === 0 ? `P${months / 12}Y` : `P${months}M`,
    billingIncrement: months,
    unitCode: 'MON',
  };
}

/** An offer equals its plan, and what it says is printed on the same page. */
function offerFaults(plan: Plan, offer: Node, text: string, content: Content): string[] {
  const place = `offer of ${plan.title}`;
  const { price, interval, intervalCount, trialDays: days } = plan;
  const { currency } = content.site;
  const amount = { price: price.toFixed(decimalsOf(currency)), priceCurrency: currency };
  const free = { price: Number(0).toFixed(decimalsOf(currency)), priceCurrency: currency };
  const trial = { ...free, billingDuration: `P${days}D`, billingIncrement: days, unitCode: 'DAY' };
  const charged = { ...amount, ...billingOf(interval, intervalCount) };
  const wanted = [...(days > 0 ? [trial] : []), charged];
  const given = [offer.priceSpecification ?? []].flat() as Node[];
  const sold = {
    ...amount,
    name: plan.name,
    availability: plan.paymentLink === null ? undefined : 'https://schema.org/InStock',
  };
  const unseen = [sold.name, priceText(plan, content)].filter(
    (said) => !text.includes(words(said)),
  );
  return [
    ...differences(offer, sold, place),
    ...wanted.flatMap((one, index) => differences(given[index] ?? {}, one, `${place}, billing`)),
    ...(given.length > wanted.length ? [`${place} has ${given.length} prices.`] : []),
    ...unseen.map((said) => `${place}: “${said}” is not printed on this page.`),
  ];
}

const offersOf = onEachPage('lib/pages/structured-data.ts', (page, { content }) => {
  const { plans } = content;
  const offers = ofType(pageNodes(page), 'Offer');
  const text = visibleText(page.$);
  return offers.length === plans.length
    ? plans.flatMap((plan, index) => offerFaults(plan, offers[index] as Node, text, content))
    : `${offers.length} offers in the structured data, expected ${plans.length}.`;
});

function plainPrices({ site, content }: PagesInput) {
  const file = 'llms.txt';
  // A missing file is another check's finding.
  if (!site.files.has(file)) return [];
  const text = site.read(file).toString();
  const faults = planLines(content)
    .filter(({ name, price }) => !text.includes(name) || !text.includes(price))
    .map(({ name, price }) => `${name} for ${price} is missing.`);
  return onPage({ file }, faults, 'lib/plans/texts.ts');
}

export const prices: Check = {
  id: 'LR04',
  title: 'prices are those of the plans',
  content: (input) => [...typedPrices(input), ...chargeablePrices(input)],
  pages: (input) => [printedAmounts, offersOf, plainPrices].flatMap((find) => find(input)),
};

/** Farther from the exact share than rounding explains, in percent. */
const MAX_ROUNDING = 0.5;

/** Worked out here once more, so that the site's own arithmetic is checked and not trusted. */
function savingFault(
  plan: Plan,
  base: Plan,
  struck: string,
  text: string,
  { site, pricing }: Content,
) {
  const count = Math.floor((monthsOf(plan) ?? 0) / (monthsOf(base) ?? 1));
  const compared = minorUnits(base.price, site.currency) * count;
  if (amountOf(struck, site) !== compared)
    return `the struck price ${struck} is not ${count} times the price of ${base.title}`;
  const [, before = '', percent] = text.match(/^([^%]*?)([\d.]+)\s?%/) ?? [];
  if (percent === undefined) return null;
  const exact = 100 - (100 * minorUnits(plan.price, site.currency)) / compared;
  if (Math.abs(Number(percent) - exact) > MAX_ROUNDING)
    return `${percent}% is stated, ${exact.toFixed(1)}% is saved`;
  const isHedged = before.trim().endsWith(pricing.card.about);
  if (Number(percent) > exact + 1e-9 && !isHedged)
    return `${percent}% is rounded up without “${pricing.card.about}”`;
  return null;
}

export const savings: Check = {
  id: 'LR05',
  title: 'savings are worked out right',
  pages({ site, content }) {
    const { plans } = content;
    return builtCards(content, site).flatMap(({ index, text: said, struck, page }) => {
      const plan = plans[index];
      const [base] = plans;
      if (!base || !plan || struck === '') return [];
      const why = savingFault(plan, base, struck, said, content);
      const text = `On the card ${why}. Build the site again; if it stays, correct pricing.card.saving.`;
      return inContent(['plans', index, 'price'], why && text, { page });
    });
  },
};

/** The words of `pricing.card.comparedWith`, with any figures in them. */
function comparedPattern({ pricing, site }: Content): RegExp {
  const figures: Record<string, string> = {
    count: '\\d+',
    price: amountSource(site),
    billed: '.+?',
  };
  const source = words(pricing.card.comparedWith)
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? figures[part] : escaped(part)));
  return new RegExp(source.join(''), 'u');
}

/** A struck price is no former price but as much time paid by the shortest period, and says so right after it, in the same card. */
export const struckPrices: Check = {
  id: 'LAW8',
  title: 'struck prices are explained',
  pages: onEachPage('components/landing/pricing/', ({ $ }, { content }) =>
    $('s, del, strike')
      .toArray()
      .filter((element) => /\d/.test($(element).text()))
      .flatMap((element) => {
        const struck = words($(element).text());
        const card = words($(element).closest('li, article, section, table').text());
        const after = card.slice(card.indexOf(struck) + struck.length);
        const isMarked = 'data-compared' in element.attribs;
        if (isMarked && comparedPattern(content).test(after)) return [];
        const why = isMarked ? 'is not explained in its card' : 'has no data-compared';
        return `The struck price ${struck} ${why}. Print what the price is compared with right after it: “${content.pricing.card.comparedWith}”.`;
      }),
  ),
};
