import { flatBars } from '@/engine/indicators/testing/hand-made-bars';
import { createSwings } from './swings';

function found(prices: readonly number[], reach = 1) {
  const swings = createSwings(reach);
  return flatBars(prices).flatMap((bar) => [...swings.next(bar)]);
}

const labels = (prices: readonly number[]) =>
  found(prices).map(({ side, time, label }) => `${side}@${time}${label}`);

it('makes a swing of a pivot when it is known', () => {
  expect(found([1, 3, 2])).toEqual([
    {
      id: 'swing:high:1',
      knownAt: 2,
      kind: 'swing',
      time: 1,
      price: 3,
      side: 'high',
      label: '',
      repeatsSide: false,
    },
  ]);
});

it.each([
  ['HH', [1, 3, 2, 4, 3], 'high@3HH'],
  ['LH', [1, 4, 2, 3, 1], 'high@3LH'],
  ['LH of an equal high', [1, 4, 2, 4, 1], 'high@3LH'],
  ['HL', [3, 1, 4, 2, 5], 'low@3HL'],
  ['HL of an equal low', [3, 1, 4, 1, 5], 'low@3HL'],
  ['LL', [3, 2, 4, 1, 5], 'low@3LL'],
])('labels %s', (_, prices, last) => {
  expect(labels(prices).at(-1)).toBe(last);
});

it('says where a swing repeats the side of the one before it', () => {
  // The dip between the two highs is no low within reach: price was as low two bars before it.
  const swings = found([1, 2, 6, 3, 3, 4, 7, 5, 4], 2);
  expect(swings.map(({ side, time, repeatsSide }) => [side, time, repeatsSide])).toEqual([
    ['high', 2, false],
    ['high', 6, true],
  ]);
});
