import { type Bar, DAY_MS, HOUR_MS } from '@/engine/market/bar';
import { offsetOf, type ZoneName } from '@/engine/market/trading-hours';

/** Windows of time, one after the other, and the prices in them. */

/** From its opening (included) to its close (excluded), ms UTC. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/**
 * A trading session: the hours of a day in which one financial centre is at its desks. Hours are local, because
 * people come to work by the clock on their wall: in summer London opens an hour earlier in UTC. There is no
 * official time for a currency session; these are common usage.
 */
export interface TradingSession {
  readonly name: string;
  readonly zone: ZoneName;
  /** Milliseconds since local midnight. */
  readonly opens: number;
  /** Milliseconds since the same midnight, later than `opens`: a session does not run over midnight. */
  readonly closes: number;
}

/**
 * Windows that do not overlap, on any day of the year, so that their boxes can be told apart. Each centre works
 * longer than that: London until 17:00, an afternoon that it shares with New York's morning.
 */
export const TRADING_SESSIONS: readonly TradingSession[] = [
  { name: 'Asia', zone: 'Tokyo', opens: 9 * HOUR_MS, closes: 15 * HOUR_MS },
  { name: 'London', zone: 'London', opens: 8 * HOUR_MS, closes: 12 * HOUR_MS },
  { name: 'New York', zone: 'New York', opens: 8 * HOUR_MS, closes: 13 * HOUR_MS },
];

/** @returns UTC of a local time. The second look-up counts where the clocks change between the two. */
function utcOf(zone: ZoneName, local: number): number {
  return local - offsetOf(zone, local - offsetOf(zone, local));
}

/** @returns the window of `session` that `time` (ms UTC) falls into or, outside of its hours, the next one */
export function windowAt({ zone, opens, closes }: TradingSession, time: number): TimeWindow {
  const midnight = Math.floor((time + offsetOf(zone, time)) / DAY_MS) * DAY_MS;
  const ofDate = (date: number) => ({
    from: utcOf(zone, date + opens),
    to: utcOf(zone, date + closes),
  });
  const today = ofDate(midnight);
  return time < today.to ? today : ofDate(midnight + DAY_MS);
}

/** How far price went in a window, and when: equal prices belong to the first bar that made them. */
interface PriceSpan extends TimeWindow {
  high: number;
  highTime: number;
  low: number;
  lowTime: number;
}

export interface SpanWatch {
  /** @returns the windows that ended with this bar, in time order: none, one, or two where a gap cut the first short */
  next(bar: Bar): readonly Readonly<PriceSpan>[];
  /** @returns the window in the making; null while there is none with bars in it */
  making(): Readonly<PriceSpan> | null;
}

const NO_SPANS: readonly PriceSpan[] = Object.freeze([]);

/** Widens `span` by a later bar. It changes in place: this runs on every bar. */
function widen(span: PriceSpan, { time, high, low }: Bar): void {
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
export function createSpanWatch(windowOf: (time: number) => TimeWindow, step: number): SpanWatch {
  let window: TimeWindow = { from: -Infinity, to: -Infinity };
  let span: PriceSpan | null = null;
  /** The window's last bar has been fed. What still comes with a time inside it is too late. */
  let isOver = false;

  return {
    next(bar) {
      const { time, high, low } = bar;
      let ended = NO_SPANS;
      if (time >= window.to) {
        if (span) ended = [span];
        span = null;
        window = windowOf(time);
        isOver = false;
      }
      if (isOver || time < window.from) return ended;
      if (span) widen(span, bar);
      else span = { ...window, high, highTime: time, low, lowTime: time };
      isOver = time + step >= window.to;
      if (!isOver) return ended;
      ended = [...ended, span];
      span = null;
      return ended;
    },
    making: () => span && { ...span },
  };
}
