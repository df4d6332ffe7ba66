import { aggregate, averageRange, type Candle, type Direction } from './candle';

/** One line of a trend table. */
export interface TrendRow {
  timeframe: string;
  direction: Direction | 'flat';
}

/** Closes that a slope is measured over. */
const window = 8;
/** A slope below this part of the average range per bar counts as flat. */
const flatBelow = 0.08;

/** @returns the least-squares slope of evenly spaced values, per step; 0 for fewer than two */
export function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [covariance, variance] = [0, 0];
  for (const [index, value] of values.entries()) {
    covariance += (index - middle) * (value - mean);
    variance += (index - middle) ** 2;
  }
  return variance === 0 ? 0 : covariance / variance;
}

/**
 * Reads the direction of each timeframe from the slope of its last closes.
 *
 * @param candles of the lowest timeframe, in time order
 * @param timeframes name and bar length in milliseconds
 */
export function trendTable(
  candles: readonly Candle[],
  timeframes: readonly { name: string; length: number }[],
): TrendRow[] {
  return timeframes.map(({ name, length }) => {
    const bars = aggregate(candles, length).slice(-window);
    const rise = slope(bars.map(({ close }) => close));
    const isFlat = Math.abs(rise) < flatBelow * averageRange(bars);
    return { timeframe: name, direction: isFlat ? 'flat' : rise > 0 ? 'up' : 'down' };
  });
}
