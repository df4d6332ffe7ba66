/**
 * Pivots: bars that stand out. A bar is a pivot high when none of the `reach` bars before it has a high as high as
 * its own, and none of the `reach` bars after it a higher one: of equal highs the first counts. A pivot low is the
 * mirror. It can be known only when the last of the bars after it has closed, `reach` bars late.
 *
 * Source: Bill Williams, Trading Chaos, 1995, whose fractal is the pivot of reach 2.
 */
import type { Bar } from '@/engine/market/bar';
import { isBeyond, type Side } from './side';

interface Pivot {
  readonly side: Side;
  /** Time and price of the bar that stands out; it became known `reach` bars later. */
  readonly time: number;
  readonly price: number;
}

export interface PivotMachine {
  /** @returns pivots known at the close of this bar: none, one, or a high and then a low of the same bar */
  next(bar: Bar): readonly Pivot[];
}

interface Candidate extends Pivot {
  readonly index: number;
}

const noPivots: readonly Pivot[] = Object.freeze([]);

/**
 * Bars that may still stand out on one side: a queue from the furthest bar of the last `2 * reach + 1` to the newest,
 * none beyond the one before it. Each bar enters and leaves once, so the work per bar does not grow with `reach`.
 */
function createCandidates(side: Side, reach: number) {
  const queue: Candidate[] = [];
  return {
    /** @returns the bar in the middle of the window, if it is the furthest of the window and the first such */
    next(bar: Bar, index: number): Pivot | null {
      const price = bar[side];
      for (let last = queue.at(-1); last && isBeyond(side, price, last.price); last = queue.at(-1))
        queue.pop();
      queue.push({ side, time: bar.time, price, index });
      const middle = index - reach;
      if (queue[0] && queue[0].index < middle - reach) queue.shift();
      const furthest = queue[0];
      return furthest?.index === middle && middle >= reach ? furthest : null;
    },
  };
}

/** @param reach bars on each side of a pivot that it stands out from; whole, at least 1 */
export function createPivots(reach: number): PivotMachine {
  const highs = createCandidates('high', reach);
  const lows = createCandidates('low', reach);
  let index = 0;
  return {
    next(bar) {
      const high = highs.next(bar, index);
      const low = lows.next(bar, index);
      index++;
      if (!high && !low) return noPivots;
      return [high, low].filter((pivot) => pivot !== null);
    },
  };
}
