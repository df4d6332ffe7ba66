import type { Bar, Direction } from '@/engine/market/bar';
import {
  type Break,
  confirmed,
  type Indicator,
  type IndicatorEvent,
  type Moment,
  type Swing,
} from './indicator';

/**
 * What several indicators read from bars: the turning points of price, the closes beyond them, and how far price moves.
 *
 * - Pivot: a bar that stands out. It is a pivot high when none of the `reach` bars before it has a high as high as its
 *   own, and none of the `reach` bars after it a higher one: of equal highs the first counts. A pivot low is the mirror.
 *   It can be known only when the last of the bars after it has closed, `reach` bars late. Source: Bill Williams,
 *   Trading Chaos, 1995, whose fractal is the pivot of reach 2.
 * - Swing: a pivot from the moment it is known; it stays one. A high above the swing high before it is a higher high,
 *   else a lower high; a low below the swing low before it is a lower low, else a higher low. Source: Dow theory
 *   (Charles Dow; Robert Rhea, The Dow Theory, 1932): rising highs and lows make an upward trend.
 * - Break: a bar that closes beyond the last swing. One the way of the break before it goes on with the trend: a break
 *   of structure (BOS). The first one against it is a change of character (CHoCH). On each side only the last confirmed
 *   swing counts, until it breaks or a newer one takes its place; it breaks once. A close is judged against the swings
 *   that were known while its bar traded: one confirmed at that same close counts from the next bar on. Source: common
 *   usage of "smart money concepts" (after Michael Huddleston, ICT); there is no canonical definition.
 */

export type Side = Swing['side'];

/** In the order in which they are given where both come on one bar. */
export const SIDES: readonly Side[] = ['high', 'low'];

/** Where price leaves to when it breaks a swing of that side. */
export const DIRECTION_BEYOND: Readonly<Record<Side, Direction>> = { high: 'up', low: 'down' };

/** @returns whether `price` lies further out than `other`: above it for highs, below it for lows; equal does not */
export function isBeyond(side: Side, price: number, other: number): boolean {
  return side === 'high' ? price > other : price < other;
}

/** @returns whether the bar in the middle of a window of `2 * reach + 1` bars is a pivot */
function isPivot(side: Side, window: readonly Bar[], reach: number): boolean {
  const price = window[reach]?.[side] ?? Number.NaN;
  return window.every((bar, place) =>
    place < reach ? isBeyond(side, price, bar[side]) : !isBeyond(side, bar[side], price),
  );
}

/** @returns the label of a swing against the one before it on its side; equal prices make `LH` and `HL` */
export function labelOf(side: Side, price: number, before: Swing | undefined): Swing['label'] {
  if (!before) return '';
  const isFurther = isBeyond(side, price, before.price);
  if (side === 'high') return isFurther ? 'HH' : 'LH';
  return isFurther ? 'LL' : 'HL';
}

/** One reach serves the swings of breaks, blocks, ranges and every row of the trend table, and the repainting version's. */
export const SWING_REACH = 4;

/**
 * Confirms swings, the high of a bar before its low.
 *
 * @param reach bars on each side of a pivot that it stands out from; whole, at least 1
 */
export function createSwings(reach: number): Indicator<Swing> {
  const window: Bar[] = [];
  const last: Partial<Record<Side, Swing>> = {};
  let lastSide: Side | null = null;

  function swingOf(side: Side, bar: Bar, moment: Moment): Swing {
    const { time } = bar;
    const price = bar[side];
    const id = `swing:${side}:${time}`;
    const label = labelOf(side, price, last[side]);
    const repeatsSide = side === lastSide;
    const swing: Swing = { kind: 'swing', id, ...moment, time, price, side, label, repeatsSide };
    last[side] = swing;
    lastSide = side;
    return swing;
  }

  return {
    next(bar, knownAt) {
      window.push(bar);
      if (window.length > 2 * reach + 1) window.shift();
      const middle = window[reach];
      if (!middle || window.length <= 2 * reach) return [];
      return SIDES.filter((side) => isPivot(side, window, reach)).map((side) =>
        confirmed(swingOf(side, middle, { at: bar.time, knownAt })),
      );
    },
  };
}

/**
 * Confirms breaks.
 *
 * @returns a function that takes each bar, the swings confirmed at its close, and when that was, and gives the break at its
 *   close, if any. There are never two: where a swing high lies below a swing low, the bar of the later one closed beyond the
 *   earlier one, and broke it.
 */
export function createBreaks() {
  const open: Record<Side, Swing | null> = { high: null, low: null };
  let trend: Direction | null = null;

  function breakOf({ side, time, price }: Swing, moment: Moment): Break {
    const direction = DIRECTION_BEYOND[side];
    const label = trend === null || trend === direction ? 'BOS' : 'CHoCH';
    trend = direction;
    const id = `break:${direction}:${time}`;
    return { id, ...moment, kind: 'break', from: time, price, direction, label };
  }

  return (
    bar: Bar,
    swings: readonly IndicatorEvent<Swing>[],
    knownAt: number,
  ): readonly IndicatorEvent<Break>[] => {
    let known: readonly IndicatorEvent<Break>[] = [];
    for (const side of SIDES) {
      const swing = open[side];
      if (!swing || !isBeyond(side, bar.close, swing.price)) continue;
      known = [confirmed(breakOf(swing, { at: bar.time, knownAt }))];
      open[side] = null;
    }
    for (const { mark } of swings) open[mark.side] = mark;
    return known;
  };
}

/** Wilder's own number of bars. */
const ATR_LENGTH = 14;

/**
 * Average true range: how far price usually moves in a bar, counting the jump from the close before it. Its first value
 * is the mean of the first 14 bars, later ones are smoothed by 1 / 14.
 * Source: J. Welles Wilder Jr., New Concepts in Technical Trading Systems, 1978.
 *
 * @returns a function that takes bars in order and gives the average at the close of each, in price; null before the 14th
 */
export function createAtr(): (bar: Bar) => number | null {
  let count = 0;
  let sum = 0;
  let average: number | null = null;
  let closeBefore: number | null = null;
  return ({ open, high, low, close }) => {
    // The first bar has no close before it: its own range counts, as if it had opened there.
    const before = closeBefore ?? open;
    const range = Math.max(high, before) - Math.min(low, before);
    closeBefore = close;
    count++;
    sum += range;
    if (average !== null) average = (average * (ATR_LENGTH - 1) + range) / ATR_LENGTH;
    else if (count === ATR_LENGTH) average = sum / ATR_LENGTH;
    return average;
  };
}
