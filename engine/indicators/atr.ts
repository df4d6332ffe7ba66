/**
 * Average true range: how far price usually moves in a bar, counting the jump from the close before it.
 * Source: J. Welles Wilder Jr., New Concepts in Technical Trading Systems, 1978.
 */
import type { Bar } from '@/engine/market/bar';

/** Wilder's own number of bars. */
const LENGTH = 14;

export interface Atr {
  /** @returns the average at the close of this bar, in price; null until 14 bars were fed */
  next(bar: Bar): number | null;
}

function trueRange({ high, low }: Bar, closeBefore: number): number {
  return Math.max(high, closeBefore) - Math.min(low, closeBefore);
}

/** Its first value is the mean of the first bars, later ones are smoothed by 1 / 14. */
export function createAtr(): Atr {
  let count = 0;
  let sum = 0;
  let average: number | null = null;
  let closeBefore: number | null = null;
  return {
    next(bar) {
      // The first bar has no close before it: its own range counts, as if it had opened there.
      const range = trueRange(bar, closeBefore ?? bar.open);
      closeBefore = bar.close;
      if (average !== null) {
        average = (average * (LENGTH - 1) + range) / LENGTH;
        return average;
      }
      count++;
      sum += range;
      if (count === LENGTH) average = sum / LENGTH;
      return average;
    },
  };
}
