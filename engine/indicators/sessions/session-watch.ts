import { confirmed, type IndicatorEvent } from '@/engine/indicators/indicator';
import type { OpeningRange, SessionBox } from '@/engine/indicators/mark';
import { type Bar, MINUTE_MS } from '@/engine/market/bar';
import { createSpanWatch, type EndedSpan } from './span-watch';
import { type TradingSession, windowAt } from './trading-sessions';

/**
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

export interface SessionWatch {
  /** Adds the break of the opening range, if this bar is the first in its session that closes outside. */
  judge(bar: Bar, events: IndicatorEvent[]): void;
  /** Adds opening ranges, then boxes, that are complete at the close of this bar. @returns the latest box's span */
  measure(bar: Bar, events: IndicatorEvent[]): EndedSpan | null;
  developing(): DevelopingSession | null;
}

/**
 * Follows one session from day to day.
 *
 * @param openingMinutes of the opening range; a session that is shorter is its own opening range. None is measured
 *   where it is shorter than a bar.
 * @param step length of the fed bars, ms
 */
export function createSessionWatch(
  session: TradingSession,
  openingMinutes: number,
  step: number,
): SessionWatch {
  const { name } = session;
  const box = createSpanWatch((time) => windowAt(session, time), step);
  const openingEnd = Math.min(session.opens + openingMinutes * MINUTE_MS, session.closes);
  const opening =
    step <= openingMinutes * MINUTE_MS
      ? createSpanWatch((time) => windowAt({ ...session, closes: openingEnd }, time), step)
      : null;
  /** The opening range that no bar has closed outside of yet, and its session's close. */
  let intact: { range: OpeningRange; until: number } | null = null;

  function judge(bar: Bar, events: IndicatorEvent[]) {
    if (!intact) return;
    const { range, until } = intact;
    if (bar.time >= until) {
      intact = null;
    } else if (bar.close > range.high || bar.close < range.low) {
      events.push({ type: 'broken', knownAt: bar.time, mark: range });
      intact = null;
    }
  }

  function measureOpening(bar: Bar, events: IndicatorEvent[]) {
    if (!opening?.next(bar)) return;
    for (const { from, to, low, high } of opening.ended()) {
      const id = `opening-range:${name}:${from}`;
      const range: OpeningRange = {
        kind: 'opening-range',
        id,
        knownAt: bar.time,
        name,
        from,
        to,
        low,
        high,
      };
      events.push(confirmed(range));
      intact = { range, until: windowAt(session, from).to };
    }
  }

  function measure(bar: Bar, events: IndicatorEvent[]): EndedSpan | null {
    measureOpening(bar, events);
    if (!box.next(bar)) return null;
    const ended = box.ended();
    for (const { from, to, low, high } of ended) {
      const id = `session:${name}:${from}`;
      const mark: SessionBox = {
        kind: 'session',
        id,
        knownAt: bar.time,
        name,
        from,
        to,
        low,
        high,
      };
      events.push(confirmed(mark));
    }
    return ended.at(-1) ?? null;
  }

  function developing(): DevelopingSession | null {
    const making = box.making();
    return making && { name, from: making.from, low: making.low, high: making.high, to: making.to };
  }

  return { judge, measure, developing };
}
