import type { Swing } from '#indicators/indicator';
import { createAtr } from '#indicators/structure';
import { type Bar, firstWhere } from '#market/bar';

/** A distance in the price's units, and in average true ranges. */
interface Distance {
  price: number;
  ranges: number;
}

/** Half of the swings cost `half` or less, nine in ten `most` or less. */
export interface DelayCost {
  half: Distance;
  most: Distance;
}

/** Measures what waiting for confirmation costs: from a swing's price to the close of the bar that
 * confirmed it. */
export interface DelayCosts {
  /** Takes each chart bar, and the swings that became known with it. */
  next(bar: Bar, swings: readonly Swing[]): void;
  /** Returns the cost over the first `position` bars; null for fewer than `MIN_SWINGS` swings. */
  at(position: number): DelayCost | null;
}

/** With fewer, nine in ten is a guess. */
export const MIN_SWINGS = 10;

/** Returns the smallest value that at least this share of all values do not exceed. */
function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

export function createDelayCosts(): DelayCosts {
  const rangeAfter = createAtr();
  const distances: (Distance & { position: number })[] = [];
  let waiting: readonly Swing[] = [];
  let position = 0;
  let last: { count: number; cost: DelayCost } | undefined;

  return {
    next(bar, swings) {
      const range = rangeAfter(bar);
      position++;
      const all = [...waiting, ...swings];
      // If one market bar completes two chart bars, the swings of both come with the first.
      waiting = all.filter(({ at }) => at > bar.time);
      // The average of the first bars is unknown.
      if (!range) return;
      for (const swing of all.filter(({ at }) => at <= bar.time)) {
        const price = Math.abs(bar.close - swing.price);
        distances.push({ price, ranges: price / range, position });
      }
    },
    at(wanted) {
      const count = firstWhere(distances, (one) => one.position > wanted);
      if (count < MIN_SWINGS) return null;
      if (last?.count === count) return last.cost;
      const known = distances.slice(0, count);
      const at = (share: number): Distance => ({
        price: percentile(
          known.map(({ price }) => price),
          share,
        ),
        ranges: percentile(
          known.map(({ ranges }) => ranges),
          share,
        ),
      });
      last = { count, cost: { half: at(0.5), most: at(0.9) } };
      return last.cost;
    },
  };
}
