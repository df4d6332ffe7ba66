import type { Plan } from '@/content/schemas/plans';
import { content } from '@/lib/content/content';
import { periodWords, plan, site } from '@/lib/testing/content';
import { planLines, startingPrice } from './texts';

const pricing = { ...content.pricing, card: { ...content.pricing.card, ...periodWords } };
const offer = (...plans: Plan[]) => ({ plans, pricing, site });

const monthly = plan('monthly', 'Monthly', 14.99, 1);
const half = plan('half', '6-Month', 69.99, 6);
const life = plan('life', 'Lifetime', 1299, 1, { interval: 'once' });
const year = (price: number) => plan('year', 'Year', price, 1, { interval: 'year' });

it("a line has a plan's name and price, and links to its card", () => {
  const lines = planLines(offer(monthly, half, year(100), life));
  expect(lines.map(({ name, price, href }) => `${name}: ${price} ${href}`)).toEqual([
    'Monthly Plan: $14.99 per month /#plan-monthly',
    '6-Month Plan: $69.99 per 6 months /#plan-half',
    'Year Plan: $100.00 per year /#plan-year',
    'Lifetime Plan: $1,299.00 once /#plan-life',
  ]);
});

it.each<[what: string, Plan[], prices: string]>([
  ['shortest and longest plans', [monthly, half, year(100)], '$14.99 a month or $100.00 a year'],
  ['only plan', [life], '$1,299.00 once'],
])("the hero's price line has the price of the %s", (_, some, price) => {
  expect(startingPrice(offer(...some), 'Now {prices}. Refund.')).toEqual({
    from: 'Now ',
    price,
    rest: '. Refund.',
  });
});
