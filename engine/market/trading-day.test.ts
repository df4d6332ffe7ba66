import { localTime } from '@/engine/testing/oracle';
import { fc, numRuns } from '@/engine/testing/properties';
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from './bar';
import { dayStartOf, periodsOf } from './trading-day';
import { OFFSET_OF, type ZoneName } from './trading-hours';

const ZONE_IDS = { Tokyo: 'Asia/Tokyo', London: 'Europe/London', 'New York': 'America/New_York' };

it.each(Object.entries(ZONE_IDS))(
  'reads the clock of %s as it was, under every rule there has been',
  (zone, timeZone) => {
    const anyTime = fc.integer({
      min: Date.parse('1970-01-05') / MINUTE_MS,
      max: Date.parse('2040-01-01') / MINUTE_MS,
    });
    fc.assert(
      fc.property(anyTime, (minutes) => {
        const time = minutes * MINUTE_MS;
        expect(time + OFFSET_OF[zone as ZoneName](time)).toBe(localTime(timeZone, time));
      }),
      // The United States moved the changes of their clocks in 1974, 1975, 1987 and 2007.
      {
        numRuns,
        examples: ['1974-02-01', '1986-04-15', '1987-04-15', '2006-03-25', '2006-10-30'].map(
          (day): [number] => [(Date.parse(day) + 12 * HOUR_MS) / MINUTE_MS],
        ),
      },
    );
  },
);

describe('a period', () => {
  const anyMoment = fc
    .integer({
      min: Date.parse('1986-01-01') / MINUTE_MS,
      max: Date.parse('2030-01-01') / MINUTE_MS,
    })
    .map((minutes) => minutes * MINUTE_MS);

  it.each<[string, number, number]>([
    ['day', DAY_MS, 0],
    ['week', WEEK_MS, 0],
  ])('is the %s that a time lies in, from 17:00 in New York', (_, length) => {
    const periodAt = periodsOf(length, 'New York');
    fc.assert(
      fc.property(anyMoment, (time) => {
        const { from, to } = periodAt(time);
        expect(from <= time && time < to).toBe(true);
        expect(periodAt(to).from).toBe(to);
        expect(periodAt(from - 1).to).toBe(from);
        const clock = new Date(localTime('America/New_York', from));
        expect(clock.getUTCHours() * 60 + clock.getUTCMinutes()).toBe(17 * 60);
        if (length === WEEK_MS) expect(clock.getUTCDay()).toBe(0);
        // Clocks change once at most.
        expect(Math.abs(to - from - length)).toBeLessThanOrEqual(HOUR_MS);
      }),
      { numRuns },
    );
  });

  it.each<[length: number, from: string]>([
    [4 * HOUR_MS, '2026-03-04T12:00Z'],
    [DAY_MS, '2026-03-04T00:00Z'],
    [WEEK_MS, '2026-03-02T00:00Z'],
  ])('of %d ms counts from midnight and Monday in UTC', (length, from) => {
    const start = Date.parse(from);
    const wednesday = Date.parse('2026-03-04T15:55Z');
    expect(periodsOf(length, 'UTC')(wednesday)).toEqual({ from: start, to: start + length });
  });

  it('of some hours counts from the beginning of the day, and ends with it where clocks change', () => {
    const periodAt = periodsOf(4 * HOUR_MS, 'New York');
    const hoursFrom = (time: string) => {
      const { from, to } = periodAt(Date.parse(time));
      return [new Date(localTime('America/New_York', from)).getUTCHours(), (to - from) / HOUR_MS];
    };
    expect(hoursFrom('2026-01-14T15:55Z')).toEqual([9, 4]);
    expect(hoursFrom('2026-07-14T15:55Z')).toEqual([9, 4]);
    // The day that ends at 17:00 on a Sunday in March has 23 hours.
    expect(hoursFrom('2026-03-08T20:30Z')).toEqual([14, 3]);
  });

  it('of an hour and less is the same wherever the day begins, and what no day holds in whole', () => {
    const time = Date.parse('2026-03-04T15:55Z');
    for (const length of [5 * MINUTE_MS, HOUR_MS, 7 * HOUR_MS])
      expect(periodsOf(length, 'New York')(time)).toEqual(periodsOf(length, 'UTC')(time));
  });
});

describe('where the day begins is told by the opening times', () => {
  /** Bars of four weeks in which a market is open at their first or last minute, by the clock in New York. */
  function openings(step: number, isTraded: (weekday: number, hour: number) => boolean) {
    const start = Date.parse('2026-02-25');
    return Array.from({ length: (4 * WEEK_MS) / step }, (_, place) => start + place * step)
      .filter((time) =>
        [time, time + step - MINUTE_MS].some((minute) => {
          const clock = new Date(localTime('America/New_York', minute));
          return isTraded(clock.getUTCDay(), clock.getUTCHours());
        }),
      )
      .map((time) => ({ time }));
  }
  const isCurrency = (weekday: number, hour: number) =>
    weekday === 0 ? hour >= 17 : weekday === 5 ? hour < 17 : weekday !== 6;
  const isShare = (weekday: number, hour: number) =>
    weekday > 0 && weekday < 6 && hour >= 9 && hour < 16;

  it.each([5, 60, 240])('of currencies, in bars of %d minutes', (minutes) => {
    expect(dayStartOf(openings(minutes * MINUTE_MS, isCurrency))).toBe('New York');
  });

  it.each<[string, (weekday: number, hour: number) => boolean]>([
    ['shares', isShare],
    ['coins, which know no weekend', () => true],
    ['an exchange that opens on Sundays', (weekday, hour) => weekday < 5 && hour >= 3 && hour < 9],
  ])('of %s', (_, isTraded) => {
    expect(dayStartOf(openings(15 * MINUTE_MS, isTraded))).toBe('UTC');
  });

  it('is midnight for coins, though their server rested over one weekend, and for no bars', () => {
    const all = openings(HOUR_MS, () => true);
    expect(dayStartOf([...all.slice(0, 48), ...all.slice(114)])).toBe('UTC');
    expect(dayStartOf([])).toBe('UTC');
  });
});
