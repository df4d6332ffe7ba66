import { DEFAULT_SETTINGS } from '@/engine/indicators/settings';
import { type Bar, DAY_MS, type Direction, HOUR_MS, WEEK_MS } from '@/engine/market/bar';
import { type DayStart, periodsOf } from '@/engine/market/trading-day';
import type { Repainting, RepaintingChange, Signal } from './repainting';

/**
 * Arrows where a higher timeframe turns, read before its bar has closed.
 *
 * - Higher timeframe: the lowest of 1h, 4h, 1d, 1w that is at least `MIN_RATIO` times the chart's, else `MIN_RATIO` times the
 *   chart's own. Its bars are cut as for the suite's zones, by the trading day.
 * - Average: the mean of its last `AVERAGE_LENGTH` closes. While its bar is open, the last price of the chart stands in for
 *   the close of that bar. Price lies on the side that it is beyond; at the average itself it keeps the side that the higher
 *   bar before closed on.
 * - Signal: drawn at once when price gets to the other side than the higher bar before closed on; taken off again when it
 *   is back before the higher bar has closed. What stands at that close stands for good, at the bar where price crossed:
 *   in the end it seems to have been known there.
 *
 * Source: scripts that ask for a higher timeframe and use its last bar as if it had closed; TradingView's manual of Pine
 * Script describes it ("Repainting", `request.security()`).
 */

const HIGHER_MS = [HOUR_MS, 4 * HOUR_MS, DAY_MS, WEEK_MS];
const MIN_RATIO = 5;
const AVERAGE_LENGTH = 5;

/** @returns the timeframe that is read before its close, ms; `timeframe` that of the chart */
export function higherThan(timeframe: number): number {
  const least = MIN_RATIO * timeframe;
  return HIGHER_MS.find((length) => length >= least) ?? least;
}

/**
 * The average as it is known at each bar.
 *
 * @param timeframe of the chart, ms
 * @returns a function that takes the chart's bars in time order; `average` is null before there are enough closes,
 *   `isFirst` says whether a bar is the first of its higher bar
 */
function createAverage(timeframe: number, dayStart: DayStart) {
  const periodAt = periodsOf(higherThan(timeframe), dayStart);
  /** Of the higher bars before this one. */
  const closes: number[] = [];
  let end = -Infinity;
  let price: number | null = null;
  return ({ time, close }: Bar): { average: number | null; isFirst: boolean } => {
    const isFirst = time >= end;
    if (isFirst) {
      if (price !== null) closes.push(price);
      if (closes.length >= AVERAGE_LENGTH) closes.shift();
      end = periodAt(time).to;
    }
    price = close;
    if (closes.length < AVERAGE_LENGTH - 1) return { average: null, isFirst };
    const sum = closes.reduce((total, one) => total + one, close);
    return { average: sum / AVERAGE_LENGTH, isFirst };
  };
}

/** @param timeframe of the bars fed, ms */
export function createHigherTimeframe(timeframe: number, dayStart: DayStart): Repainting<Signal> {
  const averageAt = createAverage(timeframe, dayStart);
  /** Side that the higher bar before closed on, and that price is on now. */
  let settled: Direction | null = null;
  let side: Direction | null = null;
  /** Drawn during this higher bar, and not taken off. */
  let open: Signal | null = null;

  function signalAt({ time, low, high }: Bar, direction: Direction, knownAt: number): Signal {
    const price = direction === 'up' ? low : high;
    const id = `signal:${direction}:${time}`;
    return { kind: 'signal', id, at: time, knownAt, time, price, direction };
  }

  return (bar, now) => {
    const { average, isFirst } = averageAt(bar);
    if (isFirst) [settled, open] = [side, null];
    if (average === null) return [];
    if (bar.close === average) side = settled;
    else side = bar.close > average ? 'up' : 'down';
    if (!side || !settled || (side !== settled) === (open !== null)) return [];
    const mark = open ?? signalAt(bar, side, now);
    const change: RepaintingChange<Signal> = {
      type: open ? 'removed' : 'drawn',
      at: bar.time,
      mark,
    };
    open = open ? null : mark;
    return [change];
  };
}

/**
 * The average as the chart shows it: over all bars of a higher bar at the value it has now, or closed with.
 *
 * @param bars of the chart, in time order
 * @param from index of the first bar that is wanted
 * @param to index after the last one that has closed
 * @returns its price at each of those bars, as far as it is known
 */
export function averageLine(
  bars: readonly Bar[],
  { timeframe, dayStart = DEFAULT_SETTINGS.dayStart }: { timeframe: number; dayStart?: DayStart },
  from: number,
  to: number,
): { time: number; price: number }[] {
  const averageAt = createAverage(timeframe, dayStart);
  const start = Math.max(0, from - Math.ceil((AVERAGE_LENGTH * higherThan(timeframe)) / timeframe));
  const known = bars.slice(start, to).map((bar) => ({ time: bar.time, ...averageAt(bar) }));
  let price: number | null = null;
  let isNext = true;
  const line: { time: number; price: number }[] = [];
  for (const { time, average, isFirst } of known.toReversed()) {
    if (isNext) price = average;
    isNext = isFirst;
    if (price !== null) line.push({ time, price });
  }
  return line.reverse().filter(({ time }) => time >= (bars[from]?.time ?? Infinity));
}
