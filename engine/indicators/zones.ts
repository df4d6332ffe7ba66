import {
  type Aggregator,
  type Bar,
  createAggregator,
  extremes,
  timeframeName,
} from '@/engine/market/bar';
import {
  combined,
  confirmed,
  type Indicator,
  type IndicatorEvent,
  type Moment,
  type Zone,
} from './indicator';
import { createAtr } from './structure';
import { createTrendTable } from './trend-table';

/**
 * Supply and demand: where price rests for a few bars and then leaves in a hurry, orders are thought to have been left
 * behind, because not all of them could be filled before it left. Demand lies below price (it left upwards), supply
 * above. Taught by Sam Seiden (Online Trading Academy) since about 2005; there is no canonical text, and the numbers
 * here are common usage.
 *
 * - Base: one to `MAX_BASE_BARS` narrow bars in a row. A longer rest is a market in balance, not a pause.
 * - Departure: the bar right after, with a wide body that closes beyond every price of the base.
 * - Demand spans the base from its lowest low to the highest end of a body; supply from the lowest end of a body to
 *   the highest high.
 * - A zone is touched when a bar trades into it (its edges count) after a bar that was wholly outside, on the bars fed; it
 *   is broken, and ends, when a bar of its own timeframe closes beyond the far side; it expires, and ends, once it is too
 *   old.
 *
 * How wide is wide is measured by the average true range (ATR) as it was before the departure bar, so that the
 * departure does not stretch the measure it is held against.
 */

/** A base bar's body is at most this part of its range: buyers and sellers about even. */
const MAX_BASE_BODY = 0.5;
/** A base bar's range is at most this many ATR. */
const MAX_BASE_ATR = 1;
/** Bars that a base has at most. */
const MAX_BASE_BARS = 3;
/** A departure's body is at least this many ATR. */
const MIN_DEPARTURE_ATR = 1;
/** A zone wider than this many ATR is too wide to trade from. */
const MAX_ZONE_ATR = 1.5;
/** Bars of its timeframe that may close after a zone became known; with the last of them it is too old. */
const EXPIRY_BARS = 120;

const bodyTop = ({ open, close }: Bar) => Math.max(open, close);
const bodyBottom = ({ open, close }: Bar) => Math.min(open, close);
const bodyOf = ({ open, close }: Bar) => Math.abs(close - open);

function isBase(bar: Bar, atr: number): boolean {
  const range = bar.high - bar.low;
  return bodyOf(bar) <= MAX_BASE_BODY * range && range <= MAX_BASE_ATR * atr;
}

/** Where a zone lies. */
type Place = Pick<Zone, 'side' | 'low' | 'high'>;

/** @returns the zone that `departure` leaves at a base, however high; null where it closes among the base's prices */
function placeOf(base: readonly Bar[], departure: Bar): Place | null {
  const { low, high } = extremes(base);
  if (departure.close > departure.open && departure.close > high) {
    return { side: 'demand', low, high: Math.max(...base.map(bodyTop)) };
  }
  if (departure.close < departure.open && departure.close < low) {
    return { side: 'supply', low: Math.min(...base.map(bodyBottom)), high };
  }
  return null;
}

/**
 * Finds zones in the bars of one timeframe. Nothing is found before the ATR is known.
 *
 * @returns a function that takes the bars in order and gives the zone that each left, if it is a departure
 */
function createDepartureFinder() {
  const atr = createAtr();
  let atrBefore: number | null = null;
  /** Latest bars, one more than a base may have. */
  const recent: Bar[] = [];

  function find(bar: Bar, usual: number): (Place & Pick<Zone, 'from'>) | null {
    if (bodyOf(bar) < MIN_DEPARTURE_ATR * usual) return null;
    const base = recent.slice(recent.findLastIndex((other) => !isBase(other, usual)) + 1);
    const [first] = base;
    if (!first || base.length > MAX_BASE_BARS) return null;
    const place = placeOf(base, bar);
    const height = place ? place.high - place.low : 0;
    return place && height > 0 && height <= MAX_ZONE_ATR * usual
      ? { ...place, from: first.time }
      : null;
  }

  return (bar: Bar) => {
    const zone = atrBefore === null ? null : find(bar, atrBefore);
    atrBefore = atr(bar);
    recent.push(bar);
    if (recent.length > MAX_BASE_BARS + 1) recent.shift();
    return zone;
  };
}

