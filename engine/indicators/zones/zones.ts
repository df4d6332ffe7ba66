import {
  combined,
  confirmed,
  type Indicator,
  NO_EVENTS,
  type Trend,
} from '@/engine/indicators/indicator';
import { createStructure, createSwings } from '@/engine/indicators/smart-money/structure';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { canAggregate, createAggregator, timeframeName } from '@/engine/market/timeframe';
import { createTimeframeZones, createZoneWatch } from './supply-demand';

/**
 * Zones and trend: where supply and demand were left behind on higher timeframes, what price does when it comes back
 * there (supply-demand.ts), and which way each timeframe is going.
 *
 * Trend is read in two ways that can disagree: by structure, the way in which a close last broke a swing (after Charles
 * Dow; see smart-money/structure.ts), and by the side of its moving average. Where both point the same way there is a
 * trend; otherwise it is flat. A table of several timeframes tells whether the small ones move with the large ones.
 */

/** Bars on each side of a turning point; few, since a row of the table is to follow the latest turns. */
const TREND_REACH = 2;
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
 * @param step length of the fed bars, ms
 */
function createTrendRow(timeframe: number, step: number): Indicator<Trend> {
  const aggregator = createAggregator(timeframe, step);
  const swings = createSwings(TREND_REACH);
  const breaks = createStructure();
  const sideOfAverage = createAverageSide();
  const name = timeframeName(timeframe);
  let structure: Trend['structure'] = null;
  let average: Trend['average'] = null;
  let row: Trend | null = null;

  return {
    next(fed) {
      for (const bar of aggregator.next(fed)) {
        structure = breaks.next(bar, swings.next(bar)).at(-1)?.mark.direction ?? structure;
        average = sideOfAverage(bar.close);
      }
      // The direction follows from these two.
      if (structure === (row?.structure ?? null) && average === (row?.average ?? null))
        return NO_EVENTS;
      const old = row;
      const knownAt = fed.time;
      const id = `trend:${name}:${knownAt}`;
      const direction = directionOf(structure, average);
      row = { kind: 'trend', id, knownAt, timeframe, direction, structure, average };
      if (!old) return [confirmed(row)];
      return [{ type: 'replaced', knownAt, mark: old }, confirmed(row)];
    },
  };
}

export interface ZoneSettings {
  /** Length of the fed bars, ms. */
  readonly step: number;
  /** Of the zones, ms. */
  readonly timeframes: readonly number[];
  /** Of the trend table, ms. */
  readonly trendTimeframes: readonly number[];
}

export const ZONE_DEFAULTS: Omit<ZoneSettings, 'step'> = {
  timeframes: [HOUR_MS, 4 * HOUR_MS],
  trendTimeframes: [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, DAY_MS],
};

/**
 * Marks zones and trends. Timeframes that bars of `step` do not fill are left out.
 *
 * A zone becomes known with the fed bar that completes its departure bar, and is judged on the bars after that one.
 * Nothing happens to it any more once it is broken or expired.
 *
 * Events of one bar come in this order: what the bar did to zones, in the order in which they became known, `touched`
 * before `broken`; then, timeframe by timeframe, the zone that `expired` and the one that is new; then the rows of the
 * trend table, each after the one it `replaced`.
 */
export function createZones({ step, timeframes, trendTimeframes }: ZoneSettings): Indicator {
  const watch = createZoneWatch();
  const isFilled = (timeframe: number) => canAggregate(timeframe, step);
  return combined([
    watch,
    ...timeframes.filter(isFilled).map((length) => createTimeframeZones(length, step, watch)),
    ...trendTimeframes.filter(isFilled).map((length) => createTrendRow(length, step)),
  ]);
}
