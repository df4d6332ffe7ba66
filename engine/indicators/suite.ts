import { type Bar, DAY_MS, HOUR_MS } from '@/engine/market/bar';
import { canAggregate, createAggregator } from '@/engine/market/timeframe';
import { type Indicator, NO_EVENTS } from './indicator';
import type { Mark } from './mark';
import type { DevelopingSession } from './sessions/session-watch';
import { createSessions, SESSION_DEFAULTS } from './sessions/sessions';
import { createSmartMoney, SMART_MONEY_DEFAULTS } from './smart-money/smart-money';
import { createZones, ZONE_DEFAULTS } from './zones/zones';

/** The three indicators of the suite. */
export const INDICATOR_IDS = ['smart-money', 'zones', 'sessions'] as const;
export type IndicatorId = (typeof INDICATOR_IDS)[number];

/** Which indicator makes which marks. */
const makers: Record<Mark['kind'], IndicatorId> = {
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
  return makers[kind];
}

/** Timeframes that zones are read from, as far as they are higher than the bars fed: the lowest two. */
const zoneTimeframes = [HOUR_MS, 4 * HOUR_MS, DAY_MS];
const zoneLayers = 2;

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
  const timeframes = zoneTimeframes
    .filter((length) => length > step && canAggregate(length, step))
    .slice(0, zoneLayers);
  const zones = createZones({ ...ZONE_DEFAULTS, step, timeframes });
  const sessions = createSessions({ ...SESSION_DEFAULTS, step });

  function next(bar: Bar) {
    const structure = charted.next(bar).flatMap((complete) => smartMoney.next(complete));
    const areas = zones.next(bar);
    const levels = sessions.next(bar);
    if (structure.length + areas.length + levels.length === 0) return NO_EVENTS;
    return [...structure, ...areas, ...levels];
  }

  return { next, developing: () => sessions.developing() };
}
