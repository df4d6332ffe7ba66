import type { IndicatorEvent } from '@/engine/indicators/indicator';
import type { LevelName } from '@/engine/indicators/mark';
import { type Bar, DAY_MS } from '@/engine/market/bar';
import type { LevelBook } from './level-book';
import { createSpanWatch } from './span-watch';
import type { SessionWindow } from './trading-sessions';

/** A stretch of the calendar that levels are named after, counted in UTC. */
interface CalendarPeriod {
  readonly length: number;
  /** Start of any one period, ms since 1970 UTC. */
  readonly origin: number;
  readonly highName: LevelName;
  readonly lowName: LevelName;
  readonly openName: LevelName;
}

const week = 7 * DAY_MS;
/** 5 January 1970. */
const firstMonday = 4 * DAY_MS;

export const calendarDay: CalendarPeriod = {
  length: DAY_MS,
  origin: 0,
  highName: 'previous day high',
  lowName: 'previous day low',
  openName: 'day open',
};

export const calendarWeek: CalendarPeriod = {
  length: week,
  origin: firstMonday,
  highName: 'previous week high',
  lowName: 'previous week low',
  openName: 'week open',
};

function periodAt({ length, origin }: CalendarPeriod, time: number): SessionWindow {
  const from = Math.floor((time - origin) / length) * length + origin;
  return { from, to: from + length };
}

export interface CalendarLevels {
  /** Sets high and low of a period that is complete at this bar's close. */
  setExtremes(bar: Bar, events: IndicatorEvent[]): void;
  /** Sets the open of a period whose first bar this is. */
  setOpen(bar: Bar, events: IndicatorEvent[]): void;
}

/**
 * High and low of the last complete period, and open of the one that runs. The bars of two periods can be complete
 * at one close, where a gap cut the first short; then only the later one's levels are set.
 *
 * @param step length of the fed bars, ms
 */
export function createCalendarLevels(
  period: CalendarPeriod,
  step: number,
  book: LevelBook,
): CalendarLevels {
  const watch = createSpanWatch((time) => periodAt(period, time), step);
  let end = -Infinity;

  function setExtremes(bar: Bar, events: IndicatorEvent[]) {
    if (!watch.next(bar)) return;
    const span = watch.ended().at(-1);
    if (!span) return;
    book.set(period.highName, span.high, span.highTime, bar.time, events);
    book.set(period.lowName, span.low, span.lowTime, bar.time, events);
  }

  function setOpen(bar: Bar, events: IndicatorEvent[]) {
    if (bar.time < end) return;
    end = periodAt(period, bar.time).to;
    book.set(period.openName, bar.open, bar.time, bar.time, events);
  }

  return { setExtremes, setOpen };
}
