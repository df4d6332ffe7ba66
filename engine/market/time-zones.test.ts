import fc from 'fast-check';
import { HOUR_MS, MINUTE_MS } from './bar';
import { londonOffset, newYorkOffset, offsetOf, tokyoOffset, type ZoneName } from './time-zones';

/** The platform's own zone data, slow and right. */
function platformOffset(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (time: number) => {
    const parts = Object.fromEntries(
      format.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
    ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
    const { year, month, day, hour, minute, second } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second) - time;
  };
}

const zones: [ZoneName, string][] = [
  ['Tokyo', 'Asia/Tokyo'],
  ['London', 'Europe/London'],
  ['New York', 'America/New_York'],
];
const years = Array.from({ length: 30 }, (_, index) => 2008 + index);
const halfHour = 30 * MINUTE_MS;

/** Half-hours of a year at which the platform's offset differs from the one before. */
function changes(offset: (time: number) => number, year: number): number[] {
  const halfHours = Array.from(
    { length: (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / (24 * HOUR_MS) },
    (_, index) => Date.UTC(year, 0) + index * 24 * HOUR_MS,
  )
    .filter((midnight) => offset(midnight) !== offset(midnight + 24 * HOUR_MS))
    .flatMap((midnight) => Array.from({ length: 48 }, (_, index) => midnight + index * halfHour));
  return halfHours
    .filter((time) => offset(time) !== offset(time + halfHour))
    .map((time) => time + halfHour);
}

describe.each(zones.slice(1))('%s', (zone, timeZone) => {
  const expected = platformOffset(timeZone);

  it('changes its clock when the platform does, to the millisecond, 2008 to 2037', () => {
    const times = years.flatMap((year) => changes(expected, year));
    expect(times).toHaveLength(2 * years.length);
    for (const time of times) {
      expect(expected(time - 1000)).not.toBe(expected(time));
      expect(offsetOf(zone, time - 1)).toBe(expected(time - 1000));
      expect(offsetOf(zone, time)).toBe(expected(time));
    }
  });
});

it.each(zones)('agrees with the platform on %s at any second, in any order', (zone, timeZone) => {
  const expected = platformOffset(timeZone);
  const seconds = fc.integer({ min: Date.UTC(2008, 0) / 1000, max: Date.UTC(2038, 0) / 1000 - 1 });
  fc.assert(
    fc.property(seconds, (second) => {
      expect(offsetOf(zone, second * 1000)).toBe(expected(second * 1000));
    }),
    { numRuns: 300 },
  );
});

it('keeps the two summers apart where London and New York differ for weeks', () => {
  const between = Date.UTC(2026, 2, 16);
  expect(londonOffset(between)).toBe(0);
  expect(newYorkOffset(between)).toBe(-4 * HOUR_MS);
  expect(tokyoOffset).toBe(9 * HOUR_MS);
});
