/**
 * Smart money concepts: market structure read from confirmed swings (structure.ts), the places where large orders are
 * thought to have moved price (places.ts), and the dealing range.
 *
 * The dealing range is the prices between the last confirmed swing high and the last confirmed swing low. Above its
 * middle, the equilibrium, price is at a premium (dear); below it at a discount (cheap). A new swing makes a new range.
 * Where the swing high does not lie above the swing low there is no range: the old one ends without another. Source:
 * common usage of "smart money concepts" (after Michael Huddleston, ICT); there is no canonical definition.
 *
 * Events of one bar come in this order:
 * 1. a break of structure
 * 2. order blocks: mitigated ones (of moves up first; the nearest to price first, of equals the older), then new ones
 * 3. fair value gaps: filled ones (in the same order), then a new one
 * 4. swings, the high first
 * 5. the dealing range: the old one replaced, then the new one
 *
 * Swings come after a break because a close is judged against those that were known while its bar traded.
 */
import {
  confirmed,
  type DealingRange,
  type Indicator,
  type IndicatorEvent,
  inOrder,
  NO_EVENTS,
  type Swing,
} from '@/engine/indicators/indicator';
import { createFairValueGaps, createOrderBlocks } from './places';
import { createStructure, createSwings, type Side } from './structure';

export interface SmartMoneySettings {
  /** Bars on each side of a pivot: whole, at least 1. More give fewer swings, known later. */
  readonly reach: number;
  /** Least size of a fair value gap, as a part of the average true range; 0 for any. */
  readonly leastGap: number;
}

export const SMART_MONEY_DEFAULTS: SmartMoneySettings = Object.freeze({ reach: 4, leastGap: 0.4 });

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

/** @returns a function that takes the swings confirmed at each close and gives the old range replaced, then the new one */
function createDealingRange() {
  const last: Partial<Record<Side, Swing>> = {};
  let range: DealingRange | null = null;
  return (swings: readonly IndicatorEvent<Swing>[]): readonly IndicatorEvent<DealingRange>[] => {
    const knownAt = swings[0]?.knownAt;
    if (knownAt === undefined) return NO_EVENTS;
    for (const { mark } of swings) last[mark.side] = mark;
    const { low, high } = last;
    const events: IndicatorEvent<DealingRange>[] = [];
    if (range) events.push({ type: 'replaced', knownAt, mark: range });
    range = low && high && high.price > low.price ? rangeBetween(low, high, knownAt) : null;
    if (range) events.push(confirmed(range));
    return events;
  };
}

/** @returns a fresh indicator that has seen no bar */
export function createSmartMoney({ reach, leastGap }: SmartMoneySettings): Indicator {
  const swings = createSwings(reach);
  const structure = createStructure();
  const orderBlocks = createOrderBlocks(reach);
  const gaps = createFairValueGaps(leastGap);
  const dealingRange = createDealingRange();
  return {
    next(bar) {
      const turns = swings.next(bar);
      const breaks = structure.next(bar, turns);
      const blocks = orderBlocks.next(bar, breaks, turns);
      return inOrder(breaks, blocks, gaps.next(bar), turns, dealingRange(turns));
    },
  };
}
