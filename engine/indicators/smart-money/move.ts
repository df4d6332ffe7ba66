import type { Bar, Direction } from '@/engine/market/bar';
import { isBeyond, type Side } from './side';

export interface Move {
  /** Adds the next bar of the move. */
  extend(bar: Bar): void;
  /** @returns the last candle against the move at or before its origin; null when there is none */
  lastCandleAgainst(): Bar | null;
}

/** Where a move starts from. */
const originSide: Readonly<Record<Direction, Side>> = { up: 'low', down: 'high' };

function isAgainst(direction: Direction, { open, close }: Bar): boolean {
  return direction === 'up' ? close < open : close > open;
}

/**
 * A move in the making, from a swing on. The origin of a move up is its lowest low; the last of equals, for that is
 * where price left for good. A candle that closed where it opened is against neither direction.
 */
export function createMove(direction: Direction): Move {
  const side = originSide[direction];
  let origin: number | null = null;
  let against: Bar | null = null;
  let againstAtOrigin: Bar | null = null;
  return {
    extend(bar) {
      if (isAgainst(direction, bar)) against = bar;
      if (origin !== null && isBeyond(side, origin, bar[side])) return;
      origin = bar[side];
      againstAtOrigin = against;
    },
    lastCandleAgainst: () => againstAtOrigin,
  };
}
