import type { Bar } from './bar';
import { departure } from './ranges';

const bars = (closes: number[]): Bar[] =>
  closes.map((close, time) => ({
    time,
    open: close,
    high: close + 0.5,
    low: close - 0.5,
    close,
    volume: 1,
  }));

it('finds the range and the close outside it', () => {
  const market = bars([9, 1, 2, 1, 2, 4]);
  expect(departure(market, 4, 2)).toEqual({
    from: 1,
    low: 0.5,
    high: 2.5,
    direction: 'up',
    bar: market[5],
  });
});

it('finds a fall out of a range', () => {
  expect(departure(bars([1, 2, 1, 2, -3]), 4, 2)?.direction).toBe('down');
});

it('takes the last of several', () => {
  expect(departure(bars([1, 2, 1, 2, 4, 5, 4, 5, 4, 9]), 4, 2)?.bar.time).toBe(9);
});

it('reaches back as far as bars stay within the range', () => {
  expect(departure(bars([9, 1, 2, 1, 2, 1, 2, 4]), 4, 2)?.from).toBe(1);
});

it('takes nothing wider than asked', () => {
  expect(departure(bars([1, 2, 1, 2, 4]), 4, 1.5)).toBeNull();
});

it('finds nothing while price stays inside', () => {
  expect(departure(bars([1, 2, 1, 2, 1, 2]), 4, 2)).toBeNull();
});
