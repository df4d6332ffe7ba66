import { type Bar, DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from './bar';

/**
 * A higher timeframe sums up the bars of a lower one: its bar opens at the first open of its period, closes at the
 * last close, spans the highest high and the lowest low, and its volume is the sum. Periods are multiples of their
 * length since 1970 UTC, as charting platforms count them, so a day starts at midnight UTC.
 */

const UNITS = [
  { length: WEEK_MS, letter: 'w' },
  { length: DAY_MS, letter: 'd' },
  { length: HOUR_MS, letter: 'h' },
  { length: MINUTE_MS, letter: 'm' },
] as const;

/**
 * Names a timeframe as charting platforms do, in the largest unit that divides it: `5m`, `1h`, `4h`, `1d`, `1w`.
 *
 * @param length of its bars, ms
 * @throws RangeError when `length` is no whole number of minutes
 */
export function timeframeName(length: number): string {
  const unit = UNITS.find((candidate) => length > 0 && length % candidate.length === 0);
  if (!unit) throw new RangeError(`${length} ms is no whole number of minutes`);
  return `${length / unit.length}${unit.letter}`;
}

/** @returns whether bars of `length` can be built of bars of `step`, both ms */
export function canAggregate(length: number, step: number): boolean {
  return length >= step && length % step === 0;
}

export interface Aggregator {
  /**
   * @param bar later than the one fed before it
   * @returns bars of the higher timeframe that are complete at this bar's close, in time order: none, one, or two
   *   where the bar before them was cut short by a gap and this bar is the last of its own period
   */
  next(bar: Bar): readonly Bar[];
}

const NO_BARS: readonly Bar[] = Object.freeze([]);

/** @returns `whole` with `bar`, a later one of its period, added */
function extended(whole: Bar, bar: Bar): Bar {
  return {
    time: whole.time,
    open: whole.open,
    high: Math.max(whole.high, bar.high),
    low: Math.min(whole.low, bar.low),
    close: bar.close,
    volume: whole.volume + bar.volume,
  };
}

/**
 * Builds a higher timeframe bar by bar. A bar is complete with the last fed bar of its period or, where that one is
 * missing, with the first bar of a later period; it never changes after that.
 *
 * @param length of its bars, ms
 * @param step length of the fed bars, ms; where both are the same, bars pass through as they are
 * @throws RangeError when `length` is no multiple of `step`
 */
export function createAggregator(length: number, step: number): Aggregator {
  if (!(step > 0 && canAggregate(length, step))) {
    throw new RangeError(`${length} ms is no multiple of ${step} ms`);
  }
  let making: Bar | null = null;
  /** Of the period that the last bar fell into. */
  let end = -Infinity;

  return {
    next(bar) {
      if (length === step) return [bar];
      let cutShort: Bar | null = null;
      if (bar.time >= end) {
        cutShort = making;
        const time = Math.floor(bar.time / length) * length;
        end = time + length;
        making = { ...bar, time };
      } else if (making) {
        making = extended(making, bar);
      }
      if (!making || bar.time + step < end) return cutShort ? [cutShort] : NO_BARS;
      const complete = making;
      making = null;
      return cutShort ? [cutShort, complete] : [complete];
    },
  };
}

/**
 * Builds a higher timeframe of many bars at once.
 *
 * @param bars in time order
 * @param length of the bars to build, ms
 * @param step length of `bars`, ms
 * @returns its complete bars in time order
 * @throws RangeError when `length` is no multiple of `step`
 */
export function aggregate(bars: readonly Bar[], length: number, step: number): Bar[] {
  const aggregator = createAggregator(length, step);
  return bars.flatMap((bar) => aggregator.next(bar));
}
