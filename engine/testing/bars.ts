import { type Bar, type Chart, createChart, DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { mulberry32 } from '@/engine/market/random';
import { fc } from '@/engine/testing/properties';

export type Prices = readonly [open: number, high: number, low: number, close: number];

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

interface Recipe {
  readonly seed: number;
  readonly count: number;
  readonly start: number;
  readonly step: number;
  readonly missing: number;
  readonly hole: number;
  readonly longestHole: number;
  readonly hasWeekends: boolean;
  readonly ticks: number;
}

function isWeekend(time: number): boolean {
  const sinceMonday = (time - 4 * DAY_MS) % (7 * DAY_MS);
  return sinceMonday >= 4 * DAY_MS + 22 * HOUR_MS;
}

function walkOf(recipe: Recipe): Bar[] {
  const { start, step, ticks } = recipe;
  const random = mulberry32(recipe.seed);
  const whole = (most: number) => Math.floor(random() * (most + 1));
  const bars: Bar[] = [];
  let close = 1000;
  let calm = ticks;
  for (let slot = 0; bars.length < recipe.count; slot += 1) {
    const time = start + slot * step;
    if (recipe.hasWeekends && isWeekend(time)) continue;
    if (random() < recipe.missing) continue;
    if (random() < recipe.hole) slot += whole(recipe.longestHole);
    if (time !== start + slot * step) continue;
    if (random() < 0.15) calm = random() < 0.5 ? 1 : ticks;
    const open = random() < 0.9 ? close : close + whole(2 * ticks) - ticks;
    close = open + whole(2 * calm) - calm;
    const wick = random() < 0.1 ? 2 * ticks : Math.ceil(calm / 2);
    const high = Math.max(open, close) + whole(wick);
    const low = Math.min(open, close) - whole(wick);
    bars.push({ time, open, high, low, close, volume: 1 + whole(9) });
  }
  return bars;
}

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
    .map(({ start: [date, offset], ...recipe }) => ({
      bars: walkOf({ ...recipe, start: Date.parse(date) + offset * recipe.step }),
      step: recipe.step,
    }));
}

export function arbitraryBars(maxBars: number, step = 5 * MINUTE_MS): fc.Arbitrary<Bar[]> {
  return timedBars([step], maxBars).map(({ bars }) => bars);
}

export function chartOf(...market: Parameters<typeof createChart>): Chart {
  const chart = createChart(...market);
  chart.read(() => false);
  return chart;
}
