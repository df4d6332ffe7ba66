/**
 * Places that price is thought to come back to, and that end when it does. Source of both: common usage of "smart money
 * concepts" (after Michael Huddleston, ICT); there is no canonical definition.
 *
 * - Order block: the last candle the other way before a move that broke structure, where the orders behind the move are
 *   thought to have been filled. For a break upwards of a swing high: from the swing to the break, take the lowest low,
 *   where the move began; the last down candle at or before it, not earlier than the swing, is the block, with its whole
 *   range. Without such a candle there is no block. A candle is a block once, whatever else breaks later. The block ends
 *   when a later bar than the break trades in it: it is mitigated. Blocks of moves down are the mirror.
 * - Fair value gap: prices that only the middle one of three bars crossed, because price left in a hurry. Upwards, the
 *   gap lies between the high of the first bar and the low of the third; downwards it is the mirror. It is known when
 *   the third bar has closed, and it is filled, and ends, when a later bar reaches its far side: the high of that first
 *   bar. Small gaps are mere noise: a gap counts from a part of the average true range on.
 */

import { createAtr } from '@/engine/indicators/atr';
import {
  type Break,
  confirmed,
  type FairValueGap,
  type Indicator,
  type IndicatorEvent,
  type OrderBlock,
  type Swing,
} from '@/engine/indicators/indicator';
import type { Bar, Direction } from '@/engine/market/bar';
import { DIRECTION_BEYOND, isBeyond, type Side } from './structure';

const DIRECTIONS: readonly Direction[] = ['up', 'down'];

/**
 * Marks that wait for price to come back to them. They are kept in the order in which price gets there, the nearest
 * at the end and the older first of equals, so that a bar looks at the end only. A new mark nearly always belongs
 * there too: price has not been at the ones before it since.
 *
 * @param type of the event that ends them
 * @param edges where price has to get to, of marks of each direction; it comes back down to those that point up
 * @returns a part that ends those that a bar reaches: of those up first, the nearest to price first
 */
function createWaiting<M extends OrderBlock | FairValueGap>(
  type: 'mitigated' | 'filled',
  edges: Readonly<Record<Direction, 'low' | 'high'>>,
): Indicator<M> & { add(mark: M): void } {
  const waiting: Record<Direction, M[]> = { up: [], down: [] };

  /** @returns whether price gets to `mark` before it gets to `price`, or at the same time */
  function comesFirst(mark: M, price: number): boolean {
    const edge = mark[edges[mark.direction]];
    return mark.direction === 'up' ? edge >= price : edge <= price;
  }

  return {
    add(mark) {
      const marks = waiting[mark.direction];
      const price = mark[edges[mark.direction]];
      const place = marks.findLastIndex((other) => !comesFirst(other, price)) + 1;
      marks.splice(place, 0, mark);
    },
    next(bar) {
      const ended: IndicatorEvent<M>[] = [];
      for (const direction of DIRECTIONS) {
        const marks = waiting[direction];
        const price = direction === 'up' ? bar.low : bar.high;
        for (let mark = marks.at(-1); mark && comesFirst(mark, price); mark = marks.at(-1)) {
          ended.push({ type, knownAt: bar.time, mark });
          marks.pop();
        }
      }
      return ended;
    },
  };
}

/** Where a move starts from. */
const ORIGIN_SIDE: Readonly<Record<Direction, Side>> = { up: 'low', down: 'high' };

/**
 * A move in the making, from a swing on. The origin of a move up is its lowest low; the last of equals, for that is
 * where price left for good. A candle that closed where it opened is against neither direction.
 */
function createMove(direction: Direction) {
  const side = ORIGIN_SIDE[direction];
  let origin: number | null = null;
  let against: Bar | null = null;
  let againstAtOrigin: Bar | null = null;
  return {
    /** Adds the next bar of the move. */
    extend(bar: Bar): void {
      const { open, close } = bar;
      if (direction === 'up' ? close < open : close > open) against = bar;
      if (origin !== null && isBeyond(side, origin, bar[side])) return;
      origin = bar[side];
      againstAtOrigin = against;
    },
    /** @returns the last candle against the move at or before its origin; null when there is none */
    lastCandleAgainst: (): Bar | null => againstAtOrigin,
  };
}

