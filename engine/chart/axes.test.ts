import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { CHART_WORDS } from '@/engine/testing/replay';
import { axesOf } from './axes';
import { type Extent, project } from './geometry';

/** Ticks of a chart that has room for so many labels. */
function ticks(extent: Partial<Extent>, room: { prices?: number; times?: number }, digits = 0) {
  const { prices = 1, times = 1 } = room;
  const plot = { x: 0, y: 0, width: times * 45, height: prices * 28 };
  const whole = { times: [0], step: 1, blank: 0, low: 0, high: 1, ...extent };
  return axesOf(project(whole, plot, plot, 10), digits, CHART_WORDS);
}
const labels = (found: readonly { label: string }[]) =>
  found.flatMap(({ label }) => label || []).join(' ');

it.each([
  [0, 4.5, 5, 0, '0 1 2 3 4'],
  [0, 4.5, 4, 0, '0 2 4'],
  [0, 4.5, 2, 1, '0.0 2.5'],
  [0, 4.5, 1, 0, '0'],
  [1.0812, 1.0856, 5, 4, '1.0820 1.0830 1.0840 1.0850'],
])('labels round prices from %d to %d, at most %d', (low, high, prices, digits, expected) => {
  expect(labels(ticks({ low, high }, { prices }, digits).prices)).toBe(expected);
});

it('puts four small price ticks between two labelled ones, within the axis', () => {
  const { prices } = ticks({ low: 0.3, high: 10 }, { prices: 1 });
  expect(prices.map(({ value, label }) => label || value)).toEqual([2, 4, 6, 8, '10']);
});

/** Openings of bars from `from` until `to`. */
const openings = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step }, (_, index) => from + index * step);
const quarter = 15 * MINUTE_MS;
const day = (date: number) => Date.UTC(2026, 2, date);
const [friday, monday] = [day(6), day(9)];

it.each<[what: string, step: number, times: number[], room: number, expected: string]>([
  ['hours', quarter, openings(HOUR_MS, 14 * HOUR_MS, quarter), 3.5, '04:00 08:00 12:00'],
  [
    'a day where it begins',
    HOUR_MS,
    openings(friday - HOUR_MS, friday + HOUR_MS, HOUR_MS),
    2,
    'Fr 6',
  ],
  [
    'days of a month where bars are days',
    DAY_MS,
    openings(day(5), day(25), DAY_MS),
    4,
    '12 Ma 19 Ma',
  ],
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
  expect(labels(ticks({ times, step }, { times: room }).times)).toBe(expected);
});

it('puts small time ticks between labelled ones', () => {
  const times = openings(HOUR_MS, 14 * HOUR_MS, quarter);
  const small = ticks({ times, step: quarter }, { times: 3.5 }).times.filter(({ label }) => !label);
  expect(small.map(({ value }) => value / HOUR_MS)).toEqual([2, 6, 10]);
});
