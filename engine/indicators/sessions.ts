import { type Bar, HOUR_MS } from '@/engine/market/bar';
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
  type OpeningRange,
  type SessionBox,
} from './indicator';
import { createLevels } from './levels';
import { createSpanWatch, type PriceSpan } from './price-spans';

/**
 * Sessions and levels: the box of each trading session, the range of its opening, and prices of the recent past
 * (`levels.ts`).
 *
 * - Opening range: the high and the low of a session's first hour. A close outside of it tells which side won the opening
 *   auction: the opening range breakout (Toby Crabel, Day Trading with Short Term Price Patterns and Opening Range
 *   Breakout, 1990). The box of a session is the whole of its prices, and common usage.
 */

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

/** @returns whether a session is as it was: the same day, and no bar went beyond its prices */
function isNow(before: DevelopingSession, { from, low, high }: PriceSpan): boolean {
  return before.from === from && before.low === low && before.high === high;
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
  let running: DevelopingSession | null = null;

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
      if (!making) running = null;
      else if (!running || !isNow(running, making)) running = named(name, making);
      return running;
    },
  };
}

export interface SessionIndicator extends Indicator {
  /** @returns the sessions that are running, in the order of their openings: the same array until one of them changes */
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
export function createSessions(step: number): SessionIndicator {
  const shown = step <= MAX_SESSION_STEP_MS ? TRADING_SESSIONS : [];
  const watches = shown.map((session) => createSessionWatch(session, step));
  const levels = createLevels(step, shown[0]);
  let running: readonly DevelopingSession[] = [];
  return {
    ...combined([levels.taken, ...watches, levels.set]),
    developing() {
      const now = watches.flatMap((watch) => watch.developing() ?? []);
      // Kept for each bar, so as a copy: what was put together has room for more.
      const isSame = (session: DevelopingSession, place: number) => session === running[place];
      if (now.length !== running.length || !now.every(isSame)) running = [...now];
      return running;
    },
  };
}
