import { type Bar, DAY_MS, HOUR_MS, type TimeWindow, WEEK_MS } from '@/engine/market/bar';
import { type DayStart, periodsOf } from '@/engine/market/trading-day';
import {
  type SessionName,
  TRADING_SESSIONS,
  type TradingSession,
  windowAt,
} from '@/engine/market/trading-hours';
import {
  combined,
  confirmed,
  type Indicator,
  type IndicatorEvent,
  type Level,
  type LevelName,
  type Moment,
  type OpeningRange,
  type SessionBox,
} from './indicator';
import { DEFAULT_SETTINGS, type IndicatorSettings } from './settings';

/**
 * Sessions and levels: the box of each trading session, the range of its opening, and prices of the recent past that
 * many traders look at, among them the highest and the lowest of the day, the week and the Asian session before, where
 * stop orders gather.
 *
 * - Opening range: the high and the low of a session's first hour. A close outside of it tells which side won the opening
 *   auction: the opening range breakout (Toby Crabel, Day Trading with Short Term Price Patterns and Opening Range
 *   Breakout, 1990). The box of a session is the whole of its prices, and common usage.
 * - A level is drawn until the next of its name replaces it. It is taken when price trades beyond it (common usage: a
 *   "sweep" or "raid" of the liquidity there). Opens are prices to compare with; they are not taken.
 * - The previous day and week are the last ones with bars, so that holidays are passed over. What lies on a Saturday or
 *   Sunday and is over within a few hours is no day: it is the rest of Friday's trading after midnight, or Monday's
 *   beginning.
 */

/** How far price went in a window, and when: equal prices belong to the first bar that made them. */
interface PriceSpan extends TimeWindow {
  high: number;
  highTime: number;
  low: number;
  lowTime: number;
  /** Openings of its first and its last bar. */
  readonly first: number;
  last: number;
}

/** Widens `span` by a later bar. It changes in place: this runs on every bar. */
function widen(span: PriceSpan, { time, high, low }: Bar): void {
  span.last = time;
  if (high > span.high) {
    span.high = high;
    span.highTime = time;
  }
  if (low < span.low) {
    span.low = low;
    span.lowTime = time;
  }
}

/**
 * Measures one window after the other. A window ends with the close of its last bar or, where that one is missing,
 * with the first bar after it; a window without bars passes unseen. A bar belongs where its opening lies.
 *
 * @param windowOf the window that a time falls into, or the next one after it
 * @param step length of the fed bars, ms
 */
function createSpanWatch(windowOf: (time: number) => TimeWindow, step: number) {
  let window: TimeWindow = { from: -Infinity, to: -Infinity };
  let span: PriceSpan | null = null;
  /** The window's last bar has been fed. What still comes with a time inside it is too late. */
  let isOver = false;

  return {
    /** @returns the windows that ended with this bar, in time order: none, one, or two where a gap cut the first short */
    next(bar: Bar): readonly PriceSpan[] {
      const { time, high, low } = bar;
      const ended: PriceSpan[] = [];
      if (time >= window.to) {
        if (span) ended.push(span);
        span = null;
        window = windowOf(time);
        isOver = false;
      }
      if (isOver || time < window.from) return ended;
      if (span) widen(span, bar);
      else span = { ...window, high, highTime: time, low, lowTime: time, first: time, last: time };
      isOver = time + step >= window.to;
      if (isOver) {
        ended.push(span);
        span = null;
      }
      return ended;
    },
    /** @returns the window in the making; null while there is none with bars in it */
    making: (): PriceSpan | null => span,
  };
}

/**
 * A session that is still running, with its planned close: what its box would be if it ended now. Not a mark, since it
 * still changes.
 */
export type DevelopingSession = Pick<SessionBox, 'name' | 'from' | 'to' | 'low' | 'high'>;

/** Length of an opening range. No session is shorter. */
const OPENING_MS = HOUR_MS;

/** Prices of a session, or of its opening, under its name. */
function named(name: SessionName, { from, to, low, high }: PriceSpan): DevelopingSession {
  return { name, from, to, low, high };
}

/**
 * Follows one session from day to day: tells of the break of its opening range, then of its opening range, then of its
 * box.
 *
 * @param step length of the fed bars, ms; at most an hour
 */
function createSessionWatch(session: TradingSession, step: number) {
  const { name, opens } = session;
  const firstHour = { ...session, closes: opens + OPENING_MS };
  const box = createSpanWatch((time) => windowAt(session, time), step);
  const opening = createSpanWatch((time) => windowAt(firstHour, time), step);
  /** The opening range that no bar has closed outside of yet, and its session's close. */
  let intact: { range: OpeningRange; until: number } | null = null;

  return {
    next(bar: Bar, knownAt: number): readonly IndicatorEvent[] {
      const { time: at, close } = bar;
      const events: IndicatorEvent[] = [];
      if (intact && at >= intact.until) intact = null;
      if (intact && (close > intact.range.high || close < intact.range.low)) {
        events.push({ type: 'broken', at, knownAt, mark: intact.range });
        intact = null;
      }
      for (const span of opening.next(bar)) {
        const id = `opening-range:${name}:${span.from}`;
        const moment = { at, knownAt };
        const range: OpeningRange = { kind: 'opening-range', id, ...moment, ...named(name, span) };
        intact = { range, until: windowAt(session, span.from).to };
        events.push(confirmed(range));
      }
      for (const span of box.next(bar)) {
        const id = `session:${name}:${span.from}`;
        events.push(confirmed({ kind: 'session', id, at, knownAt, ...named(name, span) }));
      }
      return events;
    },
    developing(): DevelopingSession | null {
      const making = box.making();
      return making && named(name, making);
    },
  };
}

