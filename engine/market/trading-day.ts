import { type Bar, DAY_MS, HOUR_MS, multiplesOf, type TimeWindow, WEEK_MS } from './bar';
import { OFFSET_OF } from './trading-hours';

/**
 * Where a market's day begins: at midnight UTC, or at 17:00 in New York, when currencies and most futures go over to
 * the next day; their week opens there on Sunday.
 */
export type DayStart = 'UTC' | 'New York';

/** From the opening of a day that begins at 17:00 to the midnight that names it. */
const EVENING_MS = 7 * HOUR_MS;
/** 5 January 1970, after the epoch. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** Local calendars whose midnight is the start of a day: what to add to a time, ms UTC, to get there, and the way back. */
const CALENDARS: Readonly<
  Record<DayStart, { toLocal(time: number): number; toUtc(local: number): number }>
> = {
  UTC: { toLocal: (time) => time, toUtc: (local) => local },
  'New York': {
    toLocal: (time) => time + OFFSET_OF['New York'](time) + EVENING_MS,
    // Clocks change at night: at 17:00 UTC of a day they show what they will at 17:00 in New York.
    toUtc: (local) => local - EVENING_MS - OFFSET_OF['New York'](local - EVENING_MS),
  },
};

/**
 * Periods of a length: days and weeks (from Monday, or the Sunday evening before it) by the market's calendar, an hour
 * shorter or longer where clocks change; parts of a day, such as 4 hours, counted from its beginning; other ones are
 * multiples since 1970 UTC.
 *
 * @param length ms
 * @returns a function that gives the period that a time (ms UTC) lies in
 */
export function periodsOf(length: number, dayStart: DayStart): (time: number) => TimeWindow {
  if (length < DAY_MS && DAY_MS % length === 0) {
    const dayAt = periodsOf(DAY_MS, dayStart);
    // Bars of one day follow each other.
    let day = dayAt(0);
    return (time) => {
      if (time < day.from || time >= day.to) day = dayAt(time);
      const from = day.from + Math.floor((time - day.from) / length) * length;
      return { from, to: Math.min(from + length, day.to) };
    };
  }
  if (length !== DAY_MS && length !== WEEK_MS) return multiplesOf(length);
  const { toLocal, toUtc } = CALENDARS[dayStart];
  const origin = length === WEEK_MS ? FIRST_MONDAY_MS : 0;
  return (time) => {
    const start = Math.floor((toLocal(time) - origin) / length) * length + origin;
    return { from: toUtc(start), to: toUtc(start + length) };
  };
}

/** Shortest time from the last opening of a week to the first of the next one, where nobody trades at weekends. */
const MIN_WEEKEND_MS = 1.5 * DAY_MS;
/** Sunday noon UTC, from Monday on: after the exchanges that trade on Sundays have opened, before New York's evening. */
const SUNDAY_NOON_MS = 6.5 * DAY_MS;

/**
 * Tells currencies from shares and coins by the times at which bars open, alone: a market whose weeks open on Sunday
 * evening goes over to the next day at 17:00 in New York.
 *
 * @param bars in time order
 * @returns `New York` where most weeks open on a Sunday after noon UTC, after a weekend without bars; else `UTC`
 */
export function dayStartOf(bars: readonly Pick<Bar, 'time'>[]): DayStart {
  const [first, last] = [bars[0]?.time ?? 0, bars.at(-1)?.time ?? 0];
  const openings = bars.filter(({ time }, index) => {
    const isAfterWeekend = time - (bars[index - 1]?.time ?? time) > MIN_WEEKEND_MS;
    return isAfterWeekend && (time - FIRST_MONDAY_MS) % WEEK_MS >= SUNDAY_NOON_MS;
  });
  return openings.length * WEEK_MS > (last - first) / 2 ? 'New York' : 'UTC';
}
