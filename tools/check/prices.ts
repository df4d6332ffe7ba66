import { load } from 'cheerio';
import { monthsOf } from '@/content/schemas/billing';
import { collectStrings, listAt, textAt, valueAt } from '@/content/schemas/content-path';
import { currency, locale } from '@/content/schemas/fields';
import type { Content } from '@/lib/content/content';
import { comparePlan, monthlyAmount, planCosts, planPrice } from '@/lib/plans/figures';
import { priceText } from '@/lib/plans/texts';
import { decimalsOf, formatMoney, type MoneyForm, minorUnits } from '@/lib/text/format';
import { amountOf, amountsIn } from './amounts';
import {
  attributesOf,
  jsonLdTexts,
  type Page,
  pageAt,
  textsOf,
  visibleText,
  words,
} from './export';
import {
  type Check,
  type ContentInput,
  contentIssue,
  expected,
  forEachPage,
  type PagesInput,
} from './finding';

/** Returns unknown amounts, except account sizes: whole thousands, at least 10 times any known price. */
function otherAmounts(text: string, known: readonly number[], form: MoneyForm): string[] {
  const thousand = minorUnits(1000, form.currency);
  return amountsIn(text, form)
    .filter(({ amount }) => !known.includes(amount))
    .filter(({ amount }) => amount % thousand !== 0 || amount < 10 * Math.max(...known))
    .map(({ said }) => said);
}

function contentIssues({ content }: ContentInput) {
  const [language, code] = ['locale', 'currency'].map((field) => textAt(content.site, [field]));
  const form = { locale: language ?? '', currency: code ?? '' };
  if (!locale.safeParse(language).success || !currency.safeParse(code).success) return [];
  const prices = listAt(content, ['plans']).map((plan) => Number(valueAt(plan, ['price'])));
  const amounts = prices.map((price) => minorUnits(price, form.currency));
  const what = `only plan prices: ${amounts.map((amount) => formatMoney(amount, form)).join(', ')}`;
  const decimals = decimalsOf(form.currency);
  return [
    ...collectStrings(content).flatMap(({ path, text }) => {
      const [other] = otherAmounts(text, amounts, form);
      return other ? expected(path, what, other) : [];
    }),
    ...prices.flatMap((price, index) => {
      if (Number.isNaN(price) || Number(price.toFixed(decimals)) === price) return [];
      const least = `a price with at most ${decimals} decimals for ${form.currency}`;
      return expected(['plans', index, 'price'], least, price);
    }),
  ];
}

/** Returns prices, comparisons, savings, prices per month and the cost chart's first totals. */
function knownAmounts({ plans, site, pricing }: Content): number[] {
  const sold = plans.map((plan) => planPrice(plan, site.currency));
  const totals = planCosts(sold, pricing.costs.start).map(({ total }) => total);
  const figures = sold.flatMap((plan) => {
    const comparison = comparePlan(plan, sold[0] ?? plan);
    const compared = comparison ? [comparison.compared, comparison.saving] : [];
    return [plan.amount, monthlyAmount(plan), ...compared];
  });
  return [...totals, ...figures].filter((amount) => amount !== null);
}

/** Skips hidden digits, which repeat the spoken price. */
function readWords(page: Page): string {
  const $ = load(page.html);
  $('[aria-hidden="true"]').remove();
  return [visibleText($), ...attributesOf($, 'meta', 'content')].join(' ');
}

const printedAmounts = forEachPage('content/plans.ts', (page, { content }) => {
  const others = otherAmounts(readWords(page), knownAmounts(content), content.site);
  return [...new Set(others)].map(
    (said) => `${said} on this page matches no plan. Correct the text or the plan.`,
  );
});

type Offer = Readonly<Record<string, unknown>>;

function offersIn(page: Page): Offer[] {
  const offers: Offer[] = [];
  for (const text of jsonLdTexts(page))
    JSON.parse(text, (_, value) => {
      if (value?.['@type'] === 'Offer') offers.push(value);
      return value;
    });
  return offers;
}

const offers = forEachPage('lib/pages/structured-data.ts', (page, { content }) => {
  const { plans, site } = content;
  const given = offersIn(page);
  const text = visibleText(page.$);
  if (given.length !== plans.length)
    return `Structured data: expected ${plans.length} offers, got ${given.length}.`;
  return plans.flatMap((plan, index) => {
    const charged = {
      price: plan.price.toFixed(decimalsOf(site.currency)),
      priceCurrency: site.currency,
    };
    const availability = plan.paymentLink ? 'https://schema.org/InStock' : undefined;
    const offer = given[index] ?? {};
    // A trial precedes the charge.
    const billing = [offer.priceSpecification ?? []].flat().at(-1) as Offer | undefined;
    const wrong = Object.entries({ name: plan.name, availability, ...charged })
      .filter(([field, value]) => offer[field] !== value)
      .map(([field, value]) => `${field} is ${offer[field]}, expected ${value}`);
    const unseen = [plan.name, priceText(plan, content)]
      .filter((said) => !text.includes(words(said)))
      .map((said) => `“${said}” is not printed on this page`);
    const other = billing?.price === charged.price ? [] : [`billing charges ${billing?.price}`];
    return [...wrong, ...other, ...unseen].map((issue) => `${plan.title} offer: ${issue}.`);
  });
});

/** Recomputes what a plan card shows. @param card its text after the crossed-out price */
function savingIssue(index: number, struck: string, card: string, content: Content): string | null {
  const { plans, site, pricing } = content;
  const [base, plan] = [plans[0], plans[index]];
  if (!base || !plan) return null;
  const count = Math.floor((monthsOf(plan) ?? 0) / (monthsOf(base) ?? 1));
  const compared = minorUnits(base.price, site.currency) * count;
  if (amountOf(struck, site) !== compared || !card.includes(`${count}`))
    return `crossed-out ${struck} is not ${count} times the ${base.title} price`;
  if (!card.includes(words(priceText(base, content))))
    return `no explanation follows the crossed-out ${struck}`;
  const [, before = '', percent] = card.match(/^([^%]*?)([\d.]+)\s?%/) ?? [];
  const exact = 100 - (100 * minorUnits(plan.price, site.currency)) / compared;
  if (percent === undefined) return null;
  // Rounding explains half a percentage point.
  if (Math.abs(Number(percent) - exact) > 0.5)
    return `expected a saving of ${exact.toFixed(1)}%, got ${percent}%`;
  const { about } = pricing.card;
  return Number(percent) > exact + 1e-9 && !before.trim().endsWith(about)
    ? `${percent}% is rounded up without “${about}”`
    : null;
}

const savings = ({ site, content }: PagesInput) => {
  const page = pageAt(site, '/');
  if (!page) return [];
  return content.plans.flatMap(({ id }, index) => {
    const card = page.$(`[data-plan="${id}"]`).first();
    const struck = words(card.find('s, del, strike').text());
    const [text = ''] = textsOf(page.$, card);
    const after = text.slice(text.indexOf(struck) + struck.length);
    const why = struck ? savingIssue(index, struck, after, content) : null;
    return contentIssue(['plans', index, 'price'], why && `Plan card: ${why}.`, {
      page: page.file,
    });
  });
};

export const prices: readonly Check[] = [
  {
    id: 'pricing/amounts',
    title: 'prices match the plans',
    content: contentIssues,
    pages: (input) => [...printedAmounts(input), ...offers(input)],
  },
  // A crossed-out price is what the shortest plan costs for the same time, not a former price (16 CFR 233.1).
  {
    id: 'pricing/savings',
    title: 'savings and crossed-out prices are correct and explained',
    pages: savings,
  },
];
