/** One closed bar of a price series. `time` is its opening, in milliseconds since 1970 UTC. */
export interface Bar {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

export type Direction = 'up' | 'down';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** @returns `up` for a bar that closed at or above its open */
export function directionOf({ open, close }: Bar): Direction {
  return close >= open ? 'up' : 'down';
}

/** @returns highest high and lowest low; `Infinity`s the wrong way round for no bars */
export function extremes(bars: readonly Bar[]): { high: number; low: number } {
  return {
    high: bars.reduce((most, { high }) => Math.max(most, high), -Infinity),
    low: bars.reduce((least, { low }) => Math.min(least, low), Infinity),
  };
}
