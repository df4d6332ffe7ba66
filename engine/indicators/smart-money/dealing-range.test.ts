import { type IndicatorEvent, run } from '@/engine/indicators/indicator';
import { barsOf, flatBars } from '@/engine/indicators/testing/hand-made-bars';
import { sideOf } from './dealing-range';
import { createSmartMoney } from './smart-money';

const rangeEvents = (bars: ReturnType<typeof barsOf>): IndicatorEvent[] =>
  run(createSmartMoney({ reach: 1, leastGap: 0 }), bars).filter(
    ({ mark }) => mark.kind === 'dealing-range',
  );

const told = (bars: ReturnType<typeof barsOf>) =>
  rangeEvents(bars).map(({ type, knownAt, mark }) => `${mark.id} ${type} at ${knownAt}`);

it('lies between the last swing high and the last swing low', () => {
  expect(rangeEvents(flatBars([1, 6, 2, 4]))).toEqual([
    {
      type: 'confirmed',
      knownAt: 3,
      mark: {
        id: 'dealing-range:3',
        knownAt: 3,
        kind: 'dealing-range',
        from: 1,
        low: 2,
        high: 6,
        equilibrium: 4,
      },
    },
  ]);
});

it('is replaced when one of its swings is', () => {
  expect(told(flatBars([1, 6, 2, 4, 3]))).toEqual([
    'dealing-range:3 confirmed at 3',
    'dealing-range:3 replaced at 4',
    'dealing-range:4 confirmed at 4',
  ]);
});

it('changes once where a bar is both a swing high and a swing low', () => {
  const outside = [
    [2, 3, 1, 2],
    [2, 5, 0, 2],
    [2, 3, 1, 2],
  ] as const;
  expect(told(barsOf(outside))).toEqual(['dealing-range:2 confirmed at 2']);
});

it('ends without another where the swing high is not above the swing low', () => {
  // A swing high of 8, a low of 6, a high of 7; then price falls without a low, and a wick to 5.5 makes a high.
  const rows = [
    [4, 4, 4, 4],
    [8, 8, 8, 8],
    [6, 6, 6, 6],
    [7, 7, 7, 7],
    [5, 5, 4, 4],
    [4, 5.5, 3, 3],
    [3, 3, 2, 2],
  ] as const;
  expect(told(barsOf(rows)).slice(-2)).toEqual([
    'dealing-range:4 confirmed at 4',
    'dealing-range:4 replaced at 6',
  ]);
});

it.each([
  [5, 'premium'],
  [4, 'equilibrium'],
  [3, 'discount'],
] as const)('calls %d a price at %s', (price, side) => {
  expect(sideOf({ equilibrium: 4 }, price)).toBe(side);
});
