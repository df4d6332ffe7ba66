import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '#market/bar';
import { CHART_WORDS } from '#testing/replay';
import { momentWords, timeTicks } from './time-axis';

const openings = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step }, (_, index) => from + index * step);
const quarter = 15 * MINUTE_MS;
const day = (date: number) => Date.UTC(2026, 2, date);
const [friday, monday] = [day(6), day(9)];
const months = (from: number, to: number, step = 1) =>
  Array.from({ length: (to - from) / step }, (_, month) => Date.UTC(2026, from + step * month));

const labelsOf = (times: readonly number[], step: number, room: number) =>
  timeTicks(times, step, room, CHART_WORDS)
    .flatMap(({ label }) => label || [])
    .join(' ');

it.each<[what: string, step: number, times: number[], room: number, expected: string]>([
  ['hours', quarter, openings(HOUR_MS, 14 * HOUR_MS, quarter), 3.5, '04:00 08:00 12:00'],
  [
    'a day that opens at 14:30',
    HOUR_MS,
    [day(5) + 20 * HOUR_MS, ...openings(friday + 14.5 * HOUR_MS, friday + 18.5 * HOUR_MS, HOUR_MS)],
    2,
    'Fr 6 15:30',
  ],
  ['Mondays on daily bars', DAY_MS, openings(day(5), day(25), DAY_MS), 4, '9 Ma 16 Ma 23 Ma'],
  [
    'the year in January only, and months otherwise',
    DAY_MS,
    openings(Date.UTC(2025, 8, 1), Date.UTC(2026, 7, 5), DAY_MS),
    4,
    'Oc 2026 Ap Jl',
  ],
  ['months', DAY_MS, openings(day(5), day(5) + 90 * DAY_MS, DAY_MS), 4, 'Ap My Jn'],
  ['only years', 30 * DAY_MS, months(-30, 60), 8, '2024 2025 2026 2027 2028 2029 2030'],
  ['decades', 365 * DAY_MS, months(-600, 0, 12), 6, '1980 1990 2000 2010 2020'],
  [
    'the first bar after a weekend',
    quarter,
    [
      ...openings(friday + 20 * HOUR_MS, friday + 22 * HOUR_MS, quarter),
      ...openings(monday, monday + 2 * HOUR_MS, quarter),
    ],
    4,
    '21:00 Mo 9 01:00',
  ],
])('labels %s', (_, step, times, room, expected) => {
  expect(labelsOf(times, step, room)).toBe(expected);
});

it('puts small ticks between labeled ones, and none after the last bar', () => {
  const times = openings(HOUR_MS, 14 * HOUR_MS, quarter);
  const small = timeTicks(times, quarter, 3.5, CHART_WORDS).filter(({ label }) => !label);
  expect(small.map(({ value }) => value / HOUR_MS)).toEqual([2, 6, 10]);
});

it.each([
  [quarter, 'Fr 6 Ma 14:35'],
  [DAY_MS, '6 Ma 2026'],
  [WEEK_MS, '6 Ma 2026'],
  [30 * DAY_MS, 'Ma 2026'],
])('says when a %d ms bar opened: %s', (step, expected) => {
  expect(momentWords(friday + 14 * HOUR_MS + 35 * MINUTE_MS, step, CHART_WORDS)).toBe(expected);
});
