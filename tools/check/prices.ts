import { priceText } from '@/lib/plans/texts';
import { listAt, textAt, valueAt } from '@/lib/schemas/content-path';
import { currency } from '@/lib/schemas/fields';
import { decimalsOf } from '@/lib/text/format';
import { collapse, jsonLdTexts, type Page, visibleText } from './export';
import { type Check, type ContentInput, expected, forEachPage } from './finding';

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
      .filter((said) => !text.includes(collapse(said)))
      .map((said) => `“${said}” is not printed on this page`);
    const other = billing?.price === charged.price ? [] : [`billing charges ${billing?.price}`];
    return [...wrong, ...other, ...unseen].map((issue) => `${plan.title} offer: ${issue}.`);
  });
});

export const prices: readonly Check[] = [
  {
    id: 'pricing/amounts',
    title: 'prices match the plans',
    content: wrongDecimals,
    pages: offers,
  },
];