/** A stretch of time that comes again and again, and the levels that are named after it. */
interface Period {
  readonly windowOf: (time: number) => TimeWindow;
  readonly high: LevelName;
  readonly low: LevelName;
}

function calendarPeriod(name: 'day' | 'week', length: number, dayStart: DayStart) {
  return {
    length,
    windowOf: periodsOf(length, dayStart),
    high: `previous ${name} high`,
    low: `previous ${name} low`,
    open: `${name} open`,
  } as const;
}

/** Openings of a stub lie closer together: a currency's Sunday in UTC has two hours, in summer three. */
const STUB_MS = 3 * HOUR_MS;

/** @returns whether a day is a stub: at a weekend (Sunday is 0, Saturday 6), and over within a few hours */
function isStub({ from, to, first, last }: PriceSpan): boolean {
  return new Date((from + to) / 2).getUTCDay() % 6 === 0 && last - first < STUB_MS;
}

/**
 * @param step length of the fed bars, ms; bars of a period's own length give no levels of that period
 * @param asia none leaves out the levels of the Asian session
 * @returns the two parts: levels that are taken, and new ones
 */
function createLevels(
  step: number,
  dayStart: DayStart,
  asia: TradingSession | undefined,
): { taken: Indicator; set: Indicator } {
  const latest = new Map<LevelName, Level>();
  /** Levels that price has not traded beyond. */
  const untaken = new Map<LevelName, Level>();
  const calendar = [
    calendarPeriod('day', DAY_MS, dayStart),
    calendarPeriod('week', WEEK_MS, dayStart),
  ].filter(({ length }) => step < length);
  const periods: Period[] = [...calendar];
  if (asia)
    periods.push({
      windowOf: (time) => windowAt(asia, time),
      high: 'Asia high',
      low: 'Asia low',
    });
  const watched = periods.map((period) => ({
    ...period,
    watch: createSpanWatch(period.windowOf, step),
  }));
  const opens = calendar.map(({ open, windowOf }) => ({ open, windowOf, end: -Infinity }));
  const sides = [
    ...periods.map(({ high: name }) => ({ name, isHigh: true })),
    ...periods.map(({ low: name }) => ({ name, isHigh: false })),
  ];

  /** @returns the level, after `replaced` for the one of its name that it follows */
  function set(name: LevelName, price: number, from: number, moment: Moment): IndicatorEvent[] {
    const old = latest.get(name);
    const id = `level:${name}:${moment.at}`;
    const level: Level = { kind: 'level', id, ...moment, name, from, price };
    latest.set(name, level);
    untaken.set(name, level);
    return [
      ...(old ? [{ type: 'replaced', ...moment, mark: old } as const] : []),
      confirmed(level),
    ];
  }

  return {
    taken: {
      next({ time: at, high, low }, knownAt) {
        const events: IndicatorEvent[] = [];
        for (const { name, isHigh } of sides) {
          const mark = untaken.get(name);
          if (!mark || (isHigh ? high <= mark.price : low >= mark.price)) continue;
          untaken.delete(name);
          events.push({ type: 'taken', at, knownAt, mark });
        }
        return events;
      },
    },
    set: {
      next(bar, knownAt) {
        const { time } = bar;
        const moment = { at: time, knownAt };
        const events: IndicatorEvent[] = [];
        for (const { high, low, watch } of watched) {
          // Where a gap cut the first of two short, only the later one's levels are set.
          const span = watch.next(bar).findLast((ended) => !isStub(ended));
          if (!span) continue;
          events.push(...set(high, span.high, span.highTime, moment));
          events.push(...set(low, span.low, span.lowTime, moment));
        }
        for (const period of opens) {
          if (time < period.end) continue;
          period.end = period.windowOf(time).to;
          events.push(...set(period.open, bar.open, time, moment));
        }
        return events;
      },
    },
  };
}

export interface SessionIndicator extends Indicator {
  /** @returns the sessions that are running, in the order of their openings */
  developing(): readonly DevelopingSession[];
}

/** Bars longer than this are too coarse for a session of some hours. */
const MAX_SESSION_STEP_MS = HOUR_MS;

/**
 * Marks sessions, opening ranges and levels. Bars longer than an hour give no sessions and no opening ranges, bars
 * of a period's own length give no levels of that period.
 *
 * A level is judged on the bars after the one at whose close it became known; so is an opening range.
 *
 * Events of one bar come in this order: levels `taken` (highs, then lows; day, week, Asia); session by session the
 * `broken` opening range, then what is new, its opening range and its box; then the new levels: high and low of the day,
 * of the week, of Asia, open of the day, of the week, each after the one it `replaced`. So on the bar that both takes a
 * level and brings the next of its name, the old one is taken first.
 *
 * @param step length of the fed bars, ms
 */
export function createSessions(
  step: number,
  { sessions, dayStart }: Pick<IndicatorSettings, 'sessions' | 'dayStart'> = DEFAULT_SETTINGS,
): SessionIndicator {
  const shown = step <= MAX_SESSION_STEP_MS ? TRADING_SESSIONS[sessions] : [];
  const watches = shown.map((session) => createSessionWatch(session, step));
  const levels = createLevels(step, dayStart, shown[0]);
  return {
    ...combined([levels.taken, ...watches, levels.set]),
    developing: () => watches.flatMap((watch) => watch.developing() ?? []),
  };
}
