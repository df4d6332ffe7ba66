import type { DayStart } from '@/engine/market/trading-day';
import type { SessionHours } from '@/engine/market/trading-hours';

/** Where traders differ, and no definition can be right for all of them. */
export interface IndicatorSettings {
  /** Bars on each side of a swing that it stands out from: more give fewer swings, known later. Whole, at least 1. */
  readonly swingReach: number;
  /** Least size of a fair value gap, as a part of the average true range; 0 marks every one. */
  readonly minGapAtr: number;
  /** Which hours are a session. */
  readonly sessions: SessionHours;
  /** When the market goes over to the next day. */
  readonly dayStart: DayStart;
}

/** What the indicators begin with. One definition of a swing serves breaks, blocks, ranges and every row of the trend table. */
export const DEFAULT_SETTINGS: IndicatorSettings = {
  swingReach: 4,
  minGapAtr: 0.4,
  sessions: 'mornings',
  dayStart: 'UTC',
};
