import { type Candle, extremes } from './candle';
import type { Box } from './mark';

/** A range and the bar that closed outside it. */
export interface Departure {
  range: Box;
  bar: Candle;
}

/**
 * Finds the first close that leaves a range: prices that the `length` bars before it stayed within, no wider
 * than `widest`. The range reaches back as far as bars stay within it.
 *
 * @param candles in time order
 * @param length fewest bars that make a range
 * @param widest height of a range, in price
 */
export function departure(
  candles: readonly Candle[],
  length: number,
  widest: number,
): Departure | null {
  for (const [index, bar] of candles.entries()) {
    if (index < length) continue;
    const { high, low } = extremes(candles.slice(index - length, index));
    if (high - low > widest || (bar.close <= high && bar.close >= low)) continue;
    const before = candles.slice(0, index);
    const outside = before.findLastIndex((other) => other.high > high || other.low < low);
    const from = before[outside + 1]?.time ?? bar.time;
    const direction = bar.close > high ? 'up' : 'down';
    const range: Box = { kind: 'range', from, to: bar.time, low, high, direction, label: 'Range' };
    return { range, bar };
  }
  return null;
}
