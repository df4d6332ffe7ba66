import { DAY_MS, HOUR_MS, type TimeWindow, WEEK_MS } from './bar';

/** When a currency pair is traded, and how busily, by the clocks of the three centres that its sessions are named after. */

/** A financial centre, by its city. */
export type ZoneName = 'Tokyo' | 'London' | 'New York';

export type SessionName = 'Asia' | 'London morning' | 'New York morning';

/**
 * `Intl` takes microseconds to answer, too long for every bar, so each hour is asked once, and as a rule two hours of
 * a day: clocks change on full hours, and where the first and the last of a day agree, none did.
 */
function createOffset(timeZone: string) {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const known = new Map<number, number>();

  function ofHour(hour: number): number {
    const answered = known.get(hour);
    if (answered !== undefined) return answered;
    const [month = 0, date = 0, year = 0, hours, minutes] = (
      clock.format(hour).match(/\d+/g) ?? []
    ).map(Number);
    const offset = Date.UTC(year, month - 1, date, hours, minutes) - hour;
    known.set(hour, offset);
    return offset;
  }

  // Bars of one day follow each other.
  let day = Number.NaN;
  let first = 0;
  let isEven = false;
  return (time: number): number => {
    const midnight = Math.floor(time / DAY_MS) * DAY_MS;
    if (midnight !== day) {
      [day, first] = [midnight, ofHour(midnight)];
      isEven = first === ofHour(midnight + 23 * HOUR_MS);
    }
    return isEven ? first : ofHour(Math.floor(time / HOUR_MS) * HOUR_MS);
  };
}

/** What to add to a time, ms UTC, to get the clock of a centre, ms. */
export const OFFSET_OF: Readonly<Record<ZoneName, (time: number) => number>> = {
  Tokyo: createOffset('Asia/Tokyo'),
  London: createOffset('Europe/London'),
  'New York': createOffset('America/New_York'),
};

/**
 * A trading session: the hours of a day in which one financial centre is at its desks. Hours are local, because
 * people come to work by the clock on their wall: in summer London opens an hour earlier in UTC. There is no
 * official time for a currency session; these are common usage.
 */
export interface TradingSession {
  readonly name: SessionName;
  readonly zone: ZoneName;
  /** Milliseconds since local midnight. */
  readonly opens: number;
  /** Milliseconds since the same midnight, later than `opens`: a session does not run over midnight. */
  readonly closes: number;
}

/**
 * Windows that do not overlap, on any day of the year, so that their boxes can be told apart: most of Tokyo's day, then the
 * mornings of London and New York, the busiest hours of both. The first is the Asian one.
 */
export const TRADING_SESSIONS: readonly TradingSession[] = [
  { name: 'Asia', zone: 'Tokyo', opens: 9 * HOUR_MS, closes: 15 * HOUR_MS },
  { name: 'London morning', zone: 'London', opens: 8 * HOUR_MS, closes: 12 * HOUR_MS },
  { name: 'New York morning', zone: 'New York', opens: 8 * HOUR_MS, closes: 12 * HOUR_MS },
];

/** @returns the window of a session that `time` (ms UTC) falls into or, outside of its hours, the next one */
export function windowAt({ zone, opens, closes }: TradingSession, time: number): TimeWindow {
  const midnight = Math.floor((time + OFFSET_OF[zone](time)) / DAY_MS) * DAY_MS;
  // Clocks change in the early morning: where it is opening time in UTC, they have done so.
  const utcOf = (local: number) => local - OFFSET_OF[zone](local);
  const date = time < utcOf(midnight + closes) ? midnight : midnight + DAY_MS;
  return { from: utcOf(date + opens), to: utcOf(date + closes) };
}

/** How busy a centre is at each full hour of its clock, straight lines between; the mean over a day is about 1. */
// biome-ignore format: a row is six hours
const PROFILES: Record<ZoneName, readonly number[]> = {
  Tokyo: [
    0.4, 0.4, 0.4, 0.4, 0.4, 0.4,
    0.4, 0.4, 0.6, 0.75, 0.75, 0.65,
    0.55, 0.6, 0.65, 0.65, 0.55, 0.5,
    0.4, 0.4, 0.4, 0.4, 0.4, 0.4,
  ],
  London: [
    0, 0, 0, 0, 0, 0,
    0.4, 0.95, 1.75, 1.6, 1.3, 1.1,
    0.9, 0.85, 1, 1, 0.9, 0.6,
    0.4, 0.2, 0, 0, 0, 0,
  ],
  'New York': [
    0, 0, 0, 0, 0, 0,
    0, 0.7, 1.5, 1.6, 1.55, 1.3,
    1, 0.9, 0.8, 0.65, 0.55, 0.4,
    0.3, 0, 0, 0, 0, 0,
  ],
};
const ZONES = Object.keys(PROFILES) as ZoneName[];

/**
 * How busy a currency pair is through the day. Each centre is busy by its own clock, and they overlap: Asia is quiet,
 * London's open and New York's open are the day's two peaks with a lull over London's lunch between them, and little
 * happens after New York's lunch. The shape follows the intraday pattern of mark-dollar in Andersen & Bollerslev,
 * "Intraday periodicity and volatility persistence in financial markets" (1997), drawn by hand.
 *
 * @param time ms UTC
 * @returns how busy the market is beside its mean of about 1: that of the busiest centre
 */
export function activityAt(time: number): number {
  let most = 0;
  for (const zone of ZONES) {
    const profile = PROFILES[zone];
    const localHour = ((time + OFFSET_OF[zone](time)) % DAY_MS) / HOUR_MS;
    const full = Math.floor(localHour);
    const from = profile[full] as number;
    const to = profile[(full + 1) % profile.length] as number;
    most = Math.max(most, from + (to - from) * (localHour - full));
  }
  return most;
}

/** Monday 2 March 2026, 00:00 UTC: opening of the simulated market's first bar. */
export const FIRST_OPENING = Date.UTC(2026, 2, 2);
/** From Monday 00:00 to Friday 22:00 UTC, when New York closes in winter. */
const TRADED_WEEK_MS = 4 * DAY_MS + 22 * HOUR_MS;

/**
 * @param time opening of a bar, ms UTC, no earlier than `FIRST_OPENING`
 * @param step length of a bar, ms
 * @returns opening of the bar after it, over the weekend if it was the week's last
 */
export function openingAfter(time: number, step: number): number {
  const intoWeek = (time + step - FIRST_OPENING) % WEEK_MS;
  return intoWeek < TRADED_WEEK_MS ? time + step : time + step + (WEEK_MS - TRADED_WEEK_MS);
}
