import { type Bar, type Direction, extremes } from '@/engine/market/bar';
import { simulatedMarket } from '@/engine/market/simulated-market';

const RANGE_SEED = 163;
const RANGE_BAR_COUNT = 1914;

export function rangeMarket(): Bar[] {
  return simulatedMarket(RANGE_SEED, RANGE_BAR_COUNT);
}

const NOT_FOUND_SEED = 3;
const NOT_FOUND_BAR_COUNTS = { before: 789, shown: 819 };
const NOT_FOUND_PRICES = { lowest: 346, last: 404 };

/** Returns a market that ends at exactly 404. */
export function notFoundMarket(): Bar[] {
  const { before, shown } = NOT_FOUND_BAR_COUNTS;
  const bars = simulatedMarket(NOT_FOUND_SEED, before + shown).slice(before);
  const closes = bars.map(({ close }) => close);
  const last = closes.at(-1) as number;
  const scale = (NOT_FOUND_PRICES.last - NOT_FOUND_PRICES.lowest) / (last - Math.min(...closes));
  const scaled = (price: number) => NOT_FOUND_PRICES.last + (price - last) * scale;
  return bars.map((bar) => ({
    ...bar,
    open: scaled(bar.open),
    high: scaled(bar.high),
    low: scaled(bar.low),
    close: scaled(bar.close),
  }));
}

export interface Breakout {
  from: number;
  low: number;
  high: number;
  direction: Direction;
  bar: Bar;
}

/** Finds the last close outside a range. A range is at least `length` bars long and at most `maxWidth` average bars high. */
export function lastBreakout(
  bars: readonly Bar[],
  length: number,
  maxWidth: number,
): Breakout | null {
  for (let index = bars.length - 1; index >= length; index--) {
    const bar = bars[index] as Bar;
    const inside = bars.slice(index - length, index);
    const { high, low } = extremes(inside);
    const averageRange = inside.reduce((sum, other) => sum + other.high - other.low, 0) / length;
    if (high - low > maxWidth * averageRange || (bar.close <= high && bar.close >= low)) continue;
    const outside = bars
      .slice(0, index)
      .findLastIndex((other) => other.high > high || other.low < low);
    const from = (bars[outside + 1] as Bar).time;
    return { from, low, high, direction: bar.close > high ? 'up' : 'down', bar };
  }
  return null;
}
