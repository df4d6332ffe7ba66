import { aggregate, averageRange, type Candle, directionOf, extremes, hour } from './candle';

const bar = (time: number, open: number, high: number, low: number, close: number): Candle => ({
  time,
  open,
  high,
  low,
  close,
});

const bars = [bar(0, 5, 7, 4, 6), bar(hour / 2, 6, 9, 6, 8), bar(hour, 8, 8, 3, 4)];

it.each([
  ['up', bar(0, 1, 2, 1, 2)],
  ['up', bar(0, 1, 2, 1, 1)],
  ['down', bar(0, 2, 2, 1, 1)],
])('calls a bar %s by its open and close', (direction, candle) => {
  expect(directionOf(candle)).toBe(direction);
});

it('averages ranges', () => {
  expect(averageRange(bars)).toBeCloseTo((3 + 3 + 5) / 3);
});

it('averages no ranges to 0', () => {
  expect(averageRange([])).toBe(0);
});

it('finds the extremes', () => {
  expect(extremes(bars)).toEqual({ high: 9, low: 3 });
});

it('aggregates bars of one hour from those that start in it', () => {
  expect(aggregate(bars, hour)).toEqual([bar(0, 5, 9, 4, 8), bar(hour, 8, 8, 3, 4)]);
});

it('aligns aggregated bars to the clock', () => {
  expect(aggregate([bar(1.75 * hour, 1, 1, 1, 1)], hour)[0]?.time).toBe(hour);
});

it('leaves the bars it aggregates as they were', () => {
  const before = JSON.stringify(bars);
  aggregate(bars, hour);
  expect(JSON.stringify(bars)).toBe(before);
});
