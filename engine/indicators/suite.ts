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
import { createMarkStates, type MarkState, ofKind } from './mark-states';
import { createSessions, type DevelopingSession } from './sessions';
import { createSmartMoney } from './smart-money';
import { trendTimeframes } from './trend-table';
import { createZones } from './zones';

export const INDICATOR_IDS = ['smart-money', 'zones', 'sessions'] as const;
export type IndicatorId = (typeof INDICATOR_IDS)[number];

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

/** Zones use the two lowest of these that are higher than the chart's timeframe. */
const ZONE_TIMEFRAMES = [HOUR_MS, 4 * HOUR_MS, DAY_MS, WEEK_MS];
const ZONE_LAYERS = 2;

/** Lengths of the fed bars and of the chart's bars, ms. */
export interface SuiteSettings {
  step: number;
  timeframe: number;
  indicators?: readonly IndicatorId[];
}

export interface Suite {
  next(bar: Bar): readonly IndicatorEvent[];
  developing(): readonly DevelopingSession[];
}

/** Feeds the chart's bars to smart money, and the market's bars to zones and sessions. Events of
 * a bar keep that order and share one clock, the close of the fed bar. Throws a RangeError
 * unless `timeframe` is a multiple of `step`. */
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

export function suiteChart(market: readonly Bar[], { step, timeframe }: SuiteSettings): Chart {
  return createChart(market, timeframe, step);
}

export type TrendRow = Pick<Trend, 'timeframe' | 'direction'>;

export interface Analysis {
  bars: readonly Bar[];
  markStates: readonly MarkState[];
  trends: readonly TrendRow[];
}

/** Returns a row per timeframe, lowest first; `flat` while nothing is known. */
export function trendTable(markStates: readonly MarkState[], step: number): TrendRow[] {
  const rows = ofKind(markStates, 'trend').filter(({ endedAt }) => endedAt === null);
  return trendTimeframes(step).map((timeframe) => {
    const row = rows.find(({ mark }) => mark.timeframe === timeframe);
    return { timeframe, direction: row?.mark.direction ?? 'flat' };
  });
}

export function analyse(market: readonly Bar[], settings: SuiteSettings): Analysis {
  const suite = createSuite(settings);
  const markStates = createMarkStates();
  for (const bar of market) for (const event of suite.next(bar)) markStates.apply(event);
  const all = markStates.since();
  const chart = suiteChart(market, settings);
  chart.read(() => false);
  return {
    bars: chart.bars,
    markStates: all,
    trends: trendTable(all, settings.step),
  };
}
