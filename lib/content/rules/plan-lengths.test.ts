import { faultLines } from '../fault-lines';

/** The lines about the 6-month plan once it has other months or words. */
const linesWith = (months: number, period: string, renewal: string | null) =>
  faultLines([
    ['plans[1].months', months],
    ['plans[1].period', period],
    ['plans[1].renewal', renewal],
  ]).filter((line) => /period|renewal/.test(line));

it.each<[months: number, period: string, renewal: string | null]>([
  [3, 'per quarter', 'every 3 months'],
  [3, 'per three months', 'quarterly'],
  [6, 'per half-year', 'every half a year'],
  [6, 'per 6 months', null],
  [2, 'for two months', 'every other month'],
  [9, 'per season', 'every nine months'],
  [11, 'for a while', 'now and then'],
  [10, 'per year and a half', null],
])('accepts %d months with %j and %j', (months, period, renewal) => {
  expect(linesWith(months, period, renewal)).toEqual([]);
});

it.each<[months: number, field: string, words: string]>([
  [3, 'period', 'per 6 months'],
  [6, 'renewal', 'every 3 months'],
  [6, 'period', 'per year'],
  [3, 'renewal', 'every month'],
  [4, 'period', 'per quarter'],
  [6, 'renewal', 'annually'],
])('reports %d months with the %s %j', (months, field, words) => {
  const [period, renewal] = field === 'period' ? [words, null] : [`per ${months} months`, words];
  expect(linesWith(months, period, renewal)).toEqual([
    `content/plans.ts: plans[1].${field}: expected words for its months, ${months}, got "${words}"`,
  ]);
});