interface OrderBlocks {
  /**
   * @param breaks at the close of this bar
   * @param swings confirmed at the close of this bar
   * @returns the blocks that this bar mitigates, then new ones
   */
  next(
    bar: Bar,
    breaks: readonly IndicatorEvent<Break>[],
    swings: readonly IndicatorEvent<Swing>[],
  ): readonly IndicatorEvent<OrderBlock>[];
}

/** @param reach bars that a swing is confirmed late */
export function createOrderBlocks(reach: number): OrderBlocks {
  const untouched = createWaiting<OrderBlock>('mitigated', { up: 'high', down: 'low' });
  /** Moves that have not broken their swing yet. */
  const moves: Record<Direction, ReturnType<typeof createMove> | null> = { up: null, down: null };
  /** A later break looks at later bars, so that only the newest block could be found twice. */
  const newest: Partial<Record<Direction, number>> = {};
  /** From the bar of a swing confirmed now to this one. */
  const recent: Bar[] = [];

  function blockOf({ direction, knownAt }: Break): OrderBlock | null {
    const candle = moves[direction]?.lastCandleAgainst();
    moves[direction] = null;
    if (!candle || candle.time === newest[direction]) return null;
    const { time: from, low, high } = candle;
    newest[direction] = from;
    const id = `order-block:${direction}:${from}`;
    return { id, knownAt, kind: 'order-block', from, low, high, direction };
  }

  return {
    next(bar, breaks, swings) {
      recent.push(bar);
      if (recent.length > reach + 1) recent.shift();
      for (const direction of DIRECTIONS) moves[direction]?.extend(bar);
      const mitigated = untouched.next(bar);
      const blocks = breaks.flatMap(({ mark }) => blockOf(mark) ?? []);
      for (const block of blocks) untouched.add(block);
      for (const { mark } of swings) {
        const direction = DIRECTION_BEYOND[mark.side];
        const move = createMove(direction);
        for (const passed of recent) move.extend(passed);
        moves[direction] = move;
      }
      return [...mitigated, ...blocks.map(confirmed)];
    },
  };
}

/** @returns the gap that the bars before and after `middle` leave, however small; null when they overlap or touch */
function gapAround(middle: Bar, before: Bar, after: Bar): FairValueGap | null {
  const isUp = after.low > before.high;
  if (!isUp && after.high >= before.low) return null;
  const direction: Direction = isUp ? 'up' : 'down';
  return {
    id: `gap:${direction}:${middle.time}`,
    knownAt: after.time,
    kind: 'gap',
    from: middle.time,
    low: isUp ? before.high : after.high,
    high: isUp ? after.low : before.low,
    direction,
  };
}

/**
 * Gaps that a bar fills come before the one that it leaves.
 *
 * @param leastGap least size of a gap, as a part of the average true range at its third bar (there is none before
 *   that is known); 0 for any
 */
export function createFairValueGaps(leastGap: number): Indicator<FairValueGap> {
  const atr = createAtr();
  const unfilled = createWaiting<FairValueGap>('filled', { up: 'low', down: 'high' });
  let before: Bar | null = null;
  let middle: Bar | null = null;

  function isWide({ low, high }: FairValueGap, range: number | null): boolean {
    return leastGap === 0 || (range !== null && high - low >= leastGap * range);
  }

  return {
    next(bar) {
      const range = atr.next(bar);
      const filled = unfilled.next(bar);
      const gap = before && middle ? gapAround(middle, before, bar) : null;
      before = middle;
      middle = bar;
      if (!gap || !isWide(gap, range)) return filled;
      unfilled.add(gap);
      return [...filled, confirmed(gap)];
    },
  };
}
