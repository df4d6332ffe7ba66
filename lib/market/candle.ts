/** One bar of a price series. Times are the bar's opening, in milliseconds since 1970 UTC. */
export interface Candle {
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
}

export type Direction = 'up' | 'down';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** @returns `up` for a bar that closed at or above its open */
export function directionOf({ open, close }: Candle): Direction {
  return close >= open ? 'up' : 'down';
}

/** @returns the mean of high minus low, in price; 0 for no candles */
export function averageRange(candles: readonly Candle[]): number {
  if (candles.length === 0) return 0;
  return candles.reduce((sum, { high, low }) => sum + high - low, 0) / candles.length;
}

/** @returns highest high and lowest low; `Infinity`s the wrong way round for no candles */
export function extremes(candles: readonly Candle[]): { high: number; low: number } {
  return {
    high: candles.reduce((most, { high }) => Math.max(most, high), -Infinity),
    low: candles.reduce((least, { low }) => Math.min(least, low), Infinity),
  };
}

/**
 * Builds the bars of a higher timeframe. Bars start at multiples of `length` since 1970 UTC, as trading
 * platforms align them.
 *
 * @param candles in time order
 * @param length of a bar of the result, in milliseconds
 */
export function aggregate(candles: readonly Candle[], length: number): Candle[] {
  const bars: Candle[] = [];
  for (const candle of candles) {
    const time = Math.floor(candle.time / length) * length;
    const bar = bars.at(-1);
    if (bar?.time !== time) {
      bars.push({ ...candle, time });
      continue;
    }
    bar.high = Math.max(bar.high, candle.high);
    bar.low = Math.min(bar.low, candle.low);
    bar.close = candle.close;
  }
  return bars;
}
