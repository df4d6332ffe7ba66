export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** Months differ in length, so `stepOf` returns a multiple of this. */
export const MONTH_MS = 30 * DAY_MS;
const SHORTEST_MONTH_MS = 27 * DAY_MS;

/** Returns the most common interval between bars in either direction, ms; on a tie, the shortest. */
export function stepOf(bars: Iterable<{ readonly time: number }>): number | null {
  const counts = new Map<number, number>();
  let before: number | null = null;
  for (const { time } of bars) {
    let step = Math.abs(time - (before ?? time));
    if (step > SHORTEST_MONTH_MS) step = Math.round(step / MONTH_MS) * MONTH_MS;
    if (step > 0) counts.set(step, (counts.get(step) ?? 0) + 1);
    before = time;
  }
  const [commonest] = [...counts].sort(
    ([one, count], [other, otherCount]) => otherCount - count || one - other,
  );
  return commonest?.[0] ?? null;
}

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
