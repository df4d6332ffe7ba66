import { type Bar, DAY_MS, extremes, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';

/** How timeframes are named in ids. */
export const names = new Map([
  [5 * MINUTE_MS, '5m'],
  [15 * MINUTE_MS, '15m'],
  [30 * MINUTE_MS, '30m'],
  [HOUR_MS, '1h'],
  [4 * HOUR_MS, '4h'],
  [DAY_MS, '1d'],
]);

/** A bar of a higher timeframe, and the index of the fed bar at whose close it is complete. */
export interface Closed {
  bar: Bar;
  index: number;
}

/** @returns bars of `length`, a multiple of `step`, that are complete by the last of `bars` */
export function closedBars(bars: readonly Bar[], length: number, step: number): Closed[] {
  const starts = [...new Set(bars.map(({ time }) => time - (time % length)))];
  return starts.flatMap((time): Closed[] => {
    const own = bars.filter((bar) => bar.time >= time && bar.time < time + length);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const index =
      last.time + step >= time + length
        ? bars.indexOf(last)
        : bars.findIndex((bar) => bar.time >= time + length);
    const volume = own.reduce((sum, bar) => sum + bar.volume, 0);
    const bar = { time, open: first.open, close: last.close, ...extremes(own), volume };
    return index < 0 ? [] : [{ bar, index }];
  });
}
