import type { Break, IndicatorEvent, Moment, Swing } from '#indicators/indicator';
import { type Bar, closeOf, HOUR_MS } from '#market/bar';

export interface PlacedEvent extends Omit<IndicatorEvent, 'at' | 'knownAt'> {
  readonly index: number;
  readonly rank: readonly number[];
}

function compare(one: readonly number[], other: readonly number[]): number {
  return one.map((number, place) => number - (other[place] ?? number)).find(Boolean) ?? 0;
}

export function inOrder(
  placed: readonly PlacedEvent[],
  bars: readonly Bar[],
  step = 1,
): IndicatorEvent[] {
  return placed
    .filter(({ index }) => index >= 0)
    .sort((one, other) => one.index - other.index || compare(one.rank, other.rank))
    .map(({ index, type, mark }) => ({ type, ...momentOf(bars, index, step), mark }));
}

export function momentOf(bars: readonly Bar[], index: number, step = 1): Moment {
  const at = bars[index]?.time ?? Number.NaN;
  return { at, knownAt: closeOf({ time: at }, step) };
}

export interface Window {
  readonly from: number;
  readonly to: number;
  readonly bars: readonly [Bar, ...Bar[]];
  readonly index: number;
}

export function windowsOf(
  bars: readonly Bar[],
  step: number,
  startOf: (time: number) => number | null,
  endOf: (from: number) => number,
): Window[] {
  const groups = new Map<number, [Bar, ...Bar[]]>();
  for (const bar of bars) {
    const from = startOf(bar.time);
    const group = from === null ? undefined : groups.get(from);
    if (group) group.push(bar);
    else if (from !== null) groups.set(from, [bar]);
  }
  return [...groups].map(([from, own]) => {
    const to = endOf(from);
    const last = own.at(-1)?.time ?? Number.NaN;
    const end = last + step >= to ? last : to;
    return { from, to, bars: own, index: bars.findIndex(({ time }) => time >= end) };
  });
}

const clocks = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

export function localTime(timeZone: string, time: number): number {
  const full = Math.floor(time / HOUR_MS) * HOUR_MS;
  const key = `${timeZone} ${full}`;
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  const offset = offsets.get(key) ?? Date.parse(`${clock.format(full).replace(' ', 'T')}Z`) - full;
  offsets.set(key, offset);
  return time + offset;
}

export function calendarWindows(bars: readonly Bar[], step: number, isWeek: boolean): Window[] {
  const days = isWeek ? 7 : 1;
  return windowsOf(
    bars,
    step,
    (time) => {
      const date = new Date(time);
      date.setUTCHours(0, 0, 0, 0);
      if (isWeek) date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
      return date.getTime();
    },
    (from) => from + days * 24 * HOUR_MS,
  );
}

export function partWindows(bars: readonly Bar[], step: number, length: number): Window[] {
  return windowsOf(
    bars,
    step,
    (time) => time - (time % length),
    (from) => from + length,
  );
}

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

interface PlacedSwing {
  readonly pivot: number;
  readonly index: number;
  readonly mark: Swing;
}

interface PlacedBreak {
  readonly index: number;
  readonly swing: PlacedSwing;
  readonly mark: Break;
}

function isPivotHigh(heights: readonly number[], index: number, reach: number): boolean {
  const height = heights[index] ?? Number.NaN;
  const before = heights.slice(Math.max(0, index - reach), index);
  const after = heights.slice(index + 1, index + 1 + reach);
  if (before.length < reach || after.length < reach) return false;
  return !before.some((other) => other >= height) && !after.some((other) => other > height);
}

export function labelOf(
  side: Swing['side'],
  price: number,
  before?: Pick<Swing, 'price'>,
): Swing['label'] {
  if (!before) return '';
  if (side === 'high') return price > before.price ? 'HH' : 'LH';
  return price < before.price ? 'LL' : 'HL';
}

export function swingsOf(bars: readonly Bar[], reach: number): PlacedSwing[] {
  const heights = { high: bars.map(({ high }) => high), low: bars.map(({ low }) => 0 - low) };
  const found: PlacedSwing[] = [];
  for (const [pivot, bar] of bars.entries()) {
    for (const side of ['high', 'low'] as const) {
      if (!isPivotHigh(heights[side], pivot, reach)) continue;
      const index = pivot + reach;
      const [time, price, moment] = [bar.time, bar[side], momentOf(bars, index)];
      const before = found.findLast(({ mark }) => mark.side === side)?.mark;
      const label = labelOf(side, price, before);
      const id = `swing:${side}:${time}`;
      const mark: Swing = { kind: 'swing', id, ...moment, time, price, side, label };
      found.push({ pivot, index, mark });
    }
  }
  return found;
}

export function breaksOf(bars: readonly Bar[], swings: readonly PlacedSwing[]): PlacedBreak[] {
  const found: PlacedBreak[] = [];
  for (const [index, bar] of bars.entries()) {
    for (const side of ['high', 'low'] as const) {
      const swing = swings.findLast((one) => one.mark.side === side && one.index < index);
      if (!swing) continue;
      const { time: from, price } = swing.mark;
      const breaks = ({ close }: Bar) => (side === 'high' ? close > price : close < price);
      const isBroken = bars.slice(swing.index + 1, index).some(breaks);
      if (isBroken || !breaks(bar)) continue;
      const direction = side === 'high' ? 'up' : 'down';
      const before = found.at(-1)?.mark.direction ?? direction;
      const label = before === direction ? 'BOS' : 'CHoCH';
      const id = `break:${direction}:${from}`;
      const moment = momentOf(bars, index);
      const mark: Break = { kind: 'break', id, ...moment, from, price, direction, label };
      found.push({ index, swing, mark });
    }
  }
  return found;
}
