import type { Bar } from '@/engine/market/bar';

/** Where a crosshair stands: a bar in view, counted from the left, and a price. */
export interface Crosshair {
  bar: number;
  price: number;
}

/** Bars that a key moves the crosshair by. */
const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Moves a crosshair by keyboard: along the bars, on their closes. Without one, it appears on the last bar.
 *
 * @param bars in view
 * @returns null for a key that does not move it
 */
export function movedCrosshair(
  crosshair: Crosshair | null,
  bars: readonly Bar[],
  key: string,
): Crosshair | null {
  const by = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (by === undefined) return null;
  const last = bars.length - 1;
  const wanted = crosshair ? crosshair.bar + by : by === -Infinity ? 0 : last;
  const bar = Math.max(0, Math.min(last, wanted));
  const price = bars[bar]?.close;
  return price === undefined ? null : { bar, price };
}
