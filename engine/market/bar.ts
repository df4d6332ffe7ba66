import type { Bar as PriceBar } from 'repaint-check/table';
import { DAY_MS, HOUR_MS, MINUTE_MS, MONTH_MS } from 'repaint-check/time';

export interface Bar extends PriceBar {
  readonly volume: number;
}

export type Direction = 'up' | 'down';

/** `from` is included, `to` is not; ms UTC. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

export { DAY_MS, HOUR_MS, MINUTE_MS, MONTH_MS };
export const WEEK_MS = 7 * DAY_MS;

export function directionOf({ open, close }: Bar): Direction {
  return close >= open ? 'up' : 'down';
}

/** Returns when a bar closes, ms UTC. Bars of months close when their last month ends. They may be
 * dated up to 12 h before their first month (time zones), or in the second half of their last one. */
export function closeOf({ time }: Pick<Bar, 'time'>, step: number): number {
  if (step % MONTH_MS !== 0) return time + step;
  const inside = new Date(time + DAY_MS / 2);
  const months = inside.getUTCDate() > 15 ? 1 : step / MONTH_MS;
  return Date.UTC(inside.getUTCFullYear(), inside.getUTCMonth() + months);
}

export function extremes(bars: readonly Bar[]): { high: number; low: number } {
  return {
    high: bars.reduce((most, { high }) => Math.max(most, high), -Infinity),
    low: bars.reduce((least, { low }) => Math.min(least, low), Infinity),
  };
}

const UNITS = [
  { length: MONTH_MS, letter: 'M' },
  { length: WEEK_MS, letter: 'W' },
  { length: DAY_MS, letter: 'D' },
  { length: HOUR_MS, letter: 'h' },
  { length: MINUTE_MS, letter: 'm' },
];

/** Returns, for example, `5m`, `4h` or `1M`. Throws a RangeError unless `length` is a whole number
 * of minutes. */
export function timeframeName(length: number): string {
  const unit = UNITS.find((candidate) => length > 0 && length % candidate.length === 0);
  if (!unit) throw new RangeError(`${length} ms is not a whole number of minutes`);
  return `${length / unit.length}${unit.letter}`;
}

export function canAggregate(length: number, step: number): boolean {
  return length >= step && length % step === 0;
}

const FIRST_MONDAY_MS = 4 * DAY_MS;

/** Aligns weeks to Monday, other periods to midnight UTC. */
export function periodsOf(length: number): (time: number) => TimeWindow {
  const origin = length === WEEK_MS ? FIRST_MONDAY_MS : 0;
  return (time) => {
    const from = Math.floor((time - origin) / length) * length + origin;
    return { from, to: from + length };
  };
}

export interface Aggregator {
  /** Returns the bars that `bar` completes: none, one, or two after a gap. */
  next(bar: Bar): readonly Bar[];
  forming(): Bar | null;
}

const NONE: readonly Bar[] = [];

/** Builds bars of `length` from bars of `step`. A bar is completed by its period's last bar
 * or, if that is missing, by the first bar after the period. */
export function createAggregator(length: number, step: number): Aggregator {
  if (!(step > 0 && canAggregate(length, step))) {
    throw new RangeError(`${length} ms is not a multiple of ${step} ms`);
  }
  const periodAt = periodsOf(length);
  // Changed in place for speed, because `next` runs on every bar.
  let making: { -readonly [Field in keyof Bar]: Bar[Field] } | null = null;
  let period: TimeWindow = { from: -Infinity, to: -Infinity };

  function next(bar: Bar): readonly Bar[] {
    if (length === step) return [bar];
    let cutShort: Bar | null = null;
    if (bar.time >= period.to) {
      cutShort = making;
      period = periodAt(bar.time);
      making = { ...bar, time: period.from };
    } else if (making) {
      making.high = Math.max(making.high, bar.high);
      making.low = Math.min(making.low, bar.low);
      making.close = bar.close;
      making.volume += bar.volume;
    }
    if (!making || bar.time + step < period.to) return cutShort ? [cutShort] : NONE;
    const complete = making;
    making = null;
    return cutShort ? [cutShort, complete] : [complete];
  }

  return { next, forming: () => making && { ...making } };
}

/** Returns the index of the first item that passes `is` (binary search); all later items must pass too. */
export function firstWhere<T>(items: readonly T[], is: (item: T) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (is(items[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns true if the current slice of work is out of time. */
export type ShouldYield = () => boolean;

/** A chart needs this many bars. */
export const MIN_CHART_BARS = 50;

/** A market on a timeframe. `fed[i]` is the number of market bars read when bar `i` was complete;
 * `forming.get(i)` is bar `i + 1`, if it had begun by then. */
export interface Chart {
  bars: readonly Bar[];
  fed: readonly number[];
  forming: ReadonlyMap<number, Bar>;
  read(shouldYield: ShouldYield): boolean;
}

/** Bars read between clock checks: one or two ms on a phone. */
const BARS_AT_ONCE = 4096;

export function createChart(market: readonly Bar[], length: number, step: number): Chart {
  const aggregator = createAggregator(length, step);
  const bars: Bar[] = [];
  const fed: number[] = [];
  const forming = new Map<number, Bar>();
  let count = 0;

  function feed(bar: Bar): void {
    count++;
    const complete = aggregator.next(bar);
    for (let place = 0; place < complete.length; place++) {
      const begun = complete[place + 1] ?? aggregator.forming();
      if (begun) forming.set(bars.length, begun);
      bars.push(complete[place] as Bar);
      fed.push(count);
    }
  }

  return {
    bars,
    fed,
    forming,
    read(shouldYield) {
      while (count < market.length) {
        const end = Math.min(count + BARS_AT_ONCE, market.length);
        while (count < end) feed(market[count] as Bar);
        if (end < market.length && shouldYield()) return false;
      }
      return true;
    },
  };
}
