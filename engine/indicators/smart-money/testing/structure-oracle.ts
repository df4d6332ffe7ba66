/**
 * Swings and breaks, slowly, from all bars at once and word by word from their definitions. Nothing here is shared
 * with the indicator, so that no mistake is.
 */

import type { Break, Swing } from '@/engine/indicators/mark';
import type { Bar } from '@/engine/market/bar';

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
