/**
 * The dealing range: the prices between the last confirmed swing high and the last confirmed swing low. Above its
 * middle, the equilibrium, price is at a premium (dear); below it at a discount (cheap). A new swing makes a new
 * range. Where the swing high does not lie above the swing low there is no range: the old one ends without another.
 *
 * Source: common usage of "smart money concepts" (after Michael Huddleston, ICT); there is no canonical definition.
 */

import { confirmed, type IndicatorEvent } from '@/engine/indicators/indicator';
import type { DealingRange, Swing } from '@/engine/indicators/mark';
import type { Bar } from '@/engine/market/bar';
import type { Side } from './side';

export interface DealingRangeMachine {
  /**
   * Tells that the old range is replaced, then of the new one.
   *
   * @param swings confirmed at the close of this bar
   */
  next(bar: Bar, swings: readonly Swing[]): void;
}

/** @returns which part of the range a price lies in, or beyond whose end */
export function sideOf(
  { equilibrium }: Pick<DealingRange, 'equilibrium'>,
  price: number,
): 'premium' | 'discount' | 'equilibrium' {
  if (price === equilibrium) return 'equilibrium';
  return price > equilibrium ? 'premium' : 'discount';
}

function rangeBetween(low: Swing, high: Swing, knownAt: number): DealingRange {
  return {
    id: `dealing-range:${knownAt}`,
    knownAt,
    kind: 'dealing-range',
    from: Math.min(low.time, high.time),
    low: low.price,
    high: high.price,
    equilibrium: (low.price + high.price) / 2,
  };
}

/** @param tell is called with each event */
export function createDealingRange(tell: (event: IndicatorEvent) => void): DealingRangeMachine {
  const last: Partial<Record<Side, Swing>> = {};
  let range: DealingRange | null = null;
  return {
    next({ time }, swings) {
      if (swings.length === 0) return;
      for (const swing of swings) last[swing.side] = swing;
      const { low, high } = last;
      if (range) tell({ type: 'replaced', knownAt: time, mark: range });
      range = low && high && high.price > low.price ? rangeBetween(low, high, time) : null;
      if (range) tell(confirmed(range));
    },
  };
}
