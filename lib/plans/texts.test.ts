import { content } from '@/lib/content/content';
import type { Plan } from '@/lib/schemas/plans';
import { plan } from '@/lib/testing/content';
import { planCards, planLines, startingPrice } from './texts';

const { pricing, site } = content;

const monthly = plan('monthly', 'Monthly', 14.99, 1);
const half = plan('half', '6-Month', 69.99, 6);
const annual = plan('annual', 'Annual', 1129.9, 120);
const life = plan('life', 'Lifetime', 299, 1, { interval: 'once' });

const year = (price: number) => plan('year', 'Year', price, 1, { interval: 'year' });

const offer = (...plans: Plan[]) => ({ plans, pricing, site });
const cardsOf = (...plans: Plan[]) => planCards(offer(...plans));
const cards = cardsOf(monthly, half, annual);

describe('a card', () => {
  it.each([
    ['en-US', 'USD', 1129.9, ['$', '1,129', '90'], 1],
    ['de-DE', 'EUR', 14.99, ['14', '99', '€'], 0],
    ['ja-JP', 'JPY', 1800, ['¥', '1,800'], 1],
    ['en-GB', 'KWD', 4.5, ['KWD', '4', '500'], 1],
  ])("separates a price's parts in %s and %s", (locale, currency, price, parts, whole) => {
    const plans = [{ ...monthly, price }];
    const [card] = planCards({ plans, pricing, site: { ...site, locale, currency } });
    expect(card?.price).toMatchObject({ parts, whole });
  });

  it('compares with the shortest plan; a percentage has "about" only if rounded up', () => {
    expect(cards.map(({ comparison }) => comparison)).toEqual([
      null,
      {
        amount: '$89.94',
        spoken: 'Instead of $89.94',
        explanation: '6 × $14.99 by the month',
        saving: 'Less $19.95 (22%)',
        perMonth: 'nearly $11.67 a month',
      },
      {
        amount: '$1,798.80',
        spoken: 'Instead of $1,798.80',
        explanation: '120 × $14.99 by the month',
        saving: 'Less $668.90 (37%)',
        perMonth: 'nearly $9.42 a month',
      },
    ]);
    const rounded = cardsOf(monthly, plan('year', 'Year', 129.99, 12))[1];
    expect(rounded?.comparison?.saving).toBe('Less $49.89 (nearly 28%)');
  });

  it('labels a plan paid once, and the shortest plan if the next one renews', () => {
    const notes = (...plans: Plan[]) =>
      cardsOf(...plans).map(({ note, highlight }) => [note, highlight]);
    expect(notes(monthly, half, life)).toEqual([
      ['The plain rate', ''],
      ['', ''],
      ['', 'No more after it'],
    ]);
    expect(notes(monthly, life)[0]).toEqual(['', '']);
  });

  it('spreads a price over its months, without "about" if it is exact', () => {
    const third = cardsOf(monthly, plan('quarter', 'Quarter', 42, 3))[1];
    expect(third?.comparison?.perMonth).toBe('$14.00 a month');
  });

  it('states all terms next to the button, in a fixed order', () => {
    expect(cards[1]?.choose).toBe('Take 6-Month');
    const terms = ['$69.99 again every 6 months', 'By mail.', 'Money back.', 'US dollars.'];
    expect(cards[1]?.terms).toEqual(terms);
    const [trial] = cardsOf({ ...monthly, trialDays: 7 });
    expect(trial?.highlight).toBe('7\u00a0days free, then $14.99 per month');
    expect(trial?.terms[0]).toBe('$14.99 again every month');
  });

  it('speaks of no payment for a free plan, and compares the others with the first paid plan', () => {
    const free = plan('free', 'Free', 0, 1, { interval: 'once' });
    const [card, first, second] = cardsOf(free, monthly, half);
    expect(card).toMatchObject({
      price: { spoken: 'Nothing', parts: ['Nothing'], whole: 0 },
      ...{ period: '', highlight: '', note: '', comparison: null },
      ...{ choose: 'Join', terms: ['Free for good.'] },
    });
    expect(first?.note).toBe('The plain rate');
    expect(second?.comparison?.saving).toBe('Less $19.95 (22%)');
    expect(planLines(offer(free, monthly))[0]?.price).toBe('Nothing');
    expect(startingPrice(offer(free, monthly), '{prices}').price).toBe('Nothing or $14.99 a month');
  });

  it('has nothing to cancel for a plan paid once', () => {
    const terms = ['$299.00, once', 'Nothing to cancel.', 'Money back.', 'US dollars.'];
    expect(cardsOf(life)[0]?.terms).toEqual(terms);
  });

  it.each([
    ['https://pay.shop.example/x', true],
    ['https://pay.shop.com/example', false],
    [null, false],
  ])('recognizes the link %s as an example link: %s', (paymentLink, isSample) => {
    expect(cardsOf({ ...monthly, paymentLink })[0]?.isSample).toBe(isSample);
  });

  it.each([
    ['a feature', 'AB', 'ABC', 'All of Monthly, and', 'AB'],
    ['features but lacks one', 'AB', 'BCD', null, ''],
    ['no feature', 'ABCD', 'ABCD', null, ''],
    ['the first feature', '', 'A', null, ''],
  ])(
    'marks what it has from the previous plan if it adds %s',
    (_, first, second, inherits, had) => {
      const having = (has: string) =>
        [...'ABCD'].map((text) => ({ text, included: has.includes(text) }));
      const sold = [
        { ...monthly, features: having('') },
        { ...monthly, features: having(first) },
        { ...half, features: having(second) },
      ];
      const features = [...'ABCD'].map((text) => ({
        text,
        included: second.includes(text),
        isInherited: had.includes(text),
      }));
      expect(cardsOf(...sold)[2]).toMatchObject({ inherits, features });
    },
  );
});

it("a line has a plan's name and price, and links to its card", () => {
  const lines = planLines(offer(monthly, half, year(100), life));
  expect(lines.map(({ name, price, href }) => `${name}: ${price} ${href}`)).toEqual([
    'Monthly Plan: $14.99 per month /#plan-monthly',
    '6-Month Plan: $69.99 per 6 months /#plan-half',
    'Year Plan: $100.00 per year /#plan-year',
    'Lifetime Plan: $299.00 once /#plan-life',
  ]);
});

it.each<[what: string, Plan[], prices: string]>([
  ['shortest and longest plans', [monthly, half, year(100)], '$14.99 a month or $100.00 a year'],
  ['only plan', [life], '$299.00 once'],
])("the hero's price line has the price of the %s", (_, some, price) => {
  expect(startingPrice(offer(...some), 'Now {prices}. Refund.')).toEqual({
    from: 'Now ',
    price,
    rest: '. Refund.',
  });
});
