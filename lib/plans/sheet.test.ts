import { content } from '@/lib/content/content';
import type { Plan } from '@/lib/content/schemas/plans';
import type { Pricing } from '@/lib/content/schemas/pricing';
import { lengthWords, plan, site } from '@/lib/testing/content';
import { planCards, planSheet, plansText } from './sheet';

/** The sample's words where a test does not look at them. */
const words: Pricing = {
  ...content.pricing,
  ...lengthWords,
  choose: 'Take {plan}',
  comparedWith: '{count} × {price} {billed}',
  comparedSpoken: 'Instead of {compared}',
  saving: 'Less {amount} ({about} {percent}%)',
  about: 'nearly',
  perMonth: '{about} {monthly} a month',
  baseline: 'The plain rate',
  onceNote: 'No more after it',
  freeNote: 'Nothing',
  trial: '{length} free, then {priced}',
  renews: '{price} again {every}',
  ends: 'Over after {length}',
  onceTerms: '{price}, once',
  freeTerms: 'No charge.',
  cancel: 'By mail.',
  nothingToCancel: 'Nothing to cancel.',
  refund: 'Money back.',
  currency: 'Dollars.',
  inherits: 'All of {plan}, and',
  notIncluded: 'Without',
};
const monthly = plan('monthly', 'Monthly', 14.99, 1);
const half = plan('half', '6-Month', 69.99, 6);
const annual = plan('annual', 'Annual', 1129.9, 120);
const week = plan('week', 'Weekly', 5, 1, { interval: 'week' });
const life = plan('life', 'Lifetime', 299, 1, { interval: 'once' });
const free = plan('free', 'Free', 0, 1);

const cardsOf = (...plans: Plan[]) => planCards({ plans, pricing: words, site });
const cards = cardsOf(monthly, half, annual);

