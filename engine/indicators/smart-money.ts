import { type Bar, type Direction, extremes } from '#market/bar';
import {
  type Break,
  confirmed,
  type DealingRange,
  type FairValueGap,
  type Indicator,
  type IndicatorEvent,
  type Moment,
  type OrderBlock,
  type Swing,
} from './indicator';
import { createAtr, createBreaks, createSwings, type Side, SWING_REACH } from './structure';

const DIRECTIONS: readonly Direction[] = ['up', 'down'];

/** Holds marks until price reaches them. Each list ends with the mark that price reaches next (if
 * tied, the oldest). */
function createWaiting<M extends OrderBlock | FairValueGap>(
  type: 'mitigated' | 'filled',
  edges: Readonly<Record<Direction, 'low' | 'high'>>,
): Indicator<M> & { add(mark: M): void } {
  const waiting: Record<Direction, M[]> = { up: [], down: [] };

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

function lastCandleAgainst(direction: Direction, move: readonly Bar[]): Bar | undefined {
  const isUp = direction === 'up';
  const { low, high } = extremes(move);
  // The last of equal extremes: price did not return to it.
  const origin = move.findLastIndex((bar) => (isUp ? bar.low === low : bar.high === high));
  return move
    .slice(0, origin + 1)
    .findLast(({ open, close }) => (isUp ? close < open : close > open));
}

function createOrderBlocks() {
  const untouched = createWaiting<OrderBlock>('mitigated', { up: 'high', down: 'low' });
  const passed: Bar[] = [];
  // Breaks in one direction start later and later, so only the newest block could be found again.
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

/** Smaller gaps are noise. */
const MIN_GAP_ATR = 0.4;

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

/** Replaces the range when a swing is confirmed. There is no range unless the swing high is above
 * the swing low. */
function createDealingRange() {
  const last: Partial<Record<Side, Swing>> = {};
  let range: DealingRange | null = null;

  function rangeAt({ at, knownAt }: Moment): DealingRange | null {
    const { low, high } = last;
    if (!low || !high || high.price <= low.price) return null;
    return {
      id: `dealing-range:${at}`,
      at,
      knownAt,
      kind: 'dealing-range',
      from: Math.min(low.time, high.time),
      low: low.price,
      high: high.price,
      equilibrium: (low.price + high.price) / 2,
    };
  }

  return (swings: readonly IndicatorEvent<Swing>[]): readonly IndicatorEvent<DealingRange>[] => {
    const [first] = swings;
    if (!first) return [];
    const { at, knownAt } = first;
    for (const { mark } of swings) last[mark.side] = mark;
    const old = range;
    range = rangeAt(first);
    return [
      ...(old ? [{ type: 'replaced', at, knownAt, mark: old } as const] : []),
      ...(range ? [confirmed(range)] : []),
    ];
  };
}

/** Event order: breaks, order blocks, gaps, swings, dealing ranges; within each, endings first.
 * Swings follow breaks, because a close can only break swings confirmed before it. */
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
