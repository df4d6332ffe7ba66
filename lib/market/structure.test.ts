import type { Candle } from './candle';
import type { Swing } from './mark';
import { breaks } from './structure';

const closes = (prices: number[]): Candle[] =>
  prices.map((price, time) => ({
    time,
    open: price,
    high: price + 5,
    low: price - 5,
    close: price,
  }));
const swing = (time: number, price: number, side: Swing['side']): Swing => ({
  kind: 'swing',
  time,
  price,
  side,
  label: '',
});
const names = (prices: number[], turns: Swing[], delay = 0) =>
  breaks(closes(prices), turns, delay).map(
    ({ label, direction, to }) => `${label} ${direction}@${to}`,
  );

it('marks a close beyond a swing high', () => {
  expect(breaks(closes([1, 2, 4]), [swing(0, 3, 'high')], 0)).toEqual([
    { kind: 'break', from: 0, to: 2, price: 3, direction: 'up', label: 'BOS' },
  ]);
});

it('does not take a wick for a close', () => {
  expect(names([1, 2, 3], [swing(0, 3, 'high')])).toEqual([]);
});

it('breaks a swing once', () => {
  expect(names([1, 4, 2, 5], [swing(0, 3, 'high')])).toEqual(['BOS up@1']);
});

it('calls the first break against the trend a change of character', () => {
  const turns = [swing(0, 3, 'high'), swing(0, 1, 'low')];
  expect(names([2, 4, 0], turns)).toEqual(['BOS up@1', 'CHoCH down@2']);
});

it('calls the next break with the new trend a break of structure', () => {
  const turns = [swing(0, 3, 'high'), swing(0, 1, 'low'), swing(2, -1, 'low')];
  expect(names([2, 4, 0, -2], turns)).toEqual(['BOS up@1', 'CHoCH down@2', 'BOS down@3']);
});

it('waits until a swing is confirmed', () => {
  expect(names([1, 4, 4, 4], [swing(0, 3, 'high')], 2)).toEqual(['BOS up@3']);
});
