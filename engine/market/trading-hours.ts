import { DAY_MS, HOUR_MS, WEEK_MS } from './bar';

export type ZoneName = 'Tokyo' | 'London' | 'New York';
export type SessionName = 'Asia' | 'London morning' | 'New York morning';

/** Returns the milliseconds to add to UTC to get local time. Calls `Intl` rarely, because it is slow.
 * Clocks change on the hour; if a day's first and last hours have the same offset, all do. */
export function createOffset(timeZone: string) {
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

  // Caches the day, because a day's bars are consecutive.
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

/** Milliseconds to add to UTC to get local time. */
export const OFFSET_OF: Readonly<Record<ZoneName, (time: number) => number>> = {
  Tokyo: createOffset('Asia/Tokyo'),
  London: createOffset('Europe/London'),
  'New York': createOffset('America/New_York'),
};

// biome-ignore format: a row is six hours
/** Activity by local hour, estimated from Andersen and Bollerslev, Intraday periodicity and
 * volatility persistence in financial markets, 1997. */
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

export const FIRST_OPENING = Date.UTC(2026, 2, 2);
/** From Monday 00:00 to Friday 22:00 UTC. */
const TRADED_WEEK_MS = 4 * DAY_MS + 22 * HOUR_MS;

export function openingAfter(time: number, step: number): number {
  const intoWeek = (time + step - FIRST_OPENING) % WEEK_MS;
  return intoWeek < TRADED_WEEK_MS ? time + step : time + step + (WEEK_MS - TRADED_WEEK_MS);
}
