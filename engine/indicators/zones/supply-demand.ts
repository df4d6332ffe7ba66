import { createAtr } from '@/engine/indicators/atr';
import {
  confirmed,
  type Indicator,
  type IndicatorEvent,
  NO_EVENTS,
  type Zone,
} from '@/engine/indicators/indicator';
import type { Bar } from '@/engine/market/bar';
import { createAggregator, timeframeName } from '@/engine/market/timeframe';

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
 * - A zone is touched when a bar trades into it (its edges count) after a bar that was wholly outside; it is broken, and
 *   ends, when a bar closes beyond the far side; it expires, and ends, once it is too old.
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

/** Where a zone lies, and the opening time of the bar that left it. */
type FoundZone = Pick<Zone, 'side' | 'from' | 'low' | 'high'> & { departed: number };

const bodyTop = ({ open, close }: Bar) => Math.max(open, close);
const bodyBottom = ({ open, close }: Bar) => Math.min(open, close);
const bodyOf = (bar: Bar) => bodyTop(bar) - bodyBottom(bar);

function isBase(bar: Bar, atr: number): boolean {
  const range = bar.high - bar.low;
  return bodyOf(bar) <= MAX_BASE_BODY * range && range <= MAX_BASE_ATR * atr;
}

function zoneOf(base: readonly Bar[], departure: Bar): FoundZone | null {
  const first = base[0];
  if (!first) return null;
  const [from, departed] = [first.time, departure.time];
  const bottom = Math.min(...base.map(({ low }) => low));
  const top = Math.max(...base.map(({ high }) => high));
  if (departure.close > departure.open && departure.close > top) {
    return { side: 'demand', from, low: bottom, high: Math.max(...base.map(bodyTop)), departed };
  }
  if (departure.close < departure.open && departure.close < bottom) {
    return { side: 'supply', from, low: Math.min(...base.map(bodyBottom)), high: top, departed };
  }
  return null;
}

/**
 * Finds zones in the bars of one timeframe. Nothing is found before the ATR is known.
 *
 * @returns a function that takes the bars in order and gives the zone that each left, if it is a departure
 */
function createDepartureFinder(): (bar: Bar) => FoundZone | null {
  const atr = createAtr();
  let atrBefore: number | null = null;
  /** Latest bars, one more than a base may have. */
  const recent: Bar[] = [];

  function find(bar: Bar, usual: number): FoundZone | null {
    if (bodyOf(bar) < MIN_DEPARTURE_ATR * usual) return null;
    const lastOther = recent.findLastIndex((other) => !isBase(other, usual));
    const base = recent.slice(lastOther + 1);
    if (base.length > MAX_BASE_BARS) return null;
    const zone = zoneOf(base, bar);
    const height = zone ? zone.high - zone.low : 0;
    return height > 0 && height <= MAX_ZONE_ATR * usual ? zone : null;
  }

  return (bar) => {
    const zone = atrBefore === null ? null : find(bar, atrBefore);
    atrBefore = atr.next(bar);
    recent.push(bar);
    if (recent.length > MAX_BASE_BARS + 1) recent.shift();
    return zone;
  };
}

/** A zone in force. The mark in it never changes. */
interface Watched {
  readonly zone: Zone;
  /** Price has been wholly outside since the last touch or, before the first, since the zone became known. */
  isWaiting: boolean;
}

/** Tells of touches and breaks in the order in which the zones became known, the touch of a zone before its break. */
export interface ZoneWatch extends Indicator<Zone> {
  /** Watches a zone on the bars from the next one on. */
  add(zone: Zone): void;
  /** Ends a zone. @returns whether it was in force until now */
  remove(zone: Zone): boolean;
}

function isBroken({ side, low, high }: Zone, { close }: Bar): boolean {
  return side === 'demand' ? close < low : close > high;
}

export function createZoneWatch(): ZoneWatch {
  /** In the order in which they became known; a few dozen, since they expire. */
  const inForce: Watched[] = [];

  function remove(zone: Zone): boolean {
    const place = inForce.findIndex((watched) => watched.zone === zone);
    if (place >= 0) inForce.splice(place, 1);
    return place >= 0;
  }

  return {
    next(bar) {
      let events: readonly IndicatorEvent<Zone>[] = NO_EVENTS;
      for (const watched of inForce) {
        const { zone: mark, isWaiting } = watched;
        const isInside = bar.low <= mark.high && bar.high >= mark.low;
        if (isInside && isWaiting)
          events = [...events, { type: 'touched', knownAt: bar.time, mark }];
        if (isBroken(mark, bar)) events = [...events, { type: 'broken', knownAt: bar.time, mark }];
        watched.isWaiting = !isInside;
      }
      for (const { type, mark } of events) if (type === 'broken') remove(mark);
      return events;
    },
    add(zone) {
      inForce.push({ zone, isWaiting: false });
    },
    remove,
  };
}

/**
 * Zones of one timeframe: one becomes known when its departure bar has closed. Of each bar of the timeframe comes first
 * the zone that is too old, then the one that is new.
 *
 * @param timeframe length of its bars, ms
 * @param step length of the fed bars, ms
 * @param watch what the zones in force are given to
 */
export function createTimeframeZones(
  timeframe: number,
  step: number,
  watch: ZoneWatch,
): Indicator<Zone> {
  const aggregator = createAggregator(timeframe, step);
  const find = createDepartureFinder();
  const name = timeframeName(timeframe);
  /** Closed bars of this timeframe. */
  let count = 0;
  /** Zones by age, the oldest first; those that price broke since stay until they would have expired. */
  const aging: { zone: Zone; expiresAt: number }[] = [];

  /** @returns the zone that is too old now: at most one, since at most one becomes known with each bar */
  function expired(): Zone | null {
    if (aging[0]?.expiresAt !== count) return null;
    const zone = aging.shift()?.zone;
    return zone && watch.remove(zone) ? zone : null;
  }

  function eventsOf(bar: Bar, knownAt: number): IndicatorEvent<Zone>[] {
    count += 1;
    const events: IndicatorEvent<Zone>[] = [];
    const old = expired();
    if (old) events.push({ type: 'expired', knownAt, mark: old });
    const found = find(bar);
    if (!found) return events;
    const { departed, ...place } = found;
    const id = `zone:${name}:${found.side}:${departed}`;
    const zone: Zone = { kind: 'zone', id, knownAt, timeframe, ...place };
    watch.add(zone);
    aging.push({ zone, expiresAt: count + EXPIRY_BARS });
    return [...events, confirmed(zone)];
  }

  return {
    next(bar) {
      const closed = aggregator.next(bar);
      return closed.length === 0 ? NO_EVENTS : closed.flatMap((one) => eventsOf(one, bar.time));
    },
  };
}
