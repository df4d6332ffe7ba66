import { createAtr } from './atr';
import { barsOf, flatBars } from './testing/hand-made-bars';

const averages = (rows: Parameters<typeof barsOf>[0], length: number) => {
  const atr = createAtr(length);
  return barsOf(rows).map((bar) => atr.next(bar));
};

it('begins with the mean of the first ranges, then takes in a part of each', () => {
  const rows = [
    [10, 12, 10, 11],
    [11, 12, 8, 9],
    [9, 10, 9, 10],
  ] as const;
  // Ranges 2, 4, 1: (2 + 4) / 2 = 3, then (3 + 1) / 2 = 2.
  expect(averages(rows, 2)).toEqual([null, 3, 2]);
});

it('counts the jump from the close before', () => {
  const rows = [
    [10, 10, 10, 10],
    [15, 16, 15, 16],
    [12, 12, 11, 11],
  ] as const;
  expect(averages(rows, 1)).toEqual([0, 6, 5]);
});

it('is known from the fourteenth bar on', () => {
  const atr = createAtr();
  const known = flatBars(new Array(15).fill(1)).map((bar) => atr.next(bar));
  expect(known).toEqual([...new Array(13).fill(null), 0, 0]);
});
