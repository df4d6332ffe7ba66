/**
 * Average true range: how far price usually moves in a bar, counting the jump from the close before it.
 * Source: J. Welles Wilder Jr., New Concepts in Technical Trading Systems, 1978.
 */
import type { Bar } from '@/engine/market/bar';

/** Wilder's own number of bars. */
const wilderLength = 14;

export interface Atr {
  /** @returns the average at the close of this bar, in price; null until `length` bars were fed */
  next(bar: Bar): number | null;
}

function trueRange({ high, low }: Bar, closeBefore: number): number {
  return Math.max(high, closeBefore) - Math.min(low, closeBefore);
}

/** @param length bars of the average; its first value is their mean, later ones are smoothed by 1 / `length` */
export function createAtr(length = wilderLength): Atr {
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
        average = (average * (length - 1) + range) / length;
        return average;
      }
      count++;
      sum += range;
      if (count === length) average = sum / length;
      return average;
    },
  };
}
