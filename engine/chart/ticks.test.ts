import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { niceStep, priceTicks, timeTicks } from './ticks';

it.each([
  [0.9, 1],
  [1, 1],
  [1.1, 2],
  [2.1, 2.5],
  [3, 5],
  [6, 10],
  [0.0007, 0.001],
])('rounds a step of %d up to %d', (least, expected) => {
  expect(niceStep(least)).toBeCloseTo(expected);
});

it('labels round prices', () => {
  const labels = priceTicks(1.0812, 1.0856, 5, 4).flatMap(({ label }) => label || []);
  expect(labels).toEqual(['1.0820', '1.0830', '1.0840', '1.0850']);
});

it('puts four small price ticks between two labelled ones', () => {
  expect(priceTicks(0, 10, 1, 0).map(({ label }) => label)).toEqual(['0', '', '', '', '', '10']);
});

it('stays within the axis', () => {
  const values = priceTicks(0.3, 9.7, 4, 0).map(({ value }) => value);
  expect(values.every((value) => value >= 0.3 && value <= 9.7)).toBe(true);
});

/** Openings of bars from `from` until `to`. */
const openings = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step }, (_, index) => from + index * step);
const labelled = (...args: Parameters<typeof timeTicks>) =>
  timeTicks(...args).flatMap(({ label }) => label || []);

it('labels as many hours as there is room for', () => {
  const times = openings(HOUR_MS, 14 * HOUR_MS, 15 * MINUTE_MS);
  expect(labelled(times, 15 * MINUTE_MS, 3.5)).toEqual(['04:00', '08:00', '12:00']);
});

it('puts small ticks between labelled ones', () => {
  const times = openings(HOUR_MS, 14 * HOUR_MS, 15 * MINUTE_MS);
  const small = timeTicks(times, 15 * MINUTE_MS, 3.5).filter(({ label }) => label === '');
  expect(small.map(({ value }) => value / HOUR_MS)).toEqual([2, 6, 10]);
});

const midnight = Date.UTC(2026, 2, 5);

it('names the day at midnight', () => {
  const times = openings(midnight - HOUR_MS, midnight + HOUR_MS, 5 * MINUTE_MS);
  expect(labelled(times, 5 * MINUTE_MS, 2)).toEqual(['Thu 5', '01:00'].slice(0, 1));
});

it('names days where bars are days', () => {
  const times = openings(midnight, midnight + 20 * DAY_MS, DAY_MS);
  expect(labelled(times, DAY_MS, 4)).toEqual(['12 Mar', '19 Mar']);
});

it('goes on over a weekend with the first bar after it', () => {
  const [friday, monday] = [Date.UTC(2026, 2, 6, 20), Date.UTC(2026, 2, 9)];
  const times = [
    ...openings(friday, friday + 2 * HOUR_MS, 15 * MINUTE_MS),
    ...openings(monday, monday + 2 * HOUR_MS, 15 * MINUTE_MS),
  ];
  expect(labelled(times, 15 * MINUTE_MS, 4)).toEqual(['21:00', 'Mon 9', '01:00']);
});
