import { type Bar, type Direction, extremes } from '@/engine/market/bar';
import { createDealingRange } from './dealing-range';
import {
  type Break,
  confirmed,
  type FairValueGap,
  type Indicator,
  type IndicatorEvent,
  type OrderBlock,
} from './indicator';
import { createAtr, createBreaks, createSwings, SWING_REACH } from './structure';

/**
 * Smart money concepts: market structure read from confirmed swings (structure.ts), and places that price is thought to
 * come back to, which end when it does. Source of all: common usage of "smart money concepts" (after Michael Huddleston,
 * ICT); there is no canonical definition.
 *
 * - Order block: the last candle the other way before a move that broke structure, where the orders behind the move are
 *   thought to have been filled. For a break upwards of a swing high: from the swing to the break, take the lowest low,
 *   where the move began; the last down candle at or before it, not earlier than the swing, is the block, with its whole
 *   range. Without such a candle there is no block. A candle is a block once, whatever else breaks later. The block ends
 *   when a later bar than the break reaches its near edge, or jumps past it: it is mitigated. Blocks of moves down are
 *   the mirror.
 * - Fair value gap: prices that only the middle one of three bars crossed, because price left in a hurry. Upwards, the
 *   gap lies between the high of the first bar and the low of the third, and the middle one trades from end to end of
 *   it: prices that nobody traded, as over a weekend, are none. Downwards it is the mirror. It is known when the third
 *   bar has closed, and it is filled, and ends, when a later bar reaches its far side: the high of that first bar.
 *   Small gaps are mere noise: unless all are wanted, a gap counts from a part of the average true range on.
 * - Dealing range: dealing-range.ts.
 *
 * Events of one bar come in this order:
 * 1. a break of structure
 * 2. order blocks: mitigated ones (of moves up first; the nearest to price first, of equals the older), then new ones
 * 3. fair value gaps: filled ones (in the same order), then a new one
 * 4. swings, the high first
 * 5. the dealing range: the old one replaced, then the new one
 *
 * Swings come after a break because a close is judged against those that were known while its bar traded.
 */

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
    next(bar, knownAt) {
      const ended: IndicatorEvent<M>[] = [];
      for (const direction of DIRECTIONS) {
        const marks = waiting[direction];
        const price = direction === 'up' ? bar.low : bar.high;
        for (let mark = marks.at(-1); mark && comesFirst(mark, price); mark = marks.at(-1)) {
          ended.push({ type, at: bar.time, knownAt, mark });
          marks.pop();
        }
      }
      return ended;
    },
  };
}

/** @returns the last candle against a move at or before its origin; one that closed where it opened is against neither */
function lastCandleAgainst(direction: Direction, move: readonly Bar[]): Bar | undefined {
  const isUp = direction === 'up';
  const { low, high } = extremes(move);
  // The last of equals, for that is where price left for good.
  const origin = move.findLastIndex((bar) => (isUp ? bar.low === low : bar.high === high));
  return move
    .slice(0, origin + 1)
    .findLast(({ open, close }) => (isUp ? close < open : close > open));
}

/**
 * @returns a function that takes each bar, the breaks at its close, and when that was, and gives the blocks that it
 *   mitigates, then new ones
 */
function createOrderBlocks() {
  const untouched = createWaiting<OrderBlock>('mitigated', { up: 'high', down: 'low' });
  const passed: Bar[] = [];
  /** A later break looks at later bars, so that only the newest block could be found twice. */
  const newest: Partial<Record<Direction, number>> = {};

  function blockOf({ direction, from: start, at, knownAt }: Break): OrderBlock | null {
    const move = passed.slice(passed.findLastIndex(({ time }) => time === start));
    const candle = lastCandleAgainst(direction, move);
    if (!candle || candle.time === newest[direction]) return null;
    const { time: from, low, high } = candle;
    newest[direction] = from;
    const id = `order-block:${direction}:${from}`;
    return { id, at, knownAt, kind: 'order-block', from, low, high, direction };
  }

  return (
    bar: Bar,
    breaks: readonly IndicatorEvent<Break>[],
    now: number,
  ): readonly IndicatorEvent<OrderBlock>[] => {
    passed.push(bar);
    const mitigated = untouched.next(bar, now);
    const blocks = breaks.flatMap(({ mark }) => blockOf(mark) ?? []);
    for (const block of blocks) untouched.add(block);
    return [...mitigated, ...blocks.map(confirmed)];
  };
}

/** @returns the gap that `middle` alone crosses, however small; null when the bars beside it overlap or touch */
function gapAround(middle: Bar, before: Bar, after: Bar, knownAt: number): FairValueGap | null {
  const isUp = after.low > before.high;
  if (!isUp && after.high >= before.low) return null;
  const direction: Direction = isUp ? 'up' : 'down';
  const low = isUp ? before.high : after.high;
  const high = isUp ? after.low : before.low;
  if (middle.low > low || middle.high < high) return null;
  return {
    id: `gap:${direction}:${middle.time}`,
    at: after.time,
    knownAt,
    kind: 'gap',
    from: middle.time,
    low,
    high,
    direction,
  };
}

/** Least size of a gap, as a part of the average true range: smaller ones are noise. */
const MIN_GAP_ATR = 0.4;

/** Gaps that a bar fills come before the one that it leaves. */
function createFairValueGaps(): Indicator<FairValueGap> {
  const atr = createAtr();
  const unfilled = createWaiting<FairValueGap>('filled', { up: 'low', down: 'high' });
  let before: Bar | null = null;
  let middle: Bar | null = null;

  return {
    next(bar, now) {
      const range = atr(bar);
      const filled = unfilled.next(bar, now);
      const gap = before && middle ? gapAround(middle, before, bar, now) : null;
      before = middle;
      middle = bar;
      if (!gap || gap.high - gap.low < MIN_GAP_ATR * (range ?? Infinity)) return filled;
      unfilled.add(gap);
      return [...filled, confirmed(gap)];
    },
  };
}

/** @returns a fresh indicator that has seen no bar */
export function createSmartMoney(): Indicator {
  const swings = createSwings(SWING_REACH);
  const breaksAt = createBreaks();
  const orderBlocks = createOrderBlocks();
  const gaps = createFairValueGaps();
  const dealingRange = createDealingRange();
  return {
    next(bar, now) {
      const turns = swings.next(bar, now);
      const breaks = breaksAt(bar, turns, now);
      const blocks = orderBlocks(bar, breaks, now);
      return [...breaks, ...blocks, ...gaps.next(bar, now), ...turns, ...dealingRange(turns)];
    },
  };
}
