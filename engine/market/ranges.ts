import { type Bar, type Direction, extremes } from './bar';

/** Prices that many bars stayed within, and the first bar that closed outside. */
export interface Departure {
  from: number;
  low: number;
  high: number;
  direction: Direction;
  bar: Bar;
}

/**
 * Finds the last close that leaves a range: prices that the `length` bars before it stayed within, no higher than
 * `widest` times their average range. The range reaches back as far as bars stay within it.
 *
 * @param bars in time order
 * @param length fewest bars that make a range
 */
export function departure(bars: readonly Bar[], length: number, widest: number): Departure | null {
  for (let index = bars.length - 1; index >= length; index--) {
    const bar = bars[index] as Bar;
    const inside = bars.slice(index - length, index);
    const { high, low } = extremes(inside);
    const usual = inside.reduce((sum, other) => sum + other.high - other.low, 0) / length;
    if (high - low > widest * usual || (bar.close <= high && bar.close >= low)) continue;
    const outside = bars
      .slice(0, index)
      .findLastIndex((other) => other.high > high || other.low < low);
    const from = (bars[outside + 1] as Bar).time;
    return { from, low, high, direction: bar.close > high ? 'up' : 'down', bar };
  }
  return null;
}
