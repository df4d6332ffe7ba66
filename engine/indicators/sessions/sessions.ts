import { type Indicator, type IndicatorEvent, NO_EVENTS } from '@/engine/indicators/indicator';
import { type Bar, HOUR_MS } from '@/engine/market/bar';
import { calendarDay, calendarWeek, createCalendarLevels } from './calendar-levels';
import { createLevelBook } from './level-book';
import { createSessionWatch, type DevelopingSession } from './session-watch';
import { TRADING_SESSIONS, type TradingSession } from './trading-sessions';

/**
 * Sessions and levels: the box of each trading session, the range of its opening, and the prices of the day, the
 * week and the Asian session before. Each of them is explained in its own file.
 */

export interface SessionSettings {
  /** Length of the fed bars, ms. */
  readonly step: number;
  readonly sessions: readonly TradingSession[];
  readonly openingMinutes: number;
}

export const SESSION_DEFAULTS: Omit<SessionSettings, 'step'> = {
  sessions: TRADING_SESSIONS,
  openingMinutes: 60,
};

export interface SessionIndicator extends Indicator {
  /** @returns the sessions that are running, in the order of the settings */
  developing(): readonly DevelopingSession[];
}

/** Bars longer than this are too coarse for a session of some hours. */
const longestSessionStep = HOUR_MS;
/** The session whose high and low become levels. */
const asia = 'Asia';

/**
 * Marks sessions, opening ranges and levels. Bars longer than an hour give no sessions and no opening ranges, bars
 * of a period's own length give no levels of that period.
 *
 * A level is judged on the bars after the one at whose close it became known; so is an opening range.
 *
 * Events of one bar come in this order: levels `taken` (highs, then lows; day, week, Asia), opening ranges `broken`
 * (in the order of the settings), then what is new: session by session its opening range and its box, then the
 * levels: high and low of the day, of the week, of Asia, open of the day, of the week, each after the one it
 * `replaced`. So on the bar that both takes a level and brings the next of its name, the old one is taken first.
 */
export function createSessions(settings: SessionSettings): SessionIndicator {
  const { step, sessions, openingMinutes } = settings;
  const book = createLevelBook();
  const periods = [calendarDay, calendarWeek]
    .filter(({ length }) => step < length)
    .map((period) => createCalendarLevels(period, step, book));
  const watches = (step > longestSessionStep ? [] : sessions).map((session) => ({
    isAsia: session.name === asia,
    watch: createSessionWatch(session, openingMinutes, step),
  }));
  let events: IndicatorEvent[] = [];

  function next(bar: Bar): readonly IndicatorEvent[] {
    book.judge(bar, events);
    for (const { watch } of watches) watch.judge(bar, events);
    let asianSpan = null;
    for (const { watch, isAsia } of watches) {
      const span = watch.measure(bar, events);
      if (isAsia) asianSpan = span;
    }
    for (const period of periods) period.setExtremes(bar, events);
    if (asianSpan) {
      book.set('Asia high', asianSpan.high, asianSpan.highTime, bar.time, events);
      book.set('Asia low', asianSpan.low, asianSpan.lowTime, bar.time, events);
    }
    for (const period of periods) period.setOpen(bar, events);
    if (events.length === 0) return NO_EVENTS;
    const known = events;
    events = [];
    return known;
  }

  return {
    next,
    developing: () => watches.flatMap(({ watch }) => watch.developing() ?? []),
  };
}
