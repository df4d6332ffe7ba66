import { DAY_MS, HOUR_MS } from '@/engine/market/bar';
import { offsetOf, type ZoneName } from '@/engine/market/trading-hours';

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

/** From its opening (included) to its close (excluded), ms UTC. */
export interface SessionWindow {
  readonly from: number;
  readonly to: number;
}

/** @returns UTC of a local time. The second look-up counts where the clocks change between the two. */
function utcOf(zone: ZoneName, local: number): number {
  return local - offsetOf(zone, local - offsetOf(zone, local));
}

/** @returns the window of `session` that `time` (ms UTC) falls into or, outside of its hours, the next one */
export function windowAt({ zone, opens, closes }: TradingSession, time: number): SessionWindow {
  const midnight = Math.floor((time + offsetOf(zone, time)) / DAY_MS) * DAY_MS;
  const ofDate = (date: number) => ({
    from: utcOf(zone, date + opens),
    to: utcOf(zone, date + closes),
  });
  const today = ofDate(midnight);
  return time < today.to ? today : ofDate(midnight + DAY_MS);
}