describe('a card', () => {
  it.each([
    ['en-US', 'USD', 1129.9, ['$', '1,129', '90'], 1],
    ['de-DE', 'EUR', 14.99, ['14', '99', '€'], 0],
    ['ja-JP', 'JPY', 1800, ['¥', '1,800'], 1],
    ['en-GB', 'KWD', 4.5, ['KWD', '4', '500'], 1],
  ])('sets the parts of a price apart in %s and %s', (locale, currency, price, parts, whole) => {
    const plans = [{ ...monthly, price }];
    const [card] = planCards({ plans, pricing: words, site: { locale, currency } });
    expect(card?.price).toMatchObject({ parts, whole });
  });

  it('names the tier of a plan apart from what its title adds to it', () => {
    const named = (title: string) => ({ ...monthly, title, tier: 'Pro' });
    const tiers = cardsOf(monthly, named('Pro Monthly'), named('Pro')).map(({ tier }) => tier);
    expect(tiers).toEqual([null, 'Pro', null]);
  });

  it('compares a plan with the shortest of its tier, and calls only a percentage that was rounded up "about"', () => {
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

  it('compares with nothing outside its tier, and says instead what the plan is', () => {
    const other = { ...half, tier: 'Pro' };
    const all = cardsOf(free, monthly, other, life);
    expect(all.map(({ comparison, note, highlight }) => [comparison, note, highlight])).toEqual([
      [null, 'Nothing', ''],
      [null, '', ''],
      [null, '', ''],
      [null, '', 'No more after it'],
    ]);
  });

  it('spreads a price over its months, and calls only a sum that was rounded "about"', () => {
    const third = cardsOf(plan('quarter', 'Quarter', 45, 3), week, life, free);
    const spread = [...cards, ...third].map(({ perMonth }) => perMonth);
    expect(spread).toEqual([
      ...['$14.99', 'nearly $11.67', 'nearly $9.42'],
      ...['$15.00', 'nearly $21.67', '–', 'Free'],
    ]);
  });

  it('says all that is to be known of the money beside the button, in one order', () => {
    expect(cards[1]?.choose).toBe('Take 6-Month');
    const terms = ['$69.99 again every 6 months', 'By mail.', 'Money back.', 'Dollars.'];
    expect(cards[1]?.terms).toEqual(terms);
    const [trial] = cardsOf({ ...week, trialDays: 7 });
    expect(trial?.highlight).toBe('7\u00a0days free, then $5.00 per week');
    expect(trial?.terms[0]).toBe('$5.00 again every week');
  });

  it.each([
    ['ends by itself', { ...monthly, renews: false }, ['Over after 1 month', 'Nothing to cancel.']],
    ['is paid once', life, ['$299.00, once', 'Nothing to cancel.']],
    ['is free', free, ['No charge.', 'Nothing to cancel.']],
  ])('says of a plan that %s that nothing follows', (_, sold, said) => {
    const [card] = cardsOf(sold);
    expect(card?.terms.slice(0, 2)).toEqual(said);
    expect(card?.terms.includes('Money back.')).toBe(sold.price > 0);
  });

  it('says a free price in its word, without a period', () => {
    expect(cardsOf(free)[0]).toMatchObject({
      price: { spoken: 'Free', parts: ['Free'], whole: -1 },
      period: '',
    });
  });

  it.each([
    ['https://pay.shop.example/x', true],
    ['https://pay.shop.com/example', false],
    [null, false],
  ])('knows the link %s for one that is kept for examples: %s', (paymentLink, isSample) => {
    expect(cardsOf({ ...monthly, paymentLink })[0]?.isSample).toBe(isSample);
  });

  it.each([
    ['more', 'AB', 'ABC', 'All of Monthly, and', ['C'], 'Without: D'],
    ['something else', 'AB', 'BCD', null, ['B', 'C', 'D'], 'Without: A'],
    ['nothing more', 'ABCD', 'ABCD', null, ['A', 'B', 'C', 'D'], ''],
    ['something after nothing', '', 'A', null, ['A'], 'Without: B\u00a0· C\u00a0· D'],
  ])('of a plan with %s than the one before', (_, first, second, inherits, adds, lacks) => {
    const having = (has: string) =>
      [...'ABCD'].map((text) => ({ text, included: has.includes(text) }));
    const sold = [
      { ...monthly, features: having(first) },
      { ...half, features: having(second) },
    ];
    expect(cardsOf(...sold)[1]).toMatchObject({ inherits, adds, lacks });
    const [, other] = cardsOf(
      ...sold.map((one, place) => ({ ...one, tier: ['Low', 'High'][place] ?? null })),
    );
    expect(other?.inherits).toBe(inherits && 'All of Low, and');
    // Plans of one tier with different features are told apart.
    const [, , mixed] = cardsOf(
      { ...monthly, tier: 'Low', features: having('') },
      { ...monthly, tier: 'Low', features: having(first) },
      { ...half, tier: 'High', features: having(second) },
    );
    if (first) expect(mixed?.inherits).toBe(inherits && 'All of Monthly, and');
    // Plans of one tier that have the same say the same.
    const [, one, twin] = cardsOf(...sold, { ...life, features: having(second) });
    expect([twin?.inherits, twin?.adds]).toEqual([one?.inherits, one?.adds]);
    const sheet = planSheet({ plans: sold, pricing: words, site });
    const rows = sheet.features.map(({ text, has }) => [text, ...has]);
    expect(rows[0]).toEqual(['A', first.includes('A'), second.includes('A')]);
  });
});

it('says every plan as plain text, with price, saving, renewal and features, and without its badge', () => {
  const feature = (text: string, included: boolean) => ({ text, included });
  const features = [feature('Tools', true), feature('Votes', false)];
  const plans = [{ ...monthly, trialDays: 7 }, { ...half, features, popular: true }, life];
  expect(plansText({ plans, pricing: words, site }).split('\n')).toEqual([
    'Sitename Suite',
    words.title,
    '',
    words.intro,
    '',
    'Monthly Plan: $14.99 per month',
    'The plain rate',
    '7\u00a0days free, then $14.99 per month',
    '$14.99 again every month',
    '- All indicators',
    '',
    '6-Month Plan: $69.99 per 6 months',
    'Less $19.95 (22%), nearly $11.67 a month. Instead of $89.94 6 × $14.99 by the month.',
    '$69.99 again every 6 months',
    '- Tools',
    '- Without: Votes',
    '',
    'Lifetime Plan: $299.00 once',
    'No more after it',
    '$299.00, once',
    '- All indicators',
    '',
    'Money back.',
    'Dollars.',
    `${words.methods.title}. ${words.methods.text}`,
    `${words.flexible.when}: ${words.flexible.title}. ${words.flexible.text}`,
    'https://site.example/#pricing',
    '',
  ]);
});

it('says in plain text that there is nothing to cancel, where no plan renews', () => {
  const text = plansText({ plans: [life], pricing: words, site });
  expect(text).toContain(words.nothingToCancel);
  expect(text).not.toContain(words.flexible.title);
});
