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
export const WEEK_MS = 7 * DAY_MS;

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

/**
 * @param bars in time order
 * @returns the most common distance between bars, ms, the shortest of equals; null for less than two bars
 */
export function stepOf(bars: readonly Bar[]): number | null {
  const counts = new Map<number, number>();
  bars.forEach((bar, index) => {
    const last = bars[index - 1];
    if (!last) return;
    const distance = bar.time - last.time;
    counts.set(distance, (counts.get(distance) ?? 0) + 1);
  });
  let [step, most]: [number | null, number] = [null, 0];
  for (const [distance, count] of counts) {
    if (count > most || (count === most && step !== null && distance < step)) {
      step = distance;
      most = count;
    }
  }
  return step;
}

const MAX_DIGITS = 8;

/** @returns decimal digits that write every price in full, at most 8 */
export function digitsOf(bars: readonly Bar[]): number {
  let [digits, scale] = [0, 1];
  for (const { open, high, low, close } of bars) {
    for (const price of [open, high, low, close]) {
      while (digits < MAX_DIGITS && Math.round(price * scale) / scale !== price) {
        digits++;
        scale *= 10;
      }
    }
  }
  return digits;
}
