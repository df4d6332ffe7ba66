import type {
  DealingRange,
  FairValueGap,
  IndicatorEvent,
  Mark,
  OrderBlock,
} from '@/engine/indicators/indicator';
import type { SmartMoneySettings } from '@/engine/indicators/smart-money/smart-money';
import type { Bar } from '@/engine/market/bar';
import {
  averageTrueRanges,
  breaksOf,
  type Placed,
  type PlacedBreak,
  type PlacedSwing,
  swingsOf,
} from './oracle';

/** A mark that price ends, and the place of the bar that does, if any. */
interface Ending<M> extends Placed<M> {
  readonly endsAt: number | null;
}

/** @returns the place of the first bar after `at` for which `ends` holds */
function endOf(bars: readonly Bar[], at: number, ends: (bar: Bar) => boolean): number | null {
  const later = bars.slice(at + 1).findIndex(ends);
  return later < 0 ? null : at + 1 + later;
}

/** @returns order blocks in the order in which they become known */
function orderBlocksOf(bars: readonly Bar[], breaks: readonly PlacedBreak[]): Ending<OrderBlock>[] {
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

/** @returns fair value gaps in the order in which they become known */
function gapsOf(bars: readonly Bar[], leastGap: number): Ending<FairValueGap>[] {
  const averages = averageTrueRanges(bars);
  return bars.flatMap((third, at) => {
    const [first, middle] = [bars[at - 2], bars[at - 1]];
    if (!first || !middle) return [];
    const upwards = { direction: 'up', low: first.high, high: third.low } as const;
    const downwards = { direction: 'down', low: third.high, high: first.low } as const;
    return [upwards, downwards].flatMap(({ direction, low, high }) => {
      if (high - low <= 0) return [];
      const average = leastGap > 0 ? (averages[at] ?? null) : 0;
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
function dealingRangesOf(
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

/** @returns marks that end at a bar, of those up first; the nearest to price first, and the older first of equals */
function endedAt<M extends OrderBlock | FairValueGap>(
  marks: readonly Ending<M>[],
  at: number,
  upPrice: 'low' | 'high',
  downPrice: 'low' | 'high',
): M[] {
  const ended = marks.filter(({ endsAt }) => endsAt === at).map(({ mark }) => mark);
  const up = ended.filter(({ direction }) => direction === 'up');
  const down = ended.filter(({ direction }) => direction === 'down');
  return [
    ...up.sort((one, other) => other[upPrice] - one[upPrice]),
    ...down.sort((one, other) => one[downPrice] - other[downPrice]),
  ];
}

/** @returns the whole log of the smart money indicator */
export function smartMoneyLog(
  bars: readonly Bar[],
  { reach, leastGap }: SmartMoneySettings,
): IndicatorEvent[] {
  const all = swingsOf(bars, reach);
  const swings = all.filter(({ at }) => at < bars.length);
  const breaks = breaksOf(bars, swings);
  const blocks = orderBlocksOf(bars, breaks);
  const gaps = gapsOf(bars, leastGap);
  const ranges = dealingRangesOf(bars, swings);
  return bars.flatMap(({ time: knownAt }, index) => {
    const events = (type: IndicatorEvent['type'], marks: readonly Mark[]): IndicatorEvent[] =>
      marks.map((mark) => ({ type, knownAt, mark }));
    const made = (placed: readonly Placed<Mark | null>[]) =>
      placed.flatMap(({ at, mark }) => (at === index && mark ? [mark] : []));
    const oldRange = ranges.some(({ at }) => at === index)
      ? ranges.findLast(({ at }) => at < index)?.mark
      : null;
    return [
      ...events('confirmed', made(breaks)),
      ...events('mitigated', endedAt(blocks, index, 'high', 'low')),
      ...events('confirmed', made(blocks)),
      ...events('filled', endedAt(gaps, index, 'low', 'high')),
      ...events('confirmed', made(gaps)),
      ...events('confirmed', made(swings)),
      ...events('replaced', oldRange ? [oldRange] : []),
      ...events('confirmed', made(ranges)),
    ];
  });
}
