import {
  type Aggregator,
  canAggregate,
  createAggregator,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  timeframeName,
} from '@/engine/market/bar';
import { combined, confirmed, type Indicator, type Trend } from './indicator';
import { createBreaks, createSwings, SWING_REACH } from './structure';

/*
 * Trend: which way each timeframe is going. It is read in two ways that can disagree: by structure, the way in which a
 * close last broke a swing (after Charles Dow; see structure.ts), and by the side of its moving average. Where both
 * point the same way there is a trend; otherwise it is flat. A table of several timeframes tells whether the small ones
 * move with the large ones. Its swings are those of the chart, so that the row of a chart's own timeframe never
 * contradicts the breaks drawn on it.
 */

const TIMEFRAMES = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, DAY_MS];

/** @returns the rows of the table, ms: those of its timeframes that bars of `step` fill */
export function trendTimeframes(step: number): number[] {
  return TIMEFRAMES.filter((timeframe) => canAggregate(timeframe, step));
}

/** Closes that the average is read from at first, and that give it its length. */
const AVERAGE_LENGTH = 20;
/** Part of its distance to the newest close that the average moves by. */
const AVERAGE_WEIGHT = 2 / (AVERAGE_LENGTH + 1);

/**
 * Which side of the exponential moving average (EMA) of closes the last bar closed on: above in a rising market, below
 * in a falling one. The EMA begins as the plain average of the first closes; each later close moves it by
 * `2 / (length + 1)` of its distance. Common usage; the weight makes its closes as old on average as those of a plain
 * average of that length.
 *
 * @returns a function that takes closes in order and gives the side; a close on the average leaves it as it was, `null`
 *   until there is one
 */
function createAverageSide(): (close: number) => Trend['average'] {
  let count = 0;
  let sum = 0;
  let average = 0;
  let side: Trend['average'] = null;
  return (close) => {
    count += 1;
    if (count < AVERAGE_LENGTH) {
      sum += close;
      return null;
    }
    if (count === AVERAGE_LENGTH) average = (sum + close) / AVERAGE_LENGTH;
    else average += AVERAGE_WEIGHT * (close - average);
    if (close !== average) side = close > average ? 'above' : 'below';
    return side;
  };
}

function directionOf(structure: Trend['structure'], average: Trend['average']): Trend['direction'] {
  if (structure === 'up' && average === 'above') return 'up';
  if (structure === 'down' && average === 'below') return 'down';
  return 'flat';
}

/**
 * A row of the trend table, after `replaced` for the one before it, where it says something else now. It is read from
 * closed bars of its timeframe only, once per fed bar: where a gap makes two bars complete at one close, the row says
 * where the later one left it.
 *
 * @param timeframe length of its bars, ms
 * @param aggregator makes them of the bars fed
 */
function createTrendRow(timeframe: number, aggregator: Aggregator): Indicator<Trend> {
  const swings = createSwings(SWING_REACH);
  const breaksAt = createBreaks();
  const sideOfAverage = createAverageSide();
  const name = timeframeName(timeframe);
  let structure: Trend['structure'] = null;
  let average: Trend['average'] = null;
  let row: Trend | null = null;

  return {
    next(fed, knownAt) {
      for (const bar of aggregator.next(fed)) {
        structure =
          breaksAt(bar, swings.next(bar, knownAt), knownAt).at(-1)?.mark.direction ?? structure;
        average = sideOfAverage(bar.close);
      }
      // The direction follows from these two.
      if (structure === (row?.structure ?? null) && average === (row?.average ?? null)) return [];
      const old = row;
      const at = fed.time;
      const id = `trend:${name}:${at}`;
      const direction = directionOf(structure, average);
      row = { kind: 'trend', id, at, knownAt, timeframe, direction, structure, average };
      if (!old) return [confirmed(row)];
      return [{ type: 'replaced', at, knownAt, mark: old }, confirmed(row)];
    },
  };
}

/**
 * Marks the trend of each timeframe: the rows of the table that change, from the lowest timeframe up.
 *
 * @param step length of the fed bars, ms
 */
export function createTrendTable(step: number): Indicator {
  return combined(
    trendTimeframes(step).map((timeframe) =>
      createTrendRow(timeframe, createAggregator(timeframe, step)),
    ),
  );
}
