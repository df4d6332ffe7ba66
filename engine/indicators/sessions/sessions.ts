import {
  combined,
  confirmed,
  type Indicator,
  type IndicatorEvent,
  NO_EVENTS,
  type OpeningRange,
  type SessionBox,
} from '@/engine/indicators/indicator';
import { type Bar, HOUR_MS } from '@/engine/market/bar';
import { createLevels } from './levels';
import { createSpanWatch, TRADING_SESSIONS, type TradingSession, windowAt } from './windows';

/**
 * Sessions and levels: the box of each trading session, the range of its opening, and the prices of the day, the
 * week and the Asian session before (levels.ts).
 *
 * The opening range is the high and the low of a session's first minutes. A close outside of it tells which side won
 * the opening auction: the opening range breakout (Toby Crabel, Day Trading with Short Term Price Patterns and
 * Opening Range Breakout, 1990). The box of a session is the whole of its prices, and common usage.
 */

/** A session that is still running: what its box would be if it ended now. Not a mark, since it still changes. */
export interface DevelopingSession {
  readonly name: string;
  readonly from: number;
  readonly low: number;
  readonly high: number;
  /** Planned close. */
  readonly to: number;
}

/** Length of an opening range. No session is shorter. */
const OPENING_MS = HOUR_MS;

/** One session: tells of the break of its opening range, then of its opening range, then of its box. */
interface SessionWatch extends Indicator {
  developing(): DevelopingSession | null;
}

/**
 * Follows one session from day to day.
 *
 * @param step length of the fed bars, ms; at most an hour
 */
function createSessionWatch(session: TradingSession, step: number): SessionWatch {
  const { name, opens } = session;
  const box = createSpanWatch((time) => windowAt(session, time), step);
  const firstHour = { ...session, closes: opens + OPENING_MS };
  const opening = createSpanWatch((time) => windowAt(firstHour, time), step);
  /** The opening range that no bar has closed outside of yet, and its session's close. */
  let intact: { range: OpeningRange; until: number } | null = null;

  /** @returns the break of the opening range, if this bar is the first in its session that closes outside */
  function breakOf({ time, close }: Bar): readonly IndicatorEvent<OpeningRange>[] {
    if (!intact) return NO_EVENTS;
    const { range, until } = intact;
    if (time < until && close <= range.high && close >= range.low) return NO_EVENTS;
    intact = null;
    return time < until ? [{ type: 'broken', knownAt: time, mark: range }] : NO_EVENTS;
  }

  function openingRanges(bar: Bar): readonly IndicatorEvent<OpeningRange>[] {
    const ended = opening.next(bar);
    if (ended.length === 0) return NO_EVENTS;
    return ended.map(({ from, to, low, high }) => {
      const [id, knownAt] = [`opening-range:${name}:${from}`, bar.time];
      const range: OpeningRange = { kind: 'opening-range', id, knownAt, name, from, to, low, high };
      intact = { range, until: windowAt(session, from).to };
      return confirmed(range);
    });
  }

  function boxes(bar: Bar): readonly IndicatorEvent<SessionBox>[] {
    const ended = box.next(bar);
    if (ended.length === 0) return NO_EVENTS;
    return ended.map(({ from, to, low, high }) => {
      const [id, knownAt] = [`session:${name}:${from}`, bar.time];
      return confirmed({ kind: 'session', id, knownAt, name, from, to, low, high });
    });
  }

  return {
    ...combined([{ next: breakOf }, { next: openingRanges }, { next: boxes }]),
    developing() {
      const making = box.making();
      return (
        making && { name, from: making.from, low: making.low, high: making.high, to: making.to }
      );
    },
  };
}

export interface SessionSettings {
  /** Length of the fed bars, ms. */
  readonly step: number;
  readonly sessions: readonly TradingSession[];
}

export const SESSION_DEFAULTS: Omit<SessionSettings, 'step'> = {
  sessions: TRADING_SESSIONS,
};

export interface SessionIndicator extends Indicator {
  /** @returns the sessions that are running, in the order of the settings */
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
 */
export function createSessions(settings: SessionSettings): SessionIndicator {
  const { step } = settings;
  const sessions = step > MAX_SESSION_STEP_MS ? [] : settings.sessions;
  const watches = sessions.map((session) => createSessionWatch(session, step));
  const levels = createLevels(
    step,
    sessions.find(({ name }) => name === 'Asia'),
  );
  return {
    ...combined([levels.taken, ...watches, levels.set]),
    developing: () => watches.flatMap((watch) => watch.developing() ?? []),
  };
}
