/** Every price that people, previews and search engines read is one of the plans, or follows from them. */
import { load } from 'cheerio';
import type { Content } from '@/lib/content/content';
import type { Plan } from '@/lib/content/schemas/plans';
import { leavesOf, listAt, valueAt } from '@/lib/content/walk';
import { comparePlan, planCosts, planPrice } from '@/lib/plans/figures';
import { formatCents, planLine } from '@/lib/plans/texts';
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

/** Amounts of money as texts write them. */
const AMOUNTS = /\$\s?\d[\d,]*(?:\.\d+)?|(?<![\d.,])\d[\d,]*\.\d\d(?= (?:USD|(?:US )?dollars))/g;

function typedPrices({ content }: ContentInput) {
  const prices = listAt(content, ['plans']).map(
    (plan) => `$${Number(valueAt(plan, ['price'])).toFixed(2)}`,
  );
  return leavesOf(content)
    .filter(({ text }) => text.match(AMOUNTS)?.some((amount) => !prices.includes(amount)))
    .flatMap(({ path, text }) => expected(path, `no price but ${prices.join(', ')}`, text));
}

/** Amounts that follow from the plans: price, comparison, saving, price per month, and the totals that the page begins with. */
function knownAmounts({ plans, planCosts: { start } }: Content): Set<string> {
  const sold = plans.map(planPrice);
  const figures = sold.flatMap((plan) => {
    const comparison = sold[0] ? comparePlan(plan, sold[0]) : null;
    const amounts = [plan.cents, Math.round(plan.cents / plan.months)];
    return comparison ? [...amounts, comparison.compared, comparison.saving] : amounts;
  });
  const totals = planCosts(sold, start).map(({ total }) => total);
  return new Set([...figures, ...totals].map(formatCents));
}

/** What people and previews read of a page. Cards say each price once more in whole words, for those who hear it. */
function readWords(page: Page): string {
  const $ = load(page.html);
  $('[aria-hidden="true"]').remove();
  const described = ['description', 'og:description', 'twitter:description', 'og:title'];
  return [visibleText($), ...described.map((name) => meta(page, name) ?? '')].join(' ');
}

const printedAmounts = onEachPage('content/plans.ts', (page, { content }) => {
  const known = knownAmounts(content);
  return [...new Set(readWords(page).match(AMOUNTS) ?? [])]
    .filter((amount) => !known.has(amount.replace(/^(?=\d)/, '$')))
    .map((amount) => `The page says ${amount}, which no plan costs. Correct the text or the plan.`);
});

function differences(node: Node, wanted: Record<string, unknown>, place: string): string[] {
  return Object.entries(wanted)
    .filter(([field, value]) => node[field] !== value)
    .map(([field, value]) => `${place}: ${field} is ${node[field]}, expected ${value}.`);
}

/** An offer equals its plan, and what it says is printed on the same page. */
function offerFaults(plan: Plan, offer: Node, text: string): string[] {
  const place = `offer of ${plan.title}`;
  const { months } = plan;
  const price = { price: plan.price.toFixed(2), priceCurrency: 'USD' };
  const billing = {
    ...price,
    // ISO 8601; worked out here once more, so that the site's own words are checked and not trusted.
    billingDuration: months % 12 === 0 ? `P${months / 12}Y` : `P${months}M`,
    billingIncrement: months,
    unitCode: 'MON',
  };
  const sold = {
    ...price,
    name: plan.name,
    availability: plan.paymentLink === null ? undefined : 'https://schema.org/InStock',
  };
  const unseen = [sold.name, `$${price.price}`].filter((said) => !text.includes(said));
  return [
    ...differences(offer, sold, place),
    ...differences((offer.priceSpecification ?? {}) as Node, billing, `${place}, billing`),
    ...unseen.map((said) => `${place}: “${said}” is not printed on this page.`),
  ];
}

const offersOf = onEachPage('lib/pages/structured-data.ts', (page, { content: { plans } }) => {
  const offers = ofType(pageNodes(page), 'Offer');
  const text = visibleText(page.$);
  return offers.length === plans.length
    ? plans.flatMap((plan, index) => offerFaults(plan, offers[index] as Node, text))
    : `${offers.length} offers in the structured data, expected ${plans.length}.`;
});

function plainPrices({ site, content }: PagesInput) {
  return ['llms.txt', 'plans.txt']
    .filter((file) => site.files.has(file))
    .flatMap((file) => {
      const text = site.read(file).toString();
      const faults = content.plans
        .map(planLine)
        .filter(({ name, price }) => !text.includes(name) || !text.includes(price))
        .map(({ name, price }) => `${name} for ${price} is missing.`);
      return onPage({ file }, faults, 'lib/plans/texts.ts');
    });
}

export const prices: Check = {
  id: 'LR04',
  title: 'prices are those of the plans',
  content: typedPrices,
  pages: (input) => [printedAmounts, offersOf, plainPrices].flatMap((find) => find(input)),
};

/** Farther from the exact share than rounding explains, in percent. */
const MAX_ROUNDING = 0.5;

const centsOf = (amount: string) => Math.round(Number(amount.replace(/[$,\s]/g, '')) * 100);

/** Worked out here once more, so that the site's own arithmetic is checked and not trusted. */
function savingFault(plan: Plan, base: Plan, struck: string, text: string, about: string) {
  const compared = Math.round((base.price * 100 * plan.months) / base.months);
  if (centsOf(struck) !== compared)
    return `the struck price ${struck} is not ${plan.months} months at the first plan's price`;
  const [, before = '', percent] = text.match(/^([^%]*?)([\d.]+)\s?%/) ?? [];
  if (percent === undefined) return null;
  const exact = 100 - (plan.price * 10_000) / compared;
  if (Math.abs(Number(percent) - exact) > MAX_ROUNDING)
    return `${percent}% is stated, ${exact.toFixed(1)}% is saved`;
  const isHedged = before.trim().endsWith(about);
  if (Number(percent) > exact + 1e-9 && !isHedged)
    return `${percent}% is rounded up without “${about}”`;
  return null;
}

export const savings: Check = {
  id: 'LR05',
  title: 'savings are worked out right',
  pages({ site, content }) {
    const { plans, pricing } = content;
    return builtCards(content, site).flatMap(({ index, text: said, struck, page }) => {
      const [base, plan] = [plans[0], plans[index]];
      if (!base || !plan || struck === '') return [];
      const why = savingFault(plan, base, struck, said, pricing.about);
      const text = `On the card ${why}. Build the site again; if it stays, correct pricing.saving.`;
      return inContent(['plans', index, 'price'], why && text, { page });
    });
  },
};

/** A struck price is no former price but the same months billed monthly, and says so right after it, in the same card. */
export const struckPrices: Check = {
  id: 'LAW8',
  title: 'struck prices are explained',
  pages: onEachPage('components/landing/pricing/', ({ $ }) =>
    $('s, del, strike')
      .toArray()
      .filter((element) => /\d/.test($(element).text()))
      .flatMap((element) => {
        const struck = words($(element).text());
        const card = words($(element).closest('li, article, section, table').text());
        const after = card.slice(card.indexOf(struck) + struck.length);
        const isMarked = 'data-compared' in element.attribs;
        if (isMarked && /\d+ × \$\d[\d,]*\.\d\d/.test(after)) return [];
        const why = isMarked ? 'is not explained in its card' : 'has no data-compared';
        return `The struck price ${struck} ${why}. Print what the price is compared with right after it: “6 × $14.99 billed monthly”.`;
      }),
  ),
};
