import type { Bar } from '@/engine/market/bar';

type Prices = readonly [open: number, high: number, low: number, close: number];

/** @returns bars at the times 0, 1, 2, … from rows of open, high, low and close */
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

/** @returns bars at the times 0, 1, 2, … that stay at one price each */
export function flatBars(prices: readonly number[]): Bar[] {
  return barsOf(prices.map((price) => [price, price, price, price]));
}
