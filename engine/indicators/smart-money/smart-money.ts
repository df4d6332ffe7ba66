/**
 * Smart money concepts: market structure read from confirmed swings, and the places where large orders are thought to
 * have moved price. Each concept has a file of its own, which begins with its definition.
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
  type Indicator,
  type IndicatorEvent,
  NO_EVENTS,
} from '@/engine/indicators/indicator';
import { createDealingRange } from './dealing-range';
import { createFairValueGaps } from './fair-value-gaps';
import { createOrderBlocks } from './order-blocks';
import { createStructure } from './structure';
import { createSwings } from './swings';

export interface SmartMoneySettings {
  /** Bars on each side of a pivot: whole, at least 1. More give fewer swings, known later. */
  readonly reach: number;
  /** Least size of a fair value gap, as a part of the average true range; 0 for any. */
  readonly leastGap: number;
}

export const SMART_MONEY_DEFAULTS: SmartMoneySettings = Object.freeze({ reach: 4, leastGap: 0.4 });

/** @returns a fresh indicator that has seen no bar */
export function createSmartMoney({ reach, leastGap }: SmartMoneySettings): Indicator {
  let known: IndicatorEvent[] = [];
  const tell = (event: IndicatorEvent) => {
    known.push(event);
  };
  const swingMachine = createSwings(reach);
  const structure = createStructure();
  const orderBlocks = createOrderBlocks(reach, tell);
  const gaps = createFairValueGaps(leastGap, tell);
  const dealingRange = createDealingRange(tell);

  return {
    next(bar) {
      const swings = swingMachine.next(bar);
      const breaks = structure.next(bar, swings);
      for (const broken of breaks) tell(confirmed(broken));
      orderBlocks.next(bar, breaks, swings);
      gaps.next(bar);
      for (const swing of swings) tell(confirmed(swing));
      dealingRange.next(bar, swings);
      if (known.length === 0) return NO_EVENTS;
      const events = known;
      known = [];
      return events;
    },
  };
}
