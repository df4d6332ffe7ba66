import { type Bar, DAY_MS, HOUR_MS, MINUTE_MS, MONTH_MS } from '#market/bar';
import { mulberry32 } from '#market/random';
import { fc } from '#testing/properties';
import { type Hardship, walk } from './bars';

export interface Series {
  step: number;
  bars: Bar[];
}

const from = (date: string) => Date.parse(date);
const isWorkday = (time: number) => ![0, 6].includes(new Date(time).getUTCDay());
const days = (start: string, count: number) =>
  Array.from({ length: count }, (_, day) => from(start) + day * DAY_MS);

const even = (step: number, count: number, has: (time: number, place: number) => boolean) =>
  Array.from({ length: count }, (_, place) => from('2026-03-02') + place * step).filter(has);

const cutDays = (start: string, count: number) =>
  days(start, count)
    .filter(isWorkday)
    .flatMap((day) => [14.5, 15, 16, 17, 18, 19, 20].map((hour) => day + hour * HOUR_MS));

const newYorkDays = days('2025-09-01', 420).map((day) => {
  const isSummer =
    (day >= from('2025-03-09') && day < from('2025-11-02')) || day >= from('2026-03-08');
  return day + (isSummer ? 4 : 5) * HOUR_MS;
});

function isCurrencyTraded(time: number): boolean {
  const [weekday, hour] = [new Date(time).getUTCDay(), new Date(time).getUTCHours()];
  return weekday === 0 ? hour >= 21 : weekday === 5 ? hour < 21 : weekday !== 6;
}

const months = (day: number) =>
  Array.from({ length: 160 }, (_, month) => Date.UTC(2010, month + (day === 0 ? 1 : 0), day));

const HOLIDAYS = ['2026-04-03', '2026-04-06', '2026-12-24', '2026-12-25'].map(from);

interface Shape {
  step: number;
  openings: (random: () => number) => readonly number[];
  hardship?: Hardship;
}

const SHAPES: Readonly<Record<string, Shape>> = {
  even: { step: 5 * MINUTE_MS, openings: () => even(5 * MINUTE_MS, 1300, () => true) },
  'weekend gaps': { step: 15 * MINUTE_MS, openings: () => even(15 * MINUTE_MS, 1300, isWorkday) },
  'hours, the first of each day cut short': {
    step: HOUR_MS,
    openings: () => cutDays('2026-01-05', 90),
  },
  'days in New York': { step: DAY_MS, openings: () => newYorkDays },
  'currency weeks from Sunday evening': {
    step: 15 * MINUTE_MS,
    openings: () => even(15 * MINUTE_MS, 1900, isCurrencyTraded),
  },
  'workdays without holidays': {
    step: 4 * HOUR_MS,
    openings: () =>
      even(4 * HOUR_MS, 700, isWorkday).filter(
        (time) => !HOLIDAYS.includes(time - (time % DAY_MS)),
      ),
  },
  'months dated by their first day': { step: MONTH_MS, openings: () => months(1) },
  'months dated by their last day': { step: MONTH_MS, openings: () => months(0) },
  'minutes, three in ten missing': {
    step: MINUTE_MS,
    openings: (random) => even(MINUTE_MS, 2000, () => random() > 0.3),
  },
  holes: {
    step: 5 * MINUTE_MS,
    openings: (random) => {
      let until = 0;
      return even(5 * MINUTE_MS, 1800, (_, place) => {
        if (random() < 0.02) until = place + Math.floor(random() * 90);
        return place >= until;
      });
    },
  },
  'jumps and holes': {
    step: 5 * MINUTE_MS,
    openings: (random) => even(5 * MINUTE_MS, 1400, () => random() > 0.02),
    hardship: 'jumps',
  },
  'flat hours': {
    step: 5 * MINUTE_MS,
    openings: () => even(5 * MINUTE_MS, 1300, () => true),
    hardship: 'halts',
  },
  crashes: {
    step: 5 * MINUTE_MS,
    openings: () => even(5 * MINUTE_MS, 1300, () => true),
    hardship: 'crashes',
  },
};

export const SERIES = Object.keys(SHAPES);

/** Returns bars in the named shape, with random prices. */
export function seriesOf(name: string, seed: number): Series {
  const { step, openings, hardship } = SHAPES[name] as Shape;
  const random = mulberry32(seed);
  return { step, bars: walk(openings(random), random, 20, hardship) };
}

export const anySeries: fc.Arbitrary<Series> = fc
  .tuple(fc.constantFrom(...SERIES), fc.nat(1e6))
  .map(([name, seed]) => seriesOf(name, seed));
