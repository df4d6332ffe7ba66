import { aggregate, averageRange, type Candle, directionOf } from './candle';
import type { Box } from './mark';

/** A base bar's body is at most this part of its range: buyers and sellers about even. */
const baseBody = 0.5;
/** A departure's body is at least this many average ranges: the balance is over. */
const departureBody = 1;

const body = ({ open, close }: Candle) => Math.abs(close - open);

/** @returns the start of the bar whose close went through the far side of the zone, or null */
function brokenAt(bars: readonly Candle[], zone: Box): number | null {
  const bar = bars.find(({ close }) =>
    zone.direction === 'up' ? close < zone.low : close > zone.high,
  );
  return bar ? bar.time : null;
}

/**
 * Finds supply and demand zones of a timeframe: a narrow base bar, then a wide bar that leaves it. A demand
 * zone spans the base's low to the top of its body; a supply zone is the mirror image.
 *
 * @param candles of a lower timeframe, in time order
 * @param length of a bar of the zones' timeframe, in milliseconds
 * @param timeframe how labels name that length
 */
export function zones(candles: readonly Candle[], length: number, timeframe: string): Box[] {
  const bars = aggregate(candles, length);
  const usual = averageRange(bars);
  return bars.flatMap((base, index) => {
    const departure = bars[index + 1];
    if (!departure || body(departure) < departureBody * usual) return [];
    if (body(base) > baseBody * (base.high - base.low)) return [];
    const direction = directionOf(departure);
    const zone: Box = {
      kind: 'zone',
      from: base.time,
      to: null,
      low: direction === 'up' ? base.low : Math.min(base.open, base.close),
      high: direction === 'up' ? Math.max(base.open, base.close) : base.high,
      direction,
      label: `${direction === 'up' ? 'Demand' : 'Supply'} ${timeframe}`,
    };
    return [{ ...zone, to: brokenAt(bars.slice(index + 2), zone) }];
  });
}

/** Two zones are one when they share this part of the lower one's height. */
const sameZone = 0.4;

/**
 * Leaves out zones that an earlier one in the list covers for the most part while both are in force.
 *
 * @param zones the most important first: higher timeframes, then newer ones
 */
export function withoutRepeats(zones: readonly Box[]): Box[] {
  const kept: Box[] = [];
  for (const zone of zones) {
    const isRepeat = kept.some((other) => {
      const shared = Math.min(zone.high, other.high) - Math.max(zone.low, other.low);
      const least = Math.min(zone.high - zone.low, other.high - other.low);
      const overlapsInTime =
        zone.from < (other.to ?? Infinity) && other.from < (zone.to ?? Infinity);
      return overlapsInTime && zone.direction === other.direction && shared > sameZone * least;
    });
    if (!isRepeat) kept.push(zone);
  }
  return kept;
}
