/**
 * Market structure: price breaks it where a bar closes beyond the last swing. A break the way of the break before it
 * goes on with the trend: a break of structure (BOS). The first one against it is a change of character (CHoCH).
 *
 * On each side only the last confirmed swing counts, until it breaks or a newer one takes its place; it breaks once.
 * A close is judged against the swings that were known while its bar traded: one confirmed at that same close counts
 * from the next bar on.
 *
 * Source: common usage of "smart money concepts" (after Michael Huddleston, ICT); there is no canonical definition.
 */

import type { Break, Swing } from '@/engine/indicators/mark';
import type { Bar, Direction } from '@/engine/market/bar';
import { DIRECTION_BEYOND, isBeyond, SIDES, type Side } from './side';

export interface StructureMachine {
  /**
   * @param swings those confirmed at the close of this bar
   * @returns the break at the close of this bar, if any. There are never two: where a swing high lies below a swing
   *   low, the bar of the later one closed beyond the earlier one, and broke it.
   */
  next(bar: Bar, swings: readonly Swing[]): readonly Break[];
}

const noBreaks: readonly Break[] = Object.freeze([]);

export function createStructure(): StructureMachine {
  const open: Record<Side, Swing | null> = { high: null, low: null };
  let trend: Direction | null = null;

  function breakOf({ side, time, price }: Swing, knownAt: number): Break {
    const direction = DIRECTION_BEYOND[side];
    const label = trend === null || trend === direction ? 'BOS' : 'CHoCH';
    trend = direction;
    const id = `break:${direction}:${time}`;
    return { id, knownAt, kind: 'break', from: time, price, direction, label };
  }

  return {
    next(bar, swings) {
      let found = noBreaks;
      for (const side of SIDES) {
        const swing = open[side];
        if (!swing || !isBeyond(side, bar.close, swing.price)) continue;
        found = [breakOf(swing, bar.time)];
        open[side] = null;
      }
      for (const swing of swings) open[swing.side] = swing;
      return found;
    },
  };
}
