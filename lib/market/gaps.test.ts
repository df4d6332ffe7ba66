import type { Candle } from './candle';
import { gaps } from './gaps';

const bar = (time: number, low: number, high: number): Candle => ({
  time,
  open: low,
  high,
  low,
  close: high,
});
const rise = [bar(0, 1, 2), bar(1, 2, 5), bar(2, 4, 6)];

it('finds the prices that only the middle of three bars crossed', () => {
  expect(gaps(rise, 1)).toEqual([
    { kind: 'gap', from: 1, to: null, low: 2, high: 4, direction: 'up', label: '' },
  ]);
});

it('finds a falling gap', () => {
  expect(gaps([bar(0, 5, 6), bar(1, 2, 5), bar(2, 1, 3)], 1)[0]).toMatchObject({
    low: 3,
    high: 5,
    direction: 'down',
  });
});

it('leaves out gaps below the least size', () => {
  expect(gaps(rise, 2.5)).toEqual([]);
});

it('leaves out bars that touch', () => {
  expect(gaps([bar(0, 1, 3), bar(1, 2, 5), bar(2, 3, 6)], 0.1)).toEqual([]);
});

it.each([
  ['keeps a gap open above its middle', 3.5, null],
  ['ends a gap where price comes back to its middle', 3, 3],
])('%s', (_, low, to) => {
  expect(gaps([...rise, bar(3, low, 6)], 1)[0]?.to).toBe(to);
});
