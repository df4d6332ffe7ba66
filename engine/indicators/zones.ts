import { type Aggregator, type Bar, createAggregator, extremes, timeframeName } from '#market/bar';
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

/** A base bar's body may fill at most this share of its range. */
const MAX_BASE_BODY = 0.5;
/** `_ATR` limits are multiples of the average true range. */
const MAX_BASE_ATR = 1;
const MAX_BASE_BARS = 3;
const MIN_DEPARTURE_ATR = 1;
const MAX_ZONE_ATR = 1.5;
/** A zone expires after this many bars on its own timeframe. */
const EXPIRY_BARS = 120;
const bodyTop = ({ open, close }: Bar) => Math.max(open, close);
const bodyBottom = ({ open, close }: Bar) => Math.min(open, close);
const bodyOf = ({ open, close }: Bar) => Math.abs(close - open);

function isBase(bar: Bar, atr: number): boolean {
  const range = bar.high - bar.low;
  return bodyOf(bar) <= MAX_BASE_BODY * range && range <= MAX_BASE_ATR * atr;
}

type Place = Pick<Zone, 'side' | 'low' | 'high'>;

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

/** Compares a departure with the average range before it, because the departure itself would raise
 * the average. */
function createDepartureFinder() {
  const atr = createAtr();
  let atrBefore: number | null = null;
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

interface Watched {
  readonly zone: Zone;
  readonly expiresAt: number;
  /** True if a bar has closed since confirmation, and the last one was outside the zone. */
  isWaiting: boolean;
}

function isBroken({ side, low, high }: Zone, { close }: Bar): boolean {
  return side === 'demand' ? close < low : close > high;
}

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

function createTimeframeZones(
  timeframe: number,
  aggregator: Aggregator,
  inForce: Watched[],
): Indicator<Zone> {
  const find = createDepartureFinder();
  const name = timeframeName(timeframe);
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

/** Event order: touched zones; then each timeframe's ended and new zones; then each trend row's
 * old and new state. */
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
