import type { Candle } from './candle';
import { departure } from './ranges';

const bar = (time: number, close: number): Candle => ({
  time,
  open: close,
  high: close + 0.5,
  low: close - 0.5,
  close,
});
const bars = (closes: number[]) => closes.map((close, time) => bar(time, close));

it('finds the range and the first close outside it', () => {
  expect(departure(bars([9, 1, 2, 1, 2, 4]), 4, 2)).toEqual({
    range: { kind: 'range', from: 1, to: 5, low: 0.5, high: 2.5, direction: 'up', label: 'Range' },
    bar: bar(5, 4),
  });
});

it('finds a fall out of a range', () => {
  expect(departure(bars([1, 2, 1, 2, -3]), 4, 2)?.range.direction).toBe('down');
});

it('reaches back as far as bars stay within the range', () => {
  expect(departure(bars([9, 1, 2, 1, 2, 1, 2, 4]), 4, 2)?.range.from).toBe(1);
});

it('takes nothing wider than asked', () => {
  expect(departure(bars([1, 2, 1, 2, 4]), 4, 1.5)).toBeNull();
});

it('finds nothing while price stays inside', () => {
  expect(departure(bars([1, 2, 1, 2, 1, 2]), 4, 2)).toBeNull();
});
