import { type Bar, DAY_MS, HOUR_MS, type TimeWindow } from '#market/bar';
import { OFFSET_OF, type SessionName, type ZoneName } from '#market/trading-hours';
import {
  combined,
  confirmed,
  type Indicator,
  type IndicatorEvent,
  type OpeningRange,
  type SessionBox,
} from './indicator';
import { createLevels, createSpanWatch, type PriceSpan } from './levels';

/** `opens` and `closes` are ms since local midnight. */
interface TradingSession {
  readonly name: SessionName;
  readonly zone: ZoneName;
  readonly opens: number;
  readonly closes: number;
}

/** Usual hours that never overlap; Asia must come first. */
const TRADING_SESSIONS: readonly TradingSession[] = [
  { name: 'Asia', zone: 'Tokyo', opens: 9 * HOUR_MS, closes: 15 * HOUR_MS },
  { name: 'London morning', zone: 'London', opens: 8 * HOUR_MS, closes: 12 * HOUR_MS },
  { name: 'New York morning', zone: 'New York', opens: 8 * HOUR_MS, closes: 12 * HOUR_MS },
];

/** Returns the session window that contains `time`, or the next window. */
function windowAt({ zone, opens, closes }: TradingSession, time: number): TimeWindow {
  const midnight = Math.floor((time + OFFSET_OF[zone](time)) / DAY_MS) * DAY_MS;
  // Clocks change long before openings, so looking up offsets by local time works.
  const utcOf = (local: number) => local - OFFSET_OF[zone](local);
  const date = time < utcOf(midnight + closes) ? midnight : midnight + DAY_MS;
  return { from: utcOf(date + opens), to: utcOf(date + closes) };
}

/** A running session's box; not a mark, since it still changes. */
export type DevelopingSession = Pick<SessionBox, 'name' | 'from' | 'to' | 'low' | 'high'>;

/** Opening range breakout: Toby Crabel, Day Trading with Short Term Price Patterns, 1990. */
const OPENING_MS = HOUR_MS;

function named(name: SessionName, { from, to, low, high }: PriceSpan): DevelopingSession {
  return { name, from, to, low, high };
}

function isNow(before: DevelopingSession, { from, low, high }: PriceSpan): boolean {
  return before.from === from && before.low === low && before.high === high;
}

/** Event order: broken opening range, new opening range, box. */
function createSessionWatch(session: TradingSession, step: number) {
  const { name, opens } = session;
  const firstHour = { ...session, closes: opens + OPENING_MS };
  const box = createSpanWatch((time) => windowAt(session, time), step);
  const opening = createSpanWatch((time) => windowAt(firstHour, time), step);
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
  developing(): readonly DevelopingSession[];
}

/** Longer bars are too coarse for such short sessions. */
const MAX_SESSION_STEP_MS = HOUR_MS;

/** Event order: taken highs (day, week, Asia), then taken lows; each session's broken opening range,
 * new opening range and box; new levels (day, week, Asia, opens). */
export function createSessions(step: number): SessionIndicator {
  const shown = step <= MAX_SESSION_STEP_MS ? TRADING_SESSIONS : [];
  const watches = shown.map((session) => createSessionWatch(session, step));
  const [asia] = shown;
  const levels = createLevels(step, asia && ((time) => windowAt(asia, time)));
  let running: readonly DevelopingSession[] = [];
  return {
    ...combined([levels.taken, ...watches, levels.set]),
    developing() {
      const now = watches.flatMap((watch) => watch.developing() ?? []);
      // Reuses an unchanged array, since a recording keeps one array per bar.
      const isSame = (session: DevelopingSession, place: number) => session === running[place];
      if (now.length !== running.length || !now.every(isSame)) running = [...now];
      return running;
    },
  };
}
