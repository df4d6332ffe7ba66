import { monthsOf } from '@/content/schemas/billing';
import { listAt, textAt, valueAt } from '@/content/schemas/content-path';
import { currency } from '@/content/schemas/fields';
import type { Content } from '@/lib/content/resolve-content';
import { priceText } from '@/lib/plans/texts';
import { decimalsOf, minorUnits } from '@/lib/text/format';
import { amountOf } from './amounts';
import { jsonLdTexts, type Page, pageAt, textsOf, visibleText, words } from './export';
import {
  type Check,
  type ContentInput,
  contentIssue,
  expected,
  forEachPage,
  type PagesInput,
} from './finding';

function wrongDecimals({ content }: ContentInput) {
  const code = textAt(content.site, ['currency']);
  if (!currency.safeParse(code).success) return [];
  const decimals = decimalsOf(code);
  const what = `a price with at most ${decimals} decimals for ${code}`;
  return listAt(content, ['plans']).flatMap((plan, index) => {
    const price = Number(valueAt(plan, ['price']));
    const isExact = Number.isNaN(price) || Number(price.toFixed(decimals)) === price;
    return isExact ? [] : expected(['plans', index, 'price'], what, price);
  });
}

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
    return contentIssue(
      ['plans', index, 'price'],
      why && `Plan card: ${why}. Its texts are saving and comparedWith in content/pricing.ts.`,
      {
        page: page.file,
      },
    );
  });
};

export const prices: readonly Check[] = [
  {
    id: 'pricing/amounts',
    title: 'prices match the plans',
    content: wrongDecimals,
    pages: offers,
  },
  // A crossed-out price is what the shortest plan costs for the same time, not a former price (16 CFR 233.1).
  {
    id: 'pricing/savings',
    title: 'savings and crossed-out prices are correct and explained',
    pages: savings,
  },
];
