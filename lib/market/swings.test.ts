import type { Candle } from './candle';
import { swings } from './swings';

/** Bars of one price each, so that a zigzag can be written as its prices. */
const zigzag = (prices: number[]): Candle[] =>
  prices.map((price, time) => ({
    time,
    open: price,
    high: price + 0.1,
    low: price - 0.1,
    close: price,
  }));

const found = (prices: number[], reach = 1) =>
  swings(zigzag(prices), reach).map(({ time, side, label }) => `${side}@${time}${label}`);

it('finds highs and lows between bars that do not go beyond them', () => {
  expect(found([1, 3, 2, 4, 3])).toEqual(['high@1', 'low@2', 'high@3HH']);
});

it.each([
  ['HH', [1, 3, 2, 4, 3], 'high@3HH'],
  ['LH', [1, 4, 2, 3, 1], 'high@3LH'],
  ['HL', [3, 1, 4, 2, 5], 'low@3HL'],
  ['LL', [3, 2, 4, 1, 5], 'low@3LL'],
])('labels %s', (_, prices, last) => {
  expect(found(prices).at(-1)).toBe(last);
});

it('takes prices from the wick', () => {
  expect(swings(zigzag([1, 3, 2]), 1)[0]?.price).toBe(3.1);
});

it('knows no turning point until `reach` bars have followed', () => {
  expect(found([1, 2, 5, 4], 2)).toEqual([]);
  expect(found([1, 2, 5, 4, 3], 2)).toEqual(['high@2']);
});

it('takes the first of equal bars', () => {
  expect(found([1, 3, 3, 1])).toEqual(['high@1']);
});

it('keeps the further of two neighbours on one side', () => {
  // A high, a shallow dip that is no low within reach, a higher high.
  const sides = swings(zigzag([1, 2, 6, 5, 4, 4.5, 5, 7, 3, 2, 1]), 2).map(({ side }) => side);
  expect(sides).toEqual(sides.filter((side, index) => side !== sides[index - 1]));
});
