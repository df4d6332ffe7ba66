import type { Bar } from '@/engine/market/bar';

/** How far price went in a stretch of bars, and when: equal prices belong to the first bar that made them. */
export interface PriceSpan {
  high: number;
  highTime: number;
  low: number;
  lowTime: number;
}

/** @returns the span of one bar */
export function spanOf({ time, high, low }: Bar): PriceSpan {
  return { high, highTime: time, low, lowTime: time };
}

/** Widens `span` by a later bar. It changes in place: this runs on every bar. */
export function widen(span: PriceSpan, { time, high, low }: Bar): void {
  if (high > span.high) {
    span.high = high;
    span.highTime = time;
  }
  if (low < span.low) {
    span.low = low;
    span.lowTime = time;
  }
}
