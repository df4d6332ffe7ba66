import { confirmed, type IndicatorEvent } from '@/engine/indicators/indicator';
import type { Trend } from '@/engine/indicators/mark';
import { createStructure } from '@/engine/indicators/smart-money/structure';
import { createSwings } from '@/engine/indicators/smart-money/swings';
import type { Bar } from '@/engine/market/bar';
import { timeframeName } from '@/engine/market/timeframe';
import { createAverageSide } from './moving-average';

/**
 * Trend, read in two ways that can disagree: by structure, the way in which a close last broke a swing (after Charles
 * Dow; see smart-money/structure.ts), and by the side of its moving average. Where both point the same way there is a
 * trend; otherwise it is flat. A table of several timeframes tells whether the small ones move with the large ones.
 */

/** Bars on each side of a turning point; few, since a row of the table is to follow the latest turns. */
const trendReach = 2;

function directionOf(structure: Trend['structure'], average: Trend['average']): Trend['direction'] {
  if (structure === 'up' && average === 'above') return 'up';
  if (structure === 'down' && average === 'below') return 'down';
  return 'flat';
}

export interface TrendRow {
  /**
   * Adds the row, after `replaced` for the one before it, where it says something else now.
   *
   * @param closed bars of the timeframe that are complete at the close of the fed bar
   * @param knownAt opening of the fed bar
   */
  next(closed: readonly Bar[], knownAt: number, events: IndicatorEvent[]): void;
}

/**
 * A row of the trend table. It is read from closed bars of its timeframe only, once per fed bar: where a gap makes two
 * bars complete at one close, the row says where the later one left it.
 *
 * @param timeframe length of its bars, ms
 */
export function createTrendRow(timeframe: number): TrendRow {
  const swings = createSwings(trendReach);
  const breaks = createStructure();
  const sideOfAverage = createAverageSide();
  const name = timeframeName(timeframe);
  let structure: Trend['structure'] = null;
  let average: Trend['average'] = null;
  let row: Trend | null = null;

  function next(closed: readonly Bar[], knownAt: number, events: IndicatorEvent[]) {
    for (const bar of closed) {
      structure = breaks.next(bar, swings.next(bar)).at(-1)?.direction ?? structure;
      average = sideOfAverage(bar.close);
    }
    // The direction follows from these two.
    if (structure === (row?.structure ?? null) && average === (row?.average ?? null)) return;
    if (row) events.push({ type: 'replaced', knownAt, mark: row });
    const id = `trend:${name}:${knownAt}`;
    const direction = directionOf(structure, average);
    row = { kind: 'trend', id, knownAt, timeframe, direction, structure, average };
    events.push(confirmed(row));
  }

  return { next };
}
