import type { Break, IndicatorEvent, Swing } from '@/engine/indicators/indicator';
import type { Bar } from '@/engine/market/bar';

/**
 * What several oracles are made of. An oracle works an indicator's log out the plain and slow way: from all bars at
 * once, word by word from the definitions. It shares nothing with the indicators, its numbers included, so that no
 * mistake is shared and a change of theirs is noticed.
 */

/** An event that an oracle worked out, before it is put into the order of the log. */
export interface PlacedEvent extends Omit<IndicatorEvent, 'knownAt'> {
  /** Of the bar at whose close it became known. */
  readonly index: number;
  /** Its place among the events of that bar: the first number that differs decides. */
  readonly rank: readonly number[];
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [place, number] of one.entries()) {
    const difference = number - (other[place] ?? number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** @returns the log; events of the same place stay in the order in which they were given */
export function inOrder(placed: readonly PlacedEvent[], bars: readonly Bar[]): IndicatorEvent[] {
  return [...placed]
    .sort((one, other) => one.index - other.index || compare(one.rank, other.rank))
    .map(({ index, type, mark }) => ({ type, knownAt: bars[index]?.time ?? Number.NaN, mark }));
}

/** Wilder's average true range after each bar: the mean of the first 14, then 13 parts of the old and one of the new. */
export function averageTrueRanges(bars: readonly Bar[]): (number | null)[] {
  const ranges = bars.map(({ high, low, open }, index) => {
    const before = bars[index - 1]?.close ?? open;
    return Math.max(high - low, Math.abs(high - before), Math.abs(low - before));
  });
  const averages: (number | null)[] = [];
  for (const [index, range] of ranges.entries()) {
    const before = averages[index - 1] ?? null;
    if (before !== null) averages.push((before * 13 + range) / 14);
    else if (index < 13) averages.push(null);
    else averages.push(ranges.slice(0, 14).reduce((sum, one) => sum + one, 0) / 14);
  }
  return averages;
}

/** A mark, and the place of the bar at whose close it is known. */
export interface Placed<M> {
  readonly at: number;
  readonly mark: M;
}

export interface PlacedSwing extends Placed<Swing> {
  /** Place of the bar that is the pivot. */
  readonly index: number;
}

export interface PlacedBreak extends Placed<Break> {
  readonly swing: PlacedSwing;
}

function isPivotHigh(heights: readonly number[], index: number, reach: number): boolean {
  const height = heights[index] ?? Number.NaN;
  const before = heights.slice(Math.max(0, index - reach), index);
  const after = heights.slice(index + 1, index + 1 + reach);
  if (before.length < reach || after.length < reach) return false;
  return !before.some((other) => other >= height) && !after.some((other) => other > height);
}

function labelOf(swing: Swing, before: Swing | undefined): Swing['label'] {
  if (!before) return '';
  if (swing.side === 'high') return swing.price > before.price ? 'HH' : 'LH';
  return swing.price < before.price ? 'LL' : 'HL';
}

/** @returns swings in the order in which they become known, a high before a low */
export function swingsOf(bars: readonly Bar[], reach: number): PlacedSwing[] {
  const highs = bars.map(({ high }) => high);
  const depths = bars.map(({ low }) => 0 - low);
  const found: PlacedSwing[] = [];
  bars.forEach(({ time, high, low }, index) => {
    const knownAt = bars[index + reach]?.time ?? Number.NaN;
    const add = (side: Swing['side'], price: number) => {
      const swings = found.map(({ mark }) => mark);
      const before = swings.findLast((other) => other.side === side);
      const mark: Swing = {
        id: `swing:${side}:${time}`,
        knownAt,
        kind: 'swing',
        time,
        price,
        side,
        label: '',
        repeatsSide: swings.at(-1)?.side === side,
      };
      const label = labelOf(mark, before);
      found.push({ at: index + reach, index, mark: { ...mark, label } });
    };
    if (isPivotHigh(highs, index, reach)) add('high', high);
    if (isPivotHigh(depths, index, reach)) add('low', low);
  });
  return found;
}

/** @returns breaks in time order, upwards first */
export function breaksOf(bars: readonly Bar[], swings: readonly PlacedSwing[]): PlacedBreak[] {
  const found: PlacedBreak[] = [];
  bars.forEach((bar, at) => {
    for (const side of ['high', 'low'] as const) {
      const swing = swings.findLast((one) => one.mark.side === side && one.at < at);
      if (!swing) continue;
      const { time, price } = swing.mark;
      const breaks = ({ close }: Bar) => (side === 'high' ? close > price : close < price);
      const isBroken = bars.slice(swing.at + 1, at).some(breaks);
      if (isBroken || !breaks(bar)) continue;
      const direction = side === 'high' ? 'up' : 'down';
      const before = found.at(-1)?.mark.direction ?? direction;
      const label = before === direction ? 'BOS' : 'CHoCH';
      const id = `break:${direction}:${time}`;
      const knownAt = bar.time;
      const mark: Break = { id, knownAt, kind: 'break', from: time, price, direction, label };
      found.push({ at, swing, mark });
    }
  });
  return found;
}
