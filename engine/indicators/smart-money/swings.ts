/**
 * Swings: the turning points that market structure is read from. Every pivot is one from the moment it is known, and
 * stays one. A high above the swing high before it is a higher high, else a lower high; a low below the swing low
 * before it is a lower low, else a higher low.
 *
 * Source: Dow theory (Charles Dow; Robert Rhea, The Dow Theory, 1932): rising highs and lows make an upward trend.
 */

import type { Swing } from '@/engine/indicators/mark';
import type { Bar } from '@/engine/market/bar';
import { createPivots } from './pivots';
import { isBeyond, type Side } from './side';

export interface SwingMachine {
  /** @returns swings confirmed at the close of this bar: none, one, or a high and then a low */
  next(bar: Bar): readonly Swing[];
}

const noSwings: readonly Swing[] = Object.freeze([]);

/** @returns the label of a swing against the one before it on its side; equal prices make `LH` and `HL` */
export function labelOf(side: Side, price: number, before: Swing | undefined): Swing['label'] {
  if (!before) return '';
  const isFurther = isBeyond(side, price, before.price);
  if (side === 'high') return isFurther ? 'HH' : 'LH';
  return isFurther ? 'LL' : 'HL';
}

/** @param reach bars on each side of a pivot; a swing is known that many bars late */
export function createSwings(reach: number): SwingMachine {
  const pivots = createPivots(reach);
  const last: Partial<Record<Side, Swing>> = {};
  let lastSide: Side | null = null;
  return {
    next(bar) {
      const found = pivots.next(bar);
      if (found.length === 0) return noSwings;
      return found.map(({ side, time, price }) => {
        const swing: Swing = {
          id: `swing:${side}:${time}`,
          knownAt: bar.time,
          kind: 'swing',
          time,
          price,
          side,
          label: labelOf(side, price, last[side]),
          repeatsSide: side === lastSide,
        };
        last[side] = swing;
        lastSide = side;
        return swing;
      });
    },
  };
}
