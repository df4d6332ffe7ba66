import { type Indicator, type IndicatorEvent, NO_EVENTS } from '@/engine/indicators/indicator';
import { type Bar, DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { type Aggregator, canAggregate, createAggregator } from '@/engine/market/timeframe';
import { createTimeframeZones } from './timeframe-zones';
import { createTrendRow } from './trend';
import { createZoneWatch } from './zone-watch';

/**
 * Zones and trend: where supply and demand were left behind on higher timeframes, what price does when it comes back
 * there, and which way each timeframe is going. base-departure.ts defines a zone, zone-watch.ts what happens to it,
 * trend.ts the trend.
 */

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

/** Bars of a timeframe, built once for all that read them. */
interface Feed {
  readonly timeframe: number;
  readonly aggregator: Aggregator;
  /** Complete at the close of the bar just fed. */
  closed: readonly Bar[];
}

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
  const feeds = [...new Set([...timeframes, ...trendTimeframes])]
    .filter((timeframe) => canAggregate(timeframe, step))
    .map((timeframe): Feed => {
      return { timeframe, aggregator: createAggregator(timeframe, step), closed: [] };
    });
  const feedsOf = (wanted: readonly number[]) =>
    wanted.flatMap((length) => feeds.find(({ timeframe }) => timeframe === length) ?? []);
  const readers = [
    ...feedsOf(timeframes).map((feed) => ({
      feed,
      reader: createTimeframeZones(feed.timeframe, watch),
    })),
    ...feedsOf(trendTimeframes).map((feed) => ({ feed, reader: createTrendRow(feed.timeframe) })),
  ];
  let events: IndicatorEvent[] = [];

  function next(bar: Bar): readonly IndicatorEvent[] {
    watch.judge(bar, events);
    for (const feed of feeds) feed.closed = feed.aggregator.next(bar);
    for (const { feed, reader } of readers) {
      if (feed.closed.length > 0) reader.next(feed.closed, bar.time, events);
    }
    if (events.length === 0) return NO_EVENTS;
    const known = events;
    events = [];
    return known;
  }

  return { next };
}
