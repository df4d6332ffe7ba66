import { DAY_MS, HOUR_MS } from './bar';

/**
 * The clocks of the three financial centres that the day's sessions are named after. London and New York move theirs
 * by an hour for the summer, on different dates, so that a session's hours in UTC move too. The offsets follow the
 * rules rather than `Intl`, which is too slow to ask at every bar.
 */

/** A financial centre, by its city. */
export type ZoneName = 'Tokyo' | 'London' | 'New York';

/** When a year's summer time is in force, ms UTC: from `begins` on, before `ends`. */
interface Summer {
  readonly begins: number;
  readonly ends: number;
}

/** Japan has had no summer time since 1951. */
export const tokyoOffset = 9 * HOUR_MS;
const londonWinterOffset = 0;
const newYorkWinterOffset = -5 * HOUR_MS;
const summerShift = HOUR_MS;

const [january, march, october, november] = [0, 2, 9, 10];
const week = 7 * DAY_MS;

/** @returns midnight UTC that begins the first Sunday of a month; months count from 0 and may run over 11 */
function firstSunday(year: number, month: number): number {
  const first = Date.UTC(year, month, 1);
  const daysToSunday = (7 - new Date(first).getUTCDay()) % 7;
  return first + daysToSunday * DAY_MS;
}

/** @returns midnight UTC that begins the last Sunday of a month */
const lastSunday = (year: number, month: number) => firstSunday(year, month + 1) - week;

/**
 * Last Sunday of March to last Sunday of October, at 01:00 UTC. Source: EU directive 2000/84/EC, articles 2 and 3,
 * which the United Kingdom keeps to by the Summer Time Order 2002.
 */
function europeanSummer(year: number): Summer {
  return {
    begins: lastSunday(year, march) + HOUR_MS,
    ends: lastSunday(year, october) + HOUR_MS,
  };
}

/**
 * Second Sunday of March to first Sunday of November, at 02:00 on the clock in force until then. Source: US Energy
 * Policy Act of 2005, section 110, in force since 2007; the hour is that of 15 U.S.C. 260a.
 */
function newYorkSummer(year: number): Summer {
  const clockTime = 2 * HOUR_MS;
  return {
    begins: firstSunday(year, march) + week + clockTime - newYorkWinterOffset,
    ends: firstSunday(year, november) + clockTime - (newYorkWinterOffset + summerShift),
  };
}

/** Works out the changes of one year at a time: bars come in time order. */
function createOffset(winterOffset: number, summerOf: (year: number) => Summer) {
  let yearBegins = 0;
  let yearEnds = 0;
  let summer: Summer = { begins: 0, ends: 0 };
  return (time: number): number => {
    if (time < yearBegins || time >= yearEnds) {
      const year = new Date(time).getUTCFullYear();
      yearBegins = Date.UTC(year, january);
      yearEnds = Date.UTC(year + 1, january);
      summer = summerOf(year);
    }
    const isSummer = time >= summer.begins && time < summer.ends;
    return isSummer ? winterOffset + summerShift : winterOffset;
  };
}

/**
 * @param time ms UTC, from 2002 on
 * @returns what to add to get London's clock, ms
 */
export const londonOffset = createOffset(londonWinterOffset, europeanSummer);

/**
 * @param time ms UTC, from 2007 on
 * @returns what to add to get New York's clock, ms
 */
export const newYorkOffset = createOffset(newYorkWinterOffset, newYorkSummer);

const offsets: Record<ZoneName, (time: number) => number> = {
  Tokyo: () => tokyoOffset,
  London: londonOffset,
  'New York': newYorkOffset,
};

/**
 * @param time ms UTC
 * @returns what to add to `time` to get the clock of `zone`, ms
 */
export function offsetOf(zone: ZoneName, time: number): number {
  return offsets[zone](time);
}
