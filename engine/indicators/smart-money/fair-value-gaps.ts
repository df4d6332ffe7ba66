/**
 * Fair value gaps: prices that only the middle one of three bars crossed, because price left in a hurry. Upwards, the
 * gap lies between the high of the first bar and the low of the third; downwards it is the mirror. It is known when
 * the third bar has closed, and it is filled, and ends, when a later bar reaches its far side: the high of that first
 * bar. Small gaps are mere noise: a gap counts from a part of the average true range on.
 *
 * Source: common usage of "smart money concepts" (after Michael Huddleston, ICT); there is no canonical definition.
 */

import { createAtr } from '@/engine/indicators/atr';
import { confirmed, type IndicatorEvent } from '@/engine/indicators/indicator';
import type { FairValueGap } from '@/engine/indicators/mark';
import type { Bar, Direction } from '@/engine/market/bar';
import { createWaitingMarks } from './waiting-marks';

export interface FairValueGapMachine {
  /** Tells of the gaps that this bar fills, of those up first and the nearest to price first, then of a new one. */
  next(bar: Bar): void;
}

/** @returns the gap that the bars before and after `middle` leave, however small; null when they overlap or touch */
function gapAround(middle: Bar, before: Bar, after: Bar): FairValueGap | null {
  const isUp = after.low > before.high;
  if (!isUp && after.high >= before.low) return null;
  const direction: Direction = isUp ? 'up' : 'down';
  return {
    id: `gap:${direction}:${middle.time}`,
    knownAt: after.time,
    kind: 'gap',
    from: middle.time,
    low: isUp ? before.high : after.high,
    high: isUp ? after.low : before.low,
    direction,
  };
}

/**
 * @param leastGap least size of a gap, as a part of the average true range at its third bar (there is none before
 *   that is known); 0 for any
 * @param tell is called with each event
 */
export function createFairValueGaps(
  leastGap: number,
  tell: (event: IndicatorEvent) => void,
): FairValueGapMachine {
  const atr = createAtr();
  const unfilled = {
    up: createWaitingMarks<FairValueGap>('up', ({ low }) => low),
    down: createWaitingMarks<FairValueGap>('down', ({ high }) => high),
  };
  let before: Bar | null = null;
  let middle: Bar | null = null;

  function tellFilled(direction: Direction, bar: Bar): void {
    const marks = unfilled[direction];
    for (let mark = marks.take(bar); mark; mark = marks.take(bar))
      tell({ type: 'filled', knownAt: bar.time, mark });
  }

  function isWide({ low, high }: FairValueGap, range: number | null): boolean {
    return leastGap === 0 || (range !== null && high - low >= leastGap * range);
  }

  return {
    next(bar) {
      const range = atr.next(bar);
      tellFilled('up', bar);
      tellFilled('down', bar);
      const gap = before && middle ? gapAround(middle, before, bar) : null;
      if (gap && isWide(gap, range)) {
        tell(confirmed(gap));
        unfilled[gap.direction].add(gap);
      }
      before = middle;
      middle = bar;
    },
  };
}
