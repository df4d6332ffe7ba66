/** One closed bar of a price series. `time` is its opening, in milliseconds since 1970 UTC. */
export interface Bar {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

export type Direction = 'up' | 'down';

/** From its opening (included) to its close (excluded), ms UTC. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** @returns `up` for a bar that closed at or above its open */
export function directionOf({ open, close }: Bar): Direction {
  return close >= open ? 'up' : 'down';
}

/** @returns whether bars of this length are calendar months: 28 to 31 days */
function isMonth(step: number): boolean {
  return step >= 28 * DAY_MS && step <= 31 * DAY_MS;
}

/**
 * @param step length of the bars, ms; 28 to 31 days are a calendar month
 * @returns the moment at which the bar closes, ms UTC, told by its opening alone: the next bar may open earlier (a day of 23
 *   hours) or later. A month's bar closes on the first of the next month, UTC; it may open on the evening before its own.
 */
export function closeOf({ time }: Pick<Bar, 'time'>, step: number): number {
  if (!isMonth(step)) return time + step;
  const inside = new Date(time + DAY_MS / 2);
  return Date.UTC(inside.getUTCFullYear(), inside.getUTCMonth() + 1);
}

/** @returns highest high and lowest low; `Infinity`s the wrong way round for no bars */
export function extremes(bars: readonly Bar[]): { high: number; low: number } {
  return {
    high: bars.reduce((most, { high }) => Math.max(most, high), -Infinity),
    low: bars.reduce((least, { low }) => Math.min(least, low), Infinity),
  };
}

/**
 * @param bars in time order
 * @returns the most common distance between bars, ms, the shortest of equals; null for less than two bars
 */
export function stepOf(bars: Iterable<Pick<Bar, 'time'>>): number | null {
  const counts = new Map<number, number>();
  let before: number | null = null;
  for (const { time } of bars) {
    if (before !== null) counts.set(time - before, (counts.get(time - before) ?? 0) + 1);
    before = time;
  }
  const [commonest] = [...counts].sort(
    ([one, count], [other, otherCount]) => otherCount - count || one - other,
  );
  return commonest?.[0] ?? null;
}

const UNITS = [
  { length: WEEK_MS, letter: 'W' },
  { length: DAY_MS, letter: 'D' },
  { length: HOUR_MS, letter: 'h' },
  { length: MINUTE_MS, letter: 'm' },
];

/**
 * Names a timeframe as charting platforms do, in the largest unit that divides it: `5m`, `1h`, `4h`, `1D`, `1W`, `1M`.
 *
 * @param length of its bars, ms
 * @throws RangeError when `length` is no whole number of minutes
 */
export function timeframeName(length: number): string {
  if (isMonth(length)) return '1M';
  const unit = UNITS.find((candidate) => length > 0 && length % candidate.length === 0);
  if (!unit) throw new RangeError(`${length} ms is no whole number of minutes`);
  return `${length / unit.length}${unit.letter}`;
}

/** @returns whether bars of `length` can be built of bars of `step`, both ms */
export function canAggregate(length: number, step: number): boolean {
  return length >= step && length % step === 0;
}

/** 5 January 1970, after the epoch. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** @returns a function that gives the period of a length that a time lies in, all ms: weeks from Monday, others from midnight UTC */
export function periodsOf(length: number): (time: number) => TimeWindow {
  const origin = length === WEEK_MS ? FIRST_MONDAY_MS : 0;
  return (time) => {
    const from = Math.floor((time - origin) / length) * length + origin;
    return { from, to: from + length };
  };
}

export interface Aggregator {
  /**
   * @param bar the next one, in time order
   * @returns bars of the higher timeframe that are complete at its close: none, one, or two where the first was cut short
   *   by a gap and this bar is the last of its own period
   */
  next(bar: Bar): readonly Bar[];
  /** @returns the bar in the making, as far as it has come; null while there is none */
  forming(): Bar | null;
}

const NONE: readonly Bar[] = [];

/**
 * Builds a higher timeframe bar by bar: a bar opens at the first open of its period, closes at the last close, spans
 * highs and lows and sums volumes. A bar is complete with the last fed bar of its period or, where that one is missing, with the first bar of a
 * later period; it never changes after that.
 *
 * @param length of its bars, ms
 * @param step length of the fed bars, ms; where both are the same, bars pass through as they are
 * @throws RangeError when `length` is no multiple of `step`
 */
export function createAggregator(length: number, step: number): Aggregator {
  if (!(step > 0 && canAggregate(length, step))) {
    throw new RangeError(`${length} ms is no multiple of ${step} ms`);
  }
  const periodAt = periodsOf(length);
  /** It changes in place, until it is given out: this runs on every bar. */
  let making: { -readonly [Field in keyof Bar]: Bar[Field] } | null = null;
  /** The one that the last bar fell into. */
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

/** Tells whether the time that may be spent at once is over. */
export type IsTimeUp = () => boolean;

/** A market on a chart, as far as it was read. */
export interface Chart {
  /** Complete bars of its timeframe, in time order. */
  bars: readonly Bar[];
  /** With how many of the market's bars each of them was complete. */
  fed: readonly number[];
  /** Bars that a fed bar had begun when it made the one before complete, by the place of that one: cut short by a gap. */
  forming: ReadonlyMap<number, Bar>;
  /** Reads on until the time is up. @returns whether all of the market has been read */
  read(isTimeUp: IsTimeUp): boolean;
}

/** Bars read between two looks at the time: a millisecond or two on a phone. */
const BARS_AT_ONCE = 4096;

/**
 * Builds a higher timeframe of many bars.
 *
 * @param market bars in time order
 * @param length of the bars to build, ms
 * @param step length of the market's bars, ms
 * @throws RangeError when `length` is no multiple of `step`
 */
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
      // Of two the second had begun when the first was complete.
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
    read(isTimeUp) {
      while (count < market.length) {
        const end = Math.min(count + BARS_AT_ONCE, market.length);
        while (count < end) feed(market[count] as Bar);
        if (end < market.length && isTimeUp()) return false;
      }
      return true;
    },
  };
}
