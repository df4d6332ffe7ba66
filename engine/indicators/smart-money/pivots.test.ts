import { barsOf, flatBars } from '@/engine/indicators/testing/hand-made-bars';
import { createPivots } from './pivots';

/** @returns `side@time` of each pivot, and the time at which it became known */
function found(bars: ReturnType<typeof barsOf>, reach: number): string[] {
  const pivots = createPivots(reach);
  return bars.flatMap((bar) =>
    pivots.next(bar).map(({ side, time }) => `${side}@${time} known at ${bar.time}`),
  );
}

it('finds bars that stand out, when `reach` bars have followed', () => {
  expect(found(flatBars([1, 3, 2, 4]), 1)).toEqual(['high@1 known at 2', 'low@2 known at 3']);
  expect(found(flatBars([1, 2, 5, 4]), 2)).toEqual([]);
  expect(found(flatBars([1, 2, 5, 4, 3]), 2)).toEqual(['high@2 known at 4']);
});

it('takes the first of equal bars', () => {
  expect(found(flatBars([1, 3, 3, 1]), 1)).toEqual(['high@1 known at 2']);
});

it('takes no bar after an equal one within reach, but one further away', () => {
  expect(found(flatBars([1, 2, 5, 5, 2, 1]), 2)).toEqual(['high@2 known at 4']);
  expect(found(flatBars([3, 1, 2, 1, 3]), 1)).toEqual([
    'low@1 known at 2',
    'high@2 known at 3',
    'low@3 known at 4',
  ]);
});

it('needs `reach` bars before a pivot too', () => {
  expect(found(flatBars([5, 4, 3]), 1)).toEqual([]);
});

it('finds an outside bar as a high, then as a low', () => {
  const rows = [
    [2, 3, 1, 2],
    [2, 5, 0, 2],
    [2, 3, 1, 2],
  ] as const;
  expect(found(barsOf(rows), 1)).toEqual(['high@1 known at 2', 'low@1 known at 2']);
});

it('finds nothing where price stands still after its first bars', () => {
  expect(found(flatBars([1, 1, 1, 1, 1]), 1)).toEqual([]);
});
