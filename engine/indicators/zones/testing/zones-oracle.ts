import type { IndicatorEvent } from '@/engine/indicators/indicator';
import type { Zone } from '@/engine/indicators/mark';
import { inOrder, type Placed } from '@/engine/indicators/sessions/testing/placed';
import type { ZoneSettings } from '@/engine/indicators/zones/zones';
import { type Bar, extremes } from '@/engine/market/bar';
import { type Closed, closedBars, names } from './closed-bars';
import { expectedTrend } from './trend-oracle';

/**
 * Zones worked out the plain and slow way: with all bars at hand, from the definitions. Tests hold the
 * indicator against it. Its numbers are its own, so that a change of the indicator's is noticed.
 */

/** Wilder's average true range after each bar: the mean of the first 14, then 13 parts of the old and one of the new. */
function averageTrueRanges(bars: readonly Bar[]): (number | null)[] {
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

/** A zone, the index of the fed bar that it is known at, and those of its timeframe's bars: departure, expiry. */
interface Found {
  zone: Zone;
  index: number;
  end: number;
  departure: number;
}

/** Bars of its timeframe that may follow a zone's departure bar. */
const lifetime = 120;

function zonesOf(bars: readonly Bar[], timeframe: number, step: number): Found[] {
  const closed = closedBars(bars, timeframe, step);
  const atr = averageTrueRanges(closed.map(({ bar }) => bar));
  return closed.flatMap(({ bar: departure, index }, at): Found[] => {
    const usual = atr[at - 1];
    if (usual === null || usual === undefined) return [];
    const isNarrow = ({ bar }: Closed) =>
      Math.abs(bar.close - bar.open) <= (bar.high - bar.low) / 2 && bar.high - bar.low <= usual;
    // The narrow bars right before it, all of them, however many.
    let first = at;
    for (let one = closed[first - 1]; one && isNarrow(one); one = closed[first - 1]) first -= 1;
    const base = closed.slice(first, at).map(({ bar }) => bar);
    if (base.length < 1 || base.length > 3) return [];
    if (Math.abs(departure.close - departure.open) < usual) return [];
    const { high: top, low: bottom } = extremes(base);
    const isUp = departure.close > departure.open && departure.close > top;
    const isDown = departure.close < departure.open && departure.close < bottom;
    if (!isUp && !isDown) return [];
    const ends = base.flatMap(({ open, close }) => [open, close]);
    const low = isUp ? bottom : Math.min(...ends);
    const high = isUp ? Math.max(...ends) : top;
    if (high <= low || high - low > 1.5 * usual) return [];
    const side = isUp ? 'demand' : 'supply';
    const zone: Zone = {
      kind: 'zone',
      id: `zone:${names.get(timeframe)}:${side}:${departure.time}`,
      knownAt: bars[index]?.time ?? Number.NaN,
      side,
      timeframe,
      from: base[0]?.time ?? Number.NaN,
      low,
      high,
    };
    return [{ zone, index, end: closed[at + lifetime]?.index ?? Infinity, departure: at }];
  });
}

/** Everything that happens to a zone after it became known. */
function lifeOf(zone: Zone, index: number, end: number, bars: readonly Bar[]) {
  const life: { index: number; type: IndicatorEvent['type'] }[] = [];
  let wasOutside = false;
  for (let at = index + 1; at < bars.length && at <= end; at += 1) {
    const bar = bars[at];
    if (!bar) break;
    const isOutside = bar.low > zone.high || bar.high < zone.low;
    if (!isOutside && wasOutside) life.push({ index: at, type: 'touched' });
    wasOutside = isOutside;
    if (zone.side === 'demand' ? bar.close < zone.low : bar.close > zone.high) {
      life.push({ index: at, type: 'broken' });
      return life;
    }
  }
  if (end < bars.length) life.push({ index: end, type: 'expired' });
  return life;
}

/** Parts of a bar's events. */
const [lives, births, trends] = [0, 1, 2];

export function expectedZones(
  bars: readonly Bar[],
  { step, timeframes, trendTimeframes }: ZoneSettings,
): IndicatorEvent[] {
  const isFilled = (timeframe: number) => timeframe >= step && timeframe % step === 0;
  const placed: Placed[] = [];
  const all = timeframes
    .filter(isFilled)
    .flatMap((timeframe, place) =>
      zonesOf(bars, timeframe, step).map((found) => ({ ...found, place })),
    )
    .sort((a, b) => a.index - b.index || a.place - b.place || a.departure - b.departure);
  for (const [age, { zone, index, end, departure, place }] of all.entries()) {
    // Timeframe by timeframe, bar by bar, what is too old before what is new.
    placed.push({ index, rank: [births, place, departure, 1], type: 'confirmed', mark: zone });
    for (const { index: at, type } of lifeOf(zone, index, end, bars)) {
      const rank = type === 'expired' ? [births, place, departure + lifetime, 0] : [lives, age];
      placed.push({ index: at, rank, type, mark: zone });
    }
  }
  for (const [place, timeframe] of trendTimeframes.filter(isFilled).entries()) {
    placed.push(...expectedTrend(bars, timeframe, step, [trends, place]));
  }
  return inOrder(placed, bars);
}
