/** Swings, breaks and the average range, shared by indicators; see definitions.md. */
import type { Bar, Direction } from '#market/bar';
import {
  type Break,
  confirmed,
  type Indicator,
  type IndicatorEvent,
  type Moment,
  type Swing,
} from './indicator';

export type Side = Swing['side'];
export const SIDES: readonly Side[] = ['high', 'low'];
const DIRECTION_BEYOND: Readonly<Record<Side, Direction>> = { high: 'up', low: 'down' };

export function isBeyond(side: Side, price: number, other: number): boolean {
  return side === 'high' ? price > other : price < other;
}

function isPivot(side: Side, window: readonly Bar[], reach: number): boolean {
  const price = window[reach]?.[side] ?? Number.NaN;
  return window.every((bar, place) =>
    place < reach ? isBeyond(side, price, bar[side]) : !isBeyond(side, bar[side], price),
  );
}

export function labelOf(side: Side, price: number, before: Swing | undefined): Swing['label'] {
  if (!before) return '';
  const isFurther = isBeyond(side, price, before.price);
  if (side === 'high') return isFurther ? 'HH' : 'LH';
  return isFurther ? 'LL' : 'HL';
}

export const SWING_REACH = 4;

export function createSwings(reach: number): Indicator<Swing> {
  const window: Bar[] = [];
  const last: Partial<Record<Side, Swing>> = {};

  function swingOf(side: Side, bar: Bar, moment: Moment): Swing {
    const { time } = bar;
    const price = bar[side];
    const id = `swing:${side}:${time}`;
    const label = labelOf(side, price, last[side]);
    const swing: Swing = { kind: 'swing', id, ...moment, time, price, side, label };
    last[side] = swing;
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

/** The result takes a bar and the swings confirmed at its close. A bar never breaks two swings: if
 * the high is below the low, the later swing's bar has already broken the earlier swing. */
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

/** J. Welles Wilder Jr., New Concepts in Technical Trading Systems, 1978. */
const ATR_LENGTH = 14;

export function createAtr(): (bar: Bar) => number | null {
  let count = 0;
  let sum = 0;
  let average: number | null = null;
  let closeBefore: number | null = null;
  return ({ open, high, low, close }) => {
    // The first bar has no previous close.
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
