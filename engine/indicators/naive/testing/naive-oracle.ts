/**
 * What the naive structure shows at a bar, slowly, from all bars up to it. Nothing here is kept from bar to bar, and
 * nothing shared with the indicator.
 */

import type { Break, Swing } from '@/engine/indicators/mark';
import type { Bar } from '@/engine/market/bar';

interface Placed<M> {
  readonly at: number;
  readonly mark: M;
}

/** How far up a price is for a high, how far down for a low. */
const reachOf = (side: Swing['side'], price: number) => (side === 'high' ? price : -price);

/** @returns whether the bar at `index` is drawn as a swing of that side when `now` has closed */
function isDrawn(
  bars: readonly Bar[],
  side: Swing['side'],
  reach: number,
  index: number,
  now: number,
): boolean {
  const bar = bars[index];
  if (!bar || index < reach || index > now) return false;
  const price = reachOf(side, bar[side]);
  const before = bars.slice(index - reach, index);
  const after = bars.slice(index + 1, Math.min(index + reach, now) + 1);
  return (
    before.every((other) => reachOf(side, other[side]) < price) &&
    after.every((other) => reachOf(side, other.close) <= price)
  );
}

/** @returns the place of the first bar up to `now` whose wick broke the swing while it was the newest drawn; or null */
function brokenAt(
  bars: readonly Bar[],
  side: Swing['side'],
  reach: number,
  index: number,
  now: number,
): number | null {
  const price = reachOf(side, bars[index]?.[side] ?? Number.NaN);
  for (let at = index + 1; at <= now; at++) {
    const wick = reachOf(side, bars[at]?.[side] ?? Number.NaN);
    const earlier = Array.from({ length: at }, (_, place) => place);
    const newest = earlier.findLast((place) => isDrawn(bars, side, reach, place, at));
    if (newest === index && wick > price) return at;
  }
  return null;
}

function swingsAt(bars: readonly Bar[], reach: number, now: number): Placed<Swing>[] {
  const drawn: Placed<Swing>[] = [];
  bars.slice(0, now + 1).forEach(({ time, high, low }, at) => {
    const add = (side: Swing['side'], price: number) => {
      if (!isDrawn(bars, side, reach, at, now)) return;
      const before = drawn.findLast(({ mark }) => mark.side === side)?.mark;
      const isFurther = before && reachOf(side, price) > reachOf(side, before.price);
      const [further, nearer] = side === 'high' ? (['HH', 'LH'] as const) : (['LL', 'HL'] as const);
      const mark: Swing = {
        id: `swing:${side}:${time}`,
        knownAt: time,
        kind: 'swing',
        time,
        price,
        side,
        label: before ? (isFurther ? further : nearer) : '',
        repeatsSide: drawn.at(-1)?.mark.side === side,
      };
      drawn.push({ at, mark });
    };
    add('high', high);
    add('low', low);
  });
  return drawn;
}

function breaksAt(
  bars: readonly Bar[],
  reach: number,
  swings: readonly Placed<Swing>[],
  now: number,
): Break[] {
  const broken = swings.flatMap(({ at: index, mark }) => {
    const at = brokenAt(bars, mark.side, reach, index, now);
    return at === null ? [] : [{ at, mark }];
  });
  const isHigh = ({ mark }: Placed<Swing>) => mark.side === 'high';
  broken.sort((one, other) => one.at - other.at || Number(isHigh(other)) - Number(isHigh(one)));
  return broken.map(({ at, mark }, place): Break => {
    const before = broken[place - 1]?.mark;
    const direction = mark.side === 'high' ? 'up' : 'down';
    return {
      id: `break:${direction}:${mark.time}`,
      knownAt: bars[at]?.time ?? Number.NaN,
      kind: 'break',
      from: mark.time,
      price: mark.price,
      direction,
      label: !before || before.side === mark.side ? 'BOS' : 'CHoCH',
    };
  });
}

/** @returns what is drawn when the bar at `now` has closed, by id */
export function naiveMarksAt(
  bars: readonly Bar[],
  reach: number,
  now: number,
): Map<string, Swing | Break> {
  const swings = swingsAt(bars, reach, now);
  const marks = [...swings.map(({ mark }) => mark), ...breaksAt(bars, reach, swings, now)];
  return new Map(marks.map((mark) => [mark.id, mark]));
}
