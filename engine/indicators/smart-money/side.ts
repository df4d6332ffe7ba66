import type { Swing } from '@/engine/indicators/mark';
import type { Direction } from '@/engine/market/bar';

export type Side = Swing['side'];

/** In the order in which they are given where both come on one bar. */
export const SIDES: readonly Side[] = ['high', 'low'];

/** Where price leaves to when it breaks a swing of that side. */
export const DIRECTION_BEYOND: Readonly<Record<Side, Direction>> = { high: 'up', low: 'down' };

/** @returns whether `price` lies further out than `other`: above it for highs, below it for lows; equal does not */
export function isBeyond(side: Side, price: number, other: number): boolean {
  return side === 'high' ? price > other : price < other;
}
