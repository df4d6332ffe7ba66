import type { Bar } from '@/engine/market/bar';
import { aggregate, canAggregate } from '@/engine/market/timeframe';
import type { Mark, Trend } from './mark';
import { createStandings, type Standing } from './standing';
import { createSuite, type SuiteSettings } from './suite';
import { ZONE_DEFAULTS } from './zones/zones';

/** A row of the trend table as it stands now. */
export type TrendRow = Pick<Trend, 'timeframe' | 'direction'>;

/** What the indicators say of a market at its last bar. */
export interface Analysis {
  /** Complete bars of the chart's timeframe. */
  bars: readonly Bar[];
  standings: readonly Standing[];
  trends: readonly TrendRow[];
}

type OfKind<K extends Mark['kind']> = Standing & { mark: Extract<Mark, { kind: K }> };

/** @returns those of the given kind */
export function ofKind<K extends Mark['kind']>(
  standings: readonly Standing[],
  kind: K,
): OfKind<K>[] {
  return standings.filter((standing): standing is OfKind<K> => standing.mark.kind === kind);
}

/**
 * @param step length of the bars fed, ms
 * @returns the whole trend table, lowest timeframe first; a timeframe of which nothing is known yet is flat
 */
export function trendTable(standings: readonly Standing[], step: number): TrendRow[] {
  const rows = ofKind(standings, 'trend').filter(({ endedAt }) => endedAt === null);
  return ZONE_DEFAULTS.trendTimeframes
    .filter((timeframe) => canAggregate(timeframe, step))
    .map((timeframe) => {
      const row = rows.find(({ mark }) => mark.timeframe === timeframe);
      return { timeframe, direction: row?.mark.direction ?? 'flat' };
    });
}

/** Runs the suite over a whole market. */
export function analyse(market: readonly Bar[], settings: SuiteSettings): Analysis {
  const suite = createSuite(settings);
  const standings = createStandings();
  for (const bar of market) for (const event of suite.next(bar)) standings.apply(event);
  const all = [...standings.all()];
  return {
    bars: aggregate(market, settings.timeframe, settings.step).filter((bar) => !bar.isPartial),
    standings: all,
    trends: trendTable(all, settings.step),
  };
}
