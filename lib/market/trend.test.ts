import { type Candle, minute } from './candle';
import { slope, trendTable } from './trend';

it.each([
  [[1, 2, 3], 1],
  [[5, 3, 1], -2],
  [[1, 3, 1], 0],
  [[4], 0],
  [[], 0],
])('measures the slope of %j', (values, expected) => {
  expect(slope(values)).toBeCloseTo(expected);
});

const bars = (closes: number[]): Candle[] =>
  closes.map((close, index) => ({
    time: index * minute,
    open: close,
    high: close + 0.5,
    low: close - 0.5,
    close,
  }));

it.each([
  ['up', [1, 2, 3, 4]],
  ['down', [4, 3, 2, 1]],
  ['flat', [2, 2.01, 2, 2.01]],
])('reads %s from closes', (direction, closes) => {
  expect(trendTable(bars(closes), [{ name: '1m', length: minute }])).toEqual([
    { timeframe: '1m', direction },
  ]);
});

it('reads each timeframe from its own bars', () => {
  const closes = [...Array.from({ length: 16 }, (_, index) => 20 - index), 0, 1, 2, 3, 4, 5, 6, 7];
  const rows = trendTable(bars(closes), [
    { name: '1m', length: minute },
    { name: '8m', length: 8 * minute },
  ]);
  expect(rows.map(({ direction }) => direction)).toEqual(['up', 'down']);
});
