import { type Bar, DAY_MS, HOUR_MS } from '@/engine/market/bar';
import { aggregate, canAggregate, createAggregator } from '@/engine/market/timeframe';
import { type Indicator, inOrder, type Mark, type Trend } from './indicator';
import { createSessions, type DevelopingSession, SESSION_DEFAULTS } from './sessions/sessions';
import { createSmartMoney, SMART_MONEY_DEFAULTS } from './smart-money/smart-money';
import { createStandings, ofKind, type Standing } from './standing';
import { createZones, ZONE_DEFAULTS } from './zones/zones';

/** The three indicators of the suite. */
export const INDICATOR_IDS = ['smart-money', 'zones', 'sessions'] as const;
export type IndicatorId = (typeof INDICATOR_IDS)[number];

/** Which indicator makes which marks. */
const MAKERS: Record<Mark['kind'], IndicatorId> = {
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

/** @returns the indicator that makes marks of this kind */
export function indicatorOf(kind: Mark['kind']): IndicatorId {
  return MAKERS[kind];
}

/** Timeframes that zones are read from, as far as they are higher than the bars fed: the lowest two. */
const ZONE_TIMEFRAMES = [HOUR_MS, 4 * HOUR_MS, DAY_MS];
const ZONE_LAYERS = 2;

export interface SuiteSettings {
  /** Length of the bars fed, ms. */
  step: number;
  /** Length of the chart's bars, ms; a multiple of `step`. */
  timeframe: number;
}

export interface Suite extends Indicator {
  /** @returns the sessions that are running */
  developing(): readonly DevelopingSession[];
}

/**
 * All three indicators on one chart: sessions, zones and trends read the bars fed, smart money the chart's bars once
 * they are complete. Events of one bar come in the order smart money, zones, sessions.
 *
 * @throws RangeError when `timeframe` is no multiple of `step`
 */
export function createSuite({ step, timeframe }: SuiteSettings): Suite {
  const charted = createAggregator(timeframe, step);
  const smartMoney = createSmartMoney(SMART_MONEY_DEFAULTS);
  const timeframes = ZONE_TIMEFRAMES.filter(
    (length) => length > step && canAggregate(length, step),
  ).slice(0, ZONE_LAYERS);
  const zones = createZones({ ...ZONE_DEFAULTS, step, timeframes });
  const sessions = createSessions({ ...SESSION_DEFAULTS, step });

  return {
    next(bar) {
      const structure = charted.next(bar).flatMap((complete) => smartMoney.next(complete));
      return inOrder(structure, zones.next(bar), sessions.next(bar));
    },
    developing: () => sessions.developing(),
  };
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
    bars: aggregate(market, settings.timeframe, settings.step),
    standings: all,
    trends: trendTable(all, settings.step),
  };
}
