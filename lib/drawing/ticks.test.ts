import { hour } from '@/lib/market/candle';
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

it('puts a time tick at every whole hour', () => {
  const values = timeTicks(0.5 * hour, 3 * hour, 9).map(({ value }) => value / hour);
  expect(values).toEqual([1, 2]);
});

it('labels as many hours as there is room for', () => {
  const labels = timeTicks(hour, 14 * hour, 3.5).flatMap(({ label }) => label || []);
  expect(labels).toEqual(['04:00', '08:00', '12:00']);
});

it('names the day at midnight', () => {
  const midnight = Date.UTC(2026, 2, 5);
  expect(timeTicks(midnight, midnight + hour, 9)[0]?.label).toBe('Thu 5');
});
