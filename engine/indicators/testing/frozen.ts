import type { Bar } from '@/engine/market/bar';

/** @returns copies of bars that an indicator cannot change */
export function frozen(bars: readonly Bar[]): Bar[] {
  return bars.map((bar) => Object.freeze({ ...bar }));
}
