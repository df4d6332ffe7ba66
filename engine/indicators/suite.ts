import {
  type Bar,
  canAggregate,
  closeOf,
  createAggregator,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
} from '#market/bar';
import type { IndicatorEvent, Mark, Trend } from './indicator';
import { type MarkState, ofKind } from './mark-states';
import type { DevelopingSession } from './sessions';
import { createBreaks, createSwings, SWING_REACH } from './structure';

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
/** Whether the chart shows a layer. */
export type Layers = Readonly<Record<Layer, boolean>>;

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

/** Market and chart bar lengths, in ms. */
export interface SuiteSettings {
  step: number;
  timeframe: number;
}

export interface Suite {
  next(bar: Bar): readonly IndicatorEvent[];
  developing(): readonly DevelopingSession[];
}

export type CreateSuite = (settings: SuiteSettings) => Suite;

const NONE: readonly DevelopingSession[] = [];

/** Finds swings and breaks on chart bars; loads before the whole suite. */
export function createStructureSuite({ step, timeframe }: SuiteSettings): Suite {
  const charted = createAggregator(timeframe, step);
  const swings = createSwings(SWING_REACH);
  const breaksAt = createBreaks();
  return {
    next(bar) {
      const now = closeOf(bar, step);
      return charted.next(bar).flatMap((complete) => {
        const turns = swings.next(complete, now);
        return [...breaksAt(complete, turns, now), ...turns];
      });
    },
    developing: () => NONE,
  };
}

export type TrendRow = Pick<Trend, 'timeframe' | 'direction'>;

const TREND_TIMEFRAMES = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, DAY_MS];

export function trendTimeframes(step: number): number[] {
  return TREND_TIMEFRAMES.filter((timeframe) => canAggregate(timeframe, step));
}

/** Returns a row per timeframe, lowest first; `flat` while nothing is known. */
export function trendTable(markStates: readonly MarkState[], step: number): TrendRow[] {
  const rows = ofKind(markStates, 'trend').filter(({ endedAt }) => endedAt === null);
  return trendTimeframes(step).map((timeframe) => {
    const row = rows.find(({ mark }) => mark.timeframe === timeframe);
    return { timeframe, direction: row?.mark.direction ?? 'flat' };
  });
}
