import { content } from '@/lib/content/content';
import type { Plan } from '@/lib/content/schemas/plans';
import { lengthWords, plan, site } from '@/lib/testing/content';
import { chargeText, costCharts, plainNote, planLines, priceAnchor, trialText } from './texts';

const pricing = {
  ...content.pricing,
  ...lengthWords,
  baseline: 'The plain rate',
  onceNote: 'Once',
  freeNote: 'Nothing',
  trial: '{length} free, then {priced}',
  renews: '{price} again {every}',
  ends: 'Over after {length}',
  onceTerms: '{price} once',
  freeTerms: 'No charge',
};
const offer = (...plans: Plan[]) => ({ plans, pricing, site });

const monthly = plan('monthly', 'Monthly', 14.99, 1);
const half = plan('half', '6-Month', 69.99, 6);
const week = plan('week', 'Weekly', 5, 2, { interval: 'week', trialDays: 1 });
const life = plan('life', 'Lifetime', 1299, 1, { interval: 'once' });
const free = plan('free', 'Free', 0, 1, { trialDays: 0 });
const ending = plan('course', 'Course', 15, 3, { renews: false });

it('says name and price of each plan in a line', () => {
  const lines = planLines(offer(monthly, half, week, life, { ...free, name: 'Starter' }));
  expect(lines.map(({ name, price }) => `${name}: ${price}`)).toEqual([
    'Monthly Plan: $14.99 per month',
    '6-Month Plan: $69.99 per 6 months',
    'Weekly Plan: $5.00 per 2 weeks',
    'Lifetime Plan: $1,299.00 once',
    'Starter: Free',
  ]);
});

it.each([
  ['Free Plan', 'Free', 'en-US', ''],
  ['The free one', 'Free', 'en-US', ''],
  ['Freedom Plan', 'Free', 'en-US', 'Free'],
  ['無料プラン', '無料', 'ja-JP', ''],
  ['Einstieg', 'Kostenlos', 'de-DE', 'Kostenlos'],
])('says once that a plan costs nothing: %s, %s (%s)', (name, word, locale, said) => {
  const words = { ...offer({ ...free, name }), pricing: { ...pricing, free: word } };
  const [line] = planLines({ ...words, site: { ...site, locale } });
  expect(line).toMatchObject({ name, price: said });
});

it.each([
  ['renews', half, '$69.99 again every 6 months'],
  ['ends by itself', ending, 'Over after 3 months'],
  ['is paid once', life, '$1,299.00 once'],
  ['is free', free, 'No charge'],
])('says what follows the choice of a plan that %s', (_, sold, said) => {
  expect(chargeText(sold, offer(sold))).toBe(said);
});

it('says how long a plan is free at first, where it is', () => {
  const texts = [week, half, life, free].map((sold) => trialText(sold, offer(sold)));
  expect(texts).toEqual(['1\u00a0day free, then $5.00 per 2 weeks', '', '', '']);
});

it.each<[Plan[], string[]]>([
  [
    [monthly, half],
    ['The plain rate', ''],
  ],
  [
    [free, monthly, half, life],
    ['Nothing', 'The plain rate', '', 'Once'],
  ],
  [[monthly], ['']],
  [
    [monthly, life],
    ['', 'Once'],
  ],
  [
    [
      { ...monthly, tier: 'A' },
      { ...half, tier: 'B' },
    ],
    ['', ''],
  ],
  [
    ['A', 'B'].flatMap((tier) => [
      { ...monthly, tier },
      { ...half, tier },
    ]),
    ['The plain rate', '', 'The plain rate', ''],
  ],
])(
  'notes of a plan without comparison what it is, and of one in each tier that it is the shortest',
  (plans, notes) => {
    expect(plans.map((one) => plainNote(one, offer(...plans)))).toEqual(notes);
  },
);

it.each<[what: string, Plan[], said: string]>([
  ['the least that is paid at once', [half, monthly], 'From $14.99 per month. Refund.'],
  [
    'that a year costs less, where it does',
    [monthly, plan('year', 'Year', 129.99, 12)],
    'From $14.99 per month, less. Refund.',
  ],
  [
    'nothing of a year that saves nothing',
    [monthly, plan('year', 'Year', 179.88, 12)],
    'From $14.99 per month. Refund.',
  ],
  [
    'nothing of the year of another tier',
    [
      monthly,
      plan('pro', 'Pro', 40, 1, { tier: 'Pro' }),
      plan('year', 'Year', 300, 1, { tier: 'Pro', interval: 'year' }),
    ],
    'From $14.99 per month. Refund.',
  ],
  ['that there is a free one', [free, life], 'Free or $1,299.00 once. Refund.'],
  ['that all are free', [free], 'Free'],
])('says before the cards %s', (_, some, said) => {
  const words = {
    from: 'From {price} {period}{lessByTheYear}. {refund}',
    fromFree: 'Free or {price} {period}{lessByTheYear}. {refund}',
    lessByTheYear: ', less',
    refund: 'Refund.',
  };
  const line = priceAnchor(offer(...some), words);
  expect(Object.values(line).join('')).toBe(said);
});

const within = (tier: string, one: Plan) => ({ ...one, tier, title: `${tier} ${one.title}` });

it.each<[what: string, Plan[], charts: [string, string | null, string[]][]]>([
  [
    'one for plans without tiers',
    [monthly, half, life],
    [['costs', null, [monthly, half, life].map(({ title }) => title)]],
  ],
  ['none of a single plan', [monthly], []],
  ['none of plans that cost nothing', [free, { ...free, id: 'other' }], []],
  ['none of a single plan beside a free one', [free, life], []],
  ['without what is free', [free, monthly, half], [['costs', null, [monthly.title, half.title]]]],
  [
    'one for each tier that has more than one plan, which need not repeat its name',
    [
      free,
      ...[monthly, half].map((one) => within('A', one)),
      within('B', week),
      within('B', { ...life, title: '' }),
    ],
    [
      ['costs', 'A', [monthly.title, half.title]],
      ['costs-2', 'B', [week.title, 'B ']],
    ],
  ],
  [
    'under their titles those without a tier, beside others',
    [...[monthly, half].map((one) => within('A', one)), week, life],
    [
      ['costs', 'A', [monthly.title, half.title]],
      ['costs-2', `${week.title} and ${life.title}`, [week.title, life.title]],
    ],
  ],
])('compares costs in charts: %s', (_, plans, charts) => {
  const planCosts = { ...content.planCosts, title: 'All', intro: 'How.' };
  const made = costCharts({ ...offer(...plans), planCosts });
  expect(made.map(({ id, tier, prices }) => [id, tier, prices.map((one) => one.title)])).toEqual(
    charts,
  );
  // The page carries them as JSON, which has no `Infinity`.
  expect(JSON.parse(JSON.stringify(made))).toEqual(made);
  // Said once.
  const lead = { title: 'All', intro: 'How.' };
  expect(made.map((chart) => chart.lead)).toEqual(made.map((_, place) => (place ? null : lead)));
});
