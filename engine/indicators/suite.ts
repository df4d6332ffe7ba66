import {
  type Bar,
  type Chart,
  canAggregate,
  closeOf,
  createAggregator,
  createChart,
  DAY_MS,
  HOUR_MS,
  WEEK_MS,
} from '@/engine/market/bar';
import type { IndicatorEvent, Mark, Trend } from './indicator';
import { createSessions, type DevelopingSession } from './sessions';
import { createSmartMoney } from './smart-money';
import { createStandings, ofKind, type Standing } from './standings';
import { trendTimeframes } from './trend-table';
import { createZones } from './zones';

/** The three indicators of the suite. */
export const INDICATOR_IDS = ['smart-money', 'zones', 'sessions'] as const;
export type IndicatorId = (typeof INDICATOR_IDS)[number];

/** Which indicator makes which marks. */
export const INDICATOR_OF: Readonly<Record<Mark['kind'], IndicatorId>> = {
  swing: 'smart-money',
  break: 'smart-money',
  'order-block': 'smart-money',
  gap: 'smart-money',
  'dealing-range': 'smart-money',
  zone: 'zones',
  trend: 'zones',
  session: 'sessions',
  'opening-range': 'sessions',
  level: 'sessions',
};

/** What a visitor shows and hides together: structure alone, and the areas and sessions around it. */
export const LAYERS = ['structure', 'zones', 'sessions'] as const;
export type Layer = (typeof LAYERS)[number];

export const LAYER_OF: Readonly<Record<Mark['kind'], Layer>> = {
  swing: 'structure',
  break: 'structure',
  'order-block': 'zones',
  gap: 'zones',
  'dealing-range': 'zones',
  zone: 'zones',
  trend: 'zones',
  session: 'sessions',
  'opening-range': 'sessions',
  level: 'sessions',
};

/** Timeframes that zones are read from, as far as they are higher than the chart's: the lowest two. */
const ZONE_TIMEFRAMES = [HOUR_MS, 4 * HOUR_MS, DAY_MS, WEEK_MS];
const ZONE_LAYERS = 2;

/** Of one chart. */
export interface SuiteSettings {
  /** Length of the bars fed, ms. */
  step: number;
  /** Length of the chart's bars, ms; a multiple of `step`. */
  timeframe: number;
  /** Those that run; all where nothing is said. */
  indicators?: readonly IndicatorId[];
}

/** All indicators on one chart. */
export interface Suite {
  /** @returns what became known at the close of this bar of the market, in a fixed order */
  next(bar: Bar): readonly IndicatorEvent[];
  /** @returns the sessions that are running, in the order of their openings */
  developing(): readonly DevelopingSession[];
}

/**
 * All three indicators on one chart: sessions, zones and trends read the bars fed, smart money the chart's bars once
 * they are complete. Events of one bar come in the order smart money, zones, sessions, and all are dated by one clock: the
 * close of the bar fed.
 *
 * @throws RangeError when `timeframe` is no multiple of `step`
 */
export function createSuite({ step, timeframe, indicators = INDICATOR_IDS }: SuiteSettings): Suite {
  const charted = createAggregator(timeframe, step);
  const silent = { next: () => [], developing: () => [] };
  const has = (id: IndicatorId) => indicators.includes(id);
  const smartMoney = has('smart-money') ? createSmartMoney() : silent;
  const timeframes = ZONE_TIMEFRAMES.filter(
    (length) => length > timeframe && canAggregate(length, step),
  ).slice(0, ZONE_LAYERS);
  const zones = has('zones') ? createZones(step, timeframes) : silent;
  const sessions = has('sessions') ? createSessions(step) : silent;

  return {
    next(bar) {
      const now = closeOf(bar, step);
      const structure = charted.next(bar).flatMap((complete) => smartMoney.next(complete, now));
      return [...structure, ...zones.next(bar, now), ...sessions.next(bar, now)];
    },
    developing: sessions.developing,
  };
}

/** @returns the chart whose bars the suite reads, of a market that is still to be read */
export function suiteChart(market: readonly Bar[], { step, timeframe }: SuiteSettings): Chart {
  return createChart(market, timeframe, step);
}

/** A row of the trend table as it stands now. */
export type TrendRow = Pick<Trend, 'timeframe' | 'direction'>;

/** What the indicators say of a market at its last bar. */
export interface Analysis {
  /** Complete bars of the chart's timeframe. */
  bars: readonly Bar[];
  standings: readonly Standing[];
  trends: readonly TrendRow[];
}

/**
 * @param step length of the bars fed, ms
 * @returns the whole trend table, lowest timeframe first; a timeframe of which nothing is known yet is flat
 */
export function trendTable(standings: readonly Standing[], step: number): TrendRow[] {
  const rows = ofKind(standings, 'trend').filter(({ endedAt }) => endedAt === null);
  return trendTimeframes(step).map((timeframe) => {
    const row = rows.find(({ mark }) => mark.timeframe === timeframe);
    return { timeframe, direction: row?.mark.direction ?? 'flat' };
  });
}

/** Runs the suite over a whole market. */
export function analyse(market: readonly Bar[], settings: SuiteSettings): Analysis {
  const suite = createSuite(settings);
  const standings = createStandings();
  for (const bar of market) for (const event of suite.next(bar)) standings.apply(event);
  const all = standings.since();
  const chart = suiteChart(market, settings);
  chart.read(() => false);
  return {
    bars: chart.bars,
    standings: all,
    trends: trendTable(all, settings.step),
  };
}
