import { HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { priceTicks, timeTicks } from './ticks';

it.each([
  [0.9, '0 1 2 3 4'],
  [1.1, '0 2 4'],
  [2.1, '0.0 2.5'],
  [3, '0'],
])('labels prices at least %d apart at round steps', (apart, labels) => {
  const digits = labels.includes('.') ? 1 : 0;
  const ticks = priceTicks(0, 4.5, 4.5 / apart, digits);
  expect(ticks.flatMap(({ label }) => label || []).join(' ')).toBe(labels);
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
const clock = (time: number) => new Date(time).toISOString().slice(5, 16);
const labelled = (times: readonly number[], step: number, count: number) =>
  timeTicks(times, step, count, clock).flatMap(({ label }) => label || []);

it('labels as many hours as there is room for', () => {
  const times = openings(HOUR_MS, 14 * HOUR_MS, 15 * MINUTE_MS);
  expect(labelled(times, 15 * MINUTE_MS, 3.5)).toEqual([
    '01-01T04:00',
    '01-01T08:00',
    '01-01T12:00',
  ]);
});

it('puts small ticks between labelled ones', () => {
  const times = openings(HOUR_MS, 14 * HOUR_MS, 15 * MINUTE_MS);
  const small = timeTicks(times, 15 * MINUTE_MS, 3.5, clock).filter(({ label }) => label === '');
  expect(small.map(({ value }) => value / HOUR_MS)).toEqual([2, 6, 10]);
});

it('continues over a weekend with the first bar after it', () => {
  const [friday, monday] = [Date.UTC(2026, 2, 6, 20), Date.UTC(2026, 2, 9)];
  const times = [
    ...openings(friday, friday + 2 * HOUR_MS, 15 * MINUTE_MS),
    ...openings(monday, monday + 2 * HOUR_MS, 15 * MINUTE_MS),
  ];
  expect(labelled(times, 15 * MINUTE_MS, 4)).toEqual(['03-06T21:00', '03-09T00:00', '03-09T01:00']);
});
