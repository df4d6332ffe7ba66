/** Order blocks, fair value gaps and dealing ranges, slowly, from all bars at once and from their definitions. */

import type { DealingRange, FairValueGap, OrderBlock } from '@/engine/indicators/mark';
import type { Bar } from '@/engine/market/bar';
import type { Placed, PlacedBreak, PlacedSwing } from './structure-oracle';

/** A mark that price ends, and the place of the bar that does, if any. */
export interface Ending<M> extends Placed<M> {
  readonly endsAt: number | null;
}

/** @returns the place of the first bar after `at` for which `ends` holds */
function endOf(bars: readonly Bar[], at: number, ends: (bar: Bar) => boolean): number | null {
  const later = bars.slice(at + 1).findIndex(ends);
  return later < 0 ? null : at + 1 + later;
}

/** @returns order blocks in the order in which they become known */
export function orderBlocksOf(
  bars: readonly Bar[],
  breaks: readonly PlacedBreak[],
): Ending<OrderBlock>[] {
  const found: Ending<OrderBlock>[] = [];
  for (const { at, swing, mark } of breaks) {
    const isUp = mark.direction === 'up';
    const move = bars.slice(swing.index, at + 1);
    const depths = move.map(({ low, high }) => (isUp ? low : -high));
    const origin = depths.lastIndexOf(Math.min(...depths));
    const candle = move
      .slice(0, origin + 1)
      .findLast(({ open, close }) => (isUp ? close < open : close > open));
    if (!candle) continue;
    const { time, low, high } = candle;
    const id = `order-block:${mark.direction}:${time}`;
    if (found.some((other) => other.mark.id === id)) continue;
    const { knownAt, direction } = mark;
    found.push({
      at,
      mark: { id, knownAt, kind: 'order-block', from: time, low, high, direction },
      endsAt: endOf(bars, at, (bar) => (isUp ? bar.low <= high : bar.high >= low)),
    });
  }
  return found;
}

/** @returns the average true range at the close of `bars[at]`, or null: mean of 14, then 13 parts old and 1 part new */
function averageTrueRange(bars: readonly Bar[], at: number): number | null {
  const ranges = bars.slice(0, at + 1).map(({ high, low }, index) => {
    const close = bars[index - 1]?.close;
    if (close === undefined) return high - low;
    return Math.max(high - low, Math.abs(high - close), Math.abs(low - close));
  });
  if (ranges.length < 14) return null;
  const first = ranges.slice(0, 14).reduce((sum, range) => sum + range, 0) / 14;
  return ranges.slice(14).reduce((average, range) => (average * 13 + range) / 14, first);
}

/** @returns fair value gaps in the order in which they become known */
export function gapsOf(bars: readonly Bar[], leastGap: number): Ending<FairValueGap>[] {
  return bars.flatMap((third, at) => {
    const [first, middle] = [bars[at - 2], bars[at - 1]];
    if (!first || !middle) return [];
    const upwards = { direction: 'up', low: first.high, high: third.low } as const;
    const downwards = { direction: 'down', low: third.high, high: first.low } as const;
    return [upwards, downwards].flatMap(({ direction, low, high }) => {
      if (high - low <= 0) return [];
      const average = leastGap > 0 ? averageTrueRange(bars, at) : 0;
      if (average === null || high - low < leastGap * average) return [];
      const id = `gap:${direction}:${middle.time}`;
      const knownAt = third.time;
      const mark: FairValueGap = {
        id,
        knownAt,
        kind: 'gap',
        from: middle.time,
        low,
        high,
        direction,
      };
      const ends = (bar: Bar) => (direction === 'up' ? bar.low <= low : bar.high >= high);
      return [{ at, mark, endsAt: endOf(bars, at, ends) }];
    });
  });
}

/** @returns at each place where swings became known, the range of the last two, or null */
export function dealingRangesOf(
  bars: readonly Bar[],
  swings: readonly PlacedSwing[],
): Placed<DealingRange | null>[] {
  return [...new Set(swings.map(({ at }) => at))].map((at) => {
    const known = swings.filter((swing) => swing.at <= at).map(({ mark }) => mark);
    const high = known.findLast(({ side }) => side === 'high');
    const low = known.findLast(({ side }) => side === 'low');
    const knownAt = bars[at]?.time ?? Number.NaN;
    if (!high || !low || low.price >= high.price) return { at, mark: null };
    const mark: DealingRange = {
      id: `dealing-range:${knownAt}`,
      knownAt,
      kind: 'dealing-range',
      from: high.time < low.time ? high.time : low.time,
      low: low.price,
      high: high.price,
      equilibrium: (low.price + high.price) / 2,
    };
    return { at, mark };
  });
}
