import { type Bar, type Chart, createChart, DAY_MS, HOUR_MS, MINUTE_MS } from '#market/bar';
import { mulberry32 } from '#market/random';
import { fc } from '#testing/properties';

type Prices = readonly [open: number, high: number, low: number, close: number];

export function barsOf(rows: readonly Prices[]): Bar[] {
  return rows.map(([open, high, low, close], time) => ({
    time,
    open,
    high,
    low,
    close,
    volume: 0,
  }));
}

export function flatBars(prices: readonly number[]): Bar[] {
  return barsOf(prices.map((price) => [price, price, price, price]));
}

const STARTS = ['2026-03-02', '2026-03-23', '2026-10-19', '2026-10-26', '2027-03-08', '2024-12-23'];

/** Hard cases for indicators: price jumps, halts at one price, crashes within a few bars. */
export type Hardship = 'jumps' | 'halts' | 'crashes';

/** Returns calm and wild stretches of bars. Prices are whole numbers, so equal prices are common. */
export function walk(
  openings: readonly number[],
  random: () => number,
  ticks: number,
  hardship?: Hardship,
): Bar[] {
  const whole = (most: number) => Math.floor(random() * (most + 1));
  let [close, calm, halted, falling] = [5000, ticks, 0, 0];
  return openings.map((time) => {
    if (hardship === 'halts' && random() < 0.025) halted = whole(30);
    if (halted-- > 0) return { time, open: close, high: close, low: close, close, volume: 1 };
    if (hardship === 'crashes' && random() < 0.005) falling = 6;
    if (random() < 0.15) calm = random() < 0.5 ? Math.ceil(ticks / 10) : ticks;
    const jump = hardship === 'jumps' && random() < 0.02 ? 8 * ticks : ticks;
    const open = random() < 0.9 ? close : close + whole(2 * jump) - jump;
    close = open + whole(2 * calm) - calm - (falling-- > 0 ? whole(40) : 0);
    // Long wicks make outside bars.
    const wick = random() < 0.1 ? 2 * ticks : Math.ceil(calm / 2);
    const [high, low] = [Math.max(open, close) + whole(wick), Math.min(open, close) - whole(wick)];
    return { time, open, high, low, close, volume: 1 + whole(9) };
  });
}

interface Recipe {
  readonly count: number;
  readonly start: number;
  readonly step: number;
  /** Chances that a bar, or a stretch of bars, is missing. */
  readonly missing: number;
  readonly hole: number;
  readonly longestHole: number;
  readonly hasWeekends: boolean;
}

function isWeekend(time: number): boolean {
  const sinceMonday = (time - 4 * DAY_MS) % (7 * DAY_MS);
  return sinceMonday >= 4 * DAY_MS + 22 * HOUR_MS;
}

function openingsOf(recipe: Recipe, random: () => number): number[] {
  const { count, start, step, missing, hole, longestHole, hasWeekends } = recipe;
  const openings: number[] = [];
  for (let slot = 0; openings.length < count; slot += 1) {
    if (random() < hole) slot += Math.floor(random() * longestHole);
    const time = start + slot * step;
    if (!(hasWeekends && isWeekend(time)) && random() >= missing) openings.push(time);
  }
  return openings;
}

/** Bars near daylight saving changes or Christmas, with missing bars, holes and weekend gaps. */
export function timedBars(
  steps: readonly number[],
  maxBars: number,
): fc.Arbitrary<{ bars: Bar[]; step: number }> {
  return fc
    .record({
      seed: fc.integer(),
      count: fc.integer({ min: 0, max: maxBars }),
      start: fc.tuple(fc.constantFrom(...STARTS), fc.nat({ max: 300 })),
      step: fc.constantFrom(...steps),
      missing: fc.constantFrom(0, 0.02, 0.3),
      hole: fc.constantFrom(0, 0.01, 0.05),
      longestHole: fc.constantFrom(20, 300),
      hasWeekends: fc.boolean(),
      ticks: fc.constantFrom(2, 6, 20),
    })
    .map(({ start: [date, offset], seed, ticks, ...recipe }) => {
      const random = mulberry32(seed);
      const start = Date.parse(date) + offset * recipe.step;
      const bars = walk(openingsOf({ ...recipe, start }, random), random, ticks);
      return { bars, step: recipe.step };
    });
}

export function arbitraryBars(maxBars: number, step = 5 * MINUTE_MS): fc.Arbitrary<Bar[]> {
  return timedBars([step], maxBars).map(({ bars }) => bars);
}

export function chartOf(...market: Parameters<typeof createChart>): Chart {
  const chart = createChart(...market);
  chart.read(() => false);
  return chart;
}
