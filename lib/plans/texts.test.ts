import { content } from '@/lib/content/content';
import type { Plan } from '@/lib/content/schemas/plans';
import type { Pricing } from '@/lib/content/schemas/pricing';
import { plan, site } from '@/lib/testing/content';
import { planCards, planSheet, plansText, priceAnchor } from './texts';

/** The sample's words where a test does not look at them. */
const words: Pricing = {
  ...content.pricing,
  choose: 'Take {plan}',
  comparedWith: '{months} × {monthly}',
  comparedSpoken: 'Instead of {compared}',
  saving: 'Less {amount} ({about} {percent}%)',
  about: 'nearly',
  perMonth: '{monthly} a month',
  baseline: 'The plain rate',
  renews: '{price} again {renewal}',
  ends: 'Over after {length}',
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
const plans = [monthly, half, annual];
const cards = planCards(plans, words);

describe('a card', () => {
  it('sets dollars and cents apart', () => {
    expect(cards.map(({ price }) => price)).toEqual([
      { symbol: '$', dollars: '14', cents: '99', spoken: '$14.99' },
      { symbol: '$', dollars: '69', cents: '99', spoken: '$69.99' },
      { symbol: '$', dollars: '1,129', cents: '90', spoken: '$1,129.90' },
    ]);
  });

  it('compares a plan with the first one, and calls only a percentage that was rounded up "about"', () => {
    expect(cards.map(({ comparison }) => comparison)).toEqual([
      null,
      {
        amount: '$89.94',
        spoken: 'Instead of $89.94',
        explanation: '6 × $14.99',
        saving: 'Less $19.95 (22%)',
        perMonth: '$11.67 a month',
      },
      {
        amount: '$1,798.80',
        spoken: 'Instead of $1,798.80',
        explanation: '120 × $14.99',
        saving: 'Less $668.90 (37%)',
        perMonth: '$9.42 a month',
      },
    ]);
    const rounded = planCards([monthly, plan('year', 'Year', 129.99, 12)], words)[1];
    expect(rounded?.comparison?.saving).toBe('Less $49.89 (nearly 28%)');
  });

  it('spreads a price over its months, and calls only a sum that was rounded "about"', () => {
    const third = planCards([plan('quarter', 'Quarter', 45, 3)], words);
    const spread = [...cards, ...third].map(({ perMonth }) => perMonth);
    expect(spread).toEqual(['$14.99', 'nearly $11.67', 'nearly $9.42', '$15.00']);
  });

  it('says all that is to be known of the money beside the button, in one order', () => {
    expect(cards[1]?.choose).toBe('Take 6-Month');
    const terms = ['$69.99 again every 6 months', 'By mail.', 'Money back.', 'Dollars.'];
    expect(cards[1]?.terms).toEqual(terms);
  });

  it.each([
    ['https://pay.shop.example/x', true],
    ['https://pay.shop.com/example', false],
    [null, false],
  ])('knows the link %s for one that is kept for examples: %s', (paymentLink, isSample) => {
    expect(planCards([{ ...monthly, paymentLink }], words)[0]?.isSample).toBe(isSample);
  });

  it('says of a plan that ends by itself that nothing follows', () => {
    const [card] = planCards([{ ...monthly, renewal: null }], words);
    expect(card?.terms.slice(0, 2)).toEqual(['Over after 1 month', 'Nothing to cancel.']);
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
    expect(planCards(sold, words)[1]).toMatchObject({ inherits, adds, lacks });
    const rows = planSheet(sold, words).features.map(({ text, has }) => [text, ...has]);
    expect(rows[0]).toEqual(['A', first.includes('A'), second.includes('A')]);
  });
});

it('says every plan as plain text, with price, saving, renewal and features, and without its badge', () => {
  const feature = (text: string, included: boolean) => ({ text, included });
  const features = [feature('Tools', true), feature('Votes', false)];
  expect(
    plansText(site, [monthly, { ...half, features, popular: true }], words).split('\n'),
  ).toEqual([
    'Sitename Suite',
    words.title,
    '',
    words.intro,
    '',
    'Monthly Plan: $14.99 per 1 months',
    'The plain rate',
    '$14.99 again every 1 months',
    '- All indicators',
    '',
    '6-Month Plan: $69.99 per 6 months',
    'Less $19.95 (22%), $11.67 a month. Instead of $89.94 6 × $14.99.',
    '$69.99 again every 6 months',
    '- Tools',
    '- Without: Votes',
    '',
    'By mail.',
    'Money back.',
    'Dollars.',
    `${words.methods.title}. ${words.methods.text}`,
    `${words.flexible.title}. ${words.flexible.text}`,
    'https://site.example/#pricing',
    '',
  ]);
});

it.each<[what: string, Plan[], said: string]>([
  ['the least that is paid at once', [half, monthly], 'From $14.99 per 1 months. Refund.'],
  [
    'that a year costs less, where it does',
    [monthly, plan('year', 'Year', 129.99, 12)],
    'From $14.99 per 1 months, less. Refund.',
  ],
  [
    'nothing of a year that saves nothing',
    [monthly, plan('year', 'Year', 179.88, 12)],
    'From $14.99 per 1 months. Refund.',
  ],
])('says before the cards %s', (_, some, said) => {
  const line = priceAnchor(some, { from: 'From', lessByTheYear: ', less', refund: 'Refund.' });
  expect(Object.values(line).join('')).toBe(said);
});
