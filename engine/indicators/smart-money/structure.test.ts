import { barsOf, flatBars } from '@/engine/indicators/testing/hand-made-bars';
import { createStructure } from './structure';
import { createSwings } from './swings';

function found(bars: ReturnType<typeof barsOf>) {
  const swings = createSwings(1);
  const structure = createStructure();
  return bars.flatMap((bar) => [...structure.next(bar, swings.next(bar))]);
}

const breaks = (bars: ReturnType<typeof barsOf>) =>
  found(bars).map(
    ({ direction, from, knownAt, label }) => `${direction} ${from}-${knownAt} ${label}`,
  );

it('breaks a swing high where a bar closes above it', () => {
  expect(found(flatBars([1, 3, 2, 4]))).toEqual([
    {
      id: 'break:up:1',
      knownAt: 3,
      kind: 'break',
      from: 1,
      price: 3,
      direction: 'up',
      label: 'BOS',
    },
  ]);
});

it('breaks a swing low where a bar closes below it', () => {
  expect(breaks(flatBars([4, 2, 3, 1]))).toEqual(['down 1-3 BOS']);
});

it('does not break on a wick, nor on an equal close', () => {
  const rows = [
    [1, 1, 1, 1],
    [3, 3, 3, 3],
    [2, 2, 2, 2],
    [2, 4, 2, 3],
  ] as const;
  expect(breaks(barsOf(rows))).toEqual([]);
});

it('calls the first break against the trend a change of character', () => {
  // Up over 3, up over 5, down under 4, down under 1.
  const prices = [1, 3, 2, 5, 4, 6, 3, 3.5, 1, 2, 0];
  expect(breaks(flatBars(prices))).toEqual([
    'up 1-3 BOS',
    'up 3-5 BOS',
    'down 4-6 CHoCH',
    'down 6-8 BOS',
    'down 8-10 BOS',
  ]);
});

it('breaks a swing once', () => {
  expect(breaks(flatBars([1, 3, 2, 4, 5, 6]))).toEqual(['up 1-3 BOS']);
});

it('looks at the last swing of a side only', () => {
  // 3.5 is above the later, lower high, and below the first one.
  expect(breaks(flatBars([1, 5, 2, 3, 2, 3.5, 6]))).toEqual(['up 3-5 BOS']);
});

it('judges a close against the swing known before it, though a newer one is confirmed there', () => {
  // The last bar confirms the high of bar 3 (wick to 6), and closes above the high of bar 1.
  const rows = [
    [1, 1, 1, 1],
    [3, 3, 3, 3],
    [2, 2, 2, 2],
    [2, 6, 2, 3],
    [3, 4, 3, 4],
  ] as const;
  expect(breaks(barsOf(rows))).toEqual(['up 1-4 BOS']);
});
