import {
  type Bar,
  canAggregate,
  closeOf,
  createAggregator,
  createChart,
  DAY_MS,
  HOUR_MS,
  WEEK_MS,
} from '#market/bar';
import { createMarkStates, type MarkState } from './mark-states';
import { createSessions } from './sessions';
import { createSmartMoney } from './smart-money';
import {
  INDICATOR_IDS,
  type IndicatorId,
  type Suite,
  type SuiteSettings,
  type TrendRow,
  trendTable,
} from './suite';
import { createZones } from './zones';

/** Zones use the two of these just above the chart's timeframe. */
const ZONE_TIMEFRAMES = [HOUR_MS, 4 * HOUR_MS, DAY_MS, WEEK_MS];
const ZONE_LAYERS = 2;

/** Feeds chart bars to smart money, and market bars to zones and sessions. All events of a market
 * bar share `knownAt`. Throws a RangeError unless `timeframe` is a multiple of `step`. */
export function createWholeSuite(
  { step, timeframe }: SuiteSettings,
  indicators: readonly IndicatorId[] = INDICATOR_IDS,
): Suite {
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

export interface Analysis {
  bars: readonly Bar[];
  markStates: readonly MarkState[];
  trends: readonly TrendRow[];
}

export function analyze(market: readonly Bar[], settings: SuiteSettings): Analysis {
  const suite = createWholeSuite(settings);
  const markStates = createMarkStates();
  for (const bar of market) for (const event of suite.next(bar)) markStates.apply(event);
  const all = markStates.since();
  const chart = createChart(market, settings.timeframe, settings.step);
  chart.read(() => false);
  return {
    bars: chart.bars,
    markStates: all,
    trends: trendTable(all, settings.step),
  };
}