/** A zone in force. */
interface Watched {
  readonly zone: Zone;
  /** Number of the bar of its timeframe with which it is too old. */
  readonly expiresAt: number;
  /** Price has been wholly outside since the last touch or, before the first, since the zone became known. */
  isWaiting: boolean;
}

function isBroken({ side, low, high }: Zone, { close }: Bar): boolean {
  return side === 'demand' ? close < low : close > high;
}

/** Tells of touches on each bar. @param inForce a few dozen, since they expire, in the order in which they became known */
function createTouches(inForce: readonly Watched[]): Indicator<Zone> {
  return {
    next(bar, knownAt) {
      const at = bar.time;
      const events: IndicatorEvent<Zone>[] = [];
      for (const watched of inForce) {
        const { zone: mark, isWaiting } = watched;
        const isInside = bar.low <= mark.high && bar.high >= mark.low;
        watched.isWaiting = !isInside;
        if (isInside && isWaiting) events.push({ type: 'touched', at, knownAt, mark });
      }
      return events;
    },
  };
}

/**
 * Zones of one timeframe: one becomes known when its departure bar has closed. Of each bar of the timeframe come first
 * the zones that it ends, broken or too old, in the order in which they became known, then the one that is new.
 *
 * @param timeframe length of its bars, ms
 * @param aggregator makes them of the bars fed
 * @param inForce zones of all timeframes, in the order in which they became known
 */
function createTimeframeZones(
  timeframe: number,
  aggregator: Aggregator,
  inForce: Watched[],
): Indicator<Zone> {
  const find = createDepartureFinder();
  const name = timeframeName(timeframe);
  /** Closed bars of this timeframe. */
  let count = 0;

  function eventsOf(bar: Bar, { at, knownAt }: Moment): IndicatorEvent<Zone>[] {
    count += 1;
    const events: IndicatorEvent<Zone>[] = [];
    for (const watched of inForce.filter(({ zone }) => zone.timeframe === timeframe)) {
      const { zone: mark, expiresAt } = watched;
      const isOver = isBroken(mark, bar);
      if (!isOver && expiresAt > count) continue;
      inForce.splice(inForce.indexOf(watched), 1);
      events.push({ type: isOver ? 'broken' : 'expired', at, knownAt, mark });
    }
    const found = find(bar);
    if (!found) return events;
    const id = `zone:${name}:${found.side}:${bar.time}`;
    const zone: Zone = { kind: 'zone', id, at, knownAt, timeframe, ...found };
    inForce.push({ zone, expiresAt: count + EXPIRY_BARS, isWaiting: false });
    return [...events, confirmed(zone)];
  }

  return {
    next: (bar, knownAt) =>
      aggregator.next(bar).flatMap((closed) => eventsOf(closed, { at: bar.time, knownAt })),
  };
}

/**
 * Marks zones and trends. A zone becomes known with the fed bar that completes its departure bar, and is judged on the bars after that one.
 * Nothing happens to it any more once it is broken or expired.
 *
 * Events of one bar come in this order: the zones that it `touched`, in the order in which they became known; then,
 * timeframe by timeframe, those that are `broken` or `expired`, and the one that is new; then the rows of the trend
 * table, each after the one it `replaced`.
 *
 * @param step length of the fed bars, ms
 * @param timeframes of the zones, ms, each a multiple of `step`
 */
export function createZones(step: number, timeframes: readonly number[]): Indicator {
  const inForce: Watched[] = [];
  return combined([
    createTouches(inForce),
    ...timeframes.map((timeframe) =>
      createTimeframeZones(timeframe, createAggregator(timeframe, step), inForce),
    ),
    createTrendTable(step),
  ]);
}
