import { createAtr } from '@/engine/indicators/atr';
import type { Zone } from '@/engine/indicators/mark';
import type { Bar } from '@/engine/market/bar';

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
 *
 * How wide is wide is measured by the average true range (ATR) as it was before the departure bar, so that the
 * departure does not stretch the measure it is held against.
 */

/** A base bar's body is at most this part of its range: buyers and sellers about even. */
const baseBody = 0.5;
/** A base bar's range is at most this many ATR. */
const baseAtr = 1;
/** Bars that a base has at most. */
export const MAX_BASE_BARS = 3;
/** A departure's body is at least this many ATR. */
const departureAtr = 1;
/** A zone wider than this many ATR is too wide to trade from. */
const widestAtr = 1.5;

/** Where a zone lies, and the opening time of the bar that left it. */
export type FoundZone = Pick<Zone, 'side' | 'from' | 'low' | 'high'> & { departed: number };

const bodyTop = ({ open, close }: Bar) => Math.max(open, close);
const bodyBottom = ({ open, close }: Bar) => Math.min(open, close);

function isBase(bar: Bar, atr: number): boolean {
  const range = bar.high - bar.low;
  return bodyTop(bar) - bodyBottom(bar) <= baseBody * range && range <= baseAtr * atr;
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

export interface DepartureFinder {
  /** @returns the zone that this bar left, if it is a departure */
  next(bar: Bar): FoundZone | null;
}

/** Finds zones in the bars of one timeframe. Nothing is found before the ATR is known. */
export function createDepartureFinder(): DepartureFinder {
  const atr = createAtr();
  let atrBefore: number | null = null;
  /** Latest bars, one more than a base may have. */
  const recent: Bar[] = [];

  function find(bar: Bar, usual: number): FoundZone | null {
    if (bodyTop(bar) - bodyBottom(bar) < departureAtr * usual) return null;
    const lastOther = recent.findLastIndex((other) => !isBase(other, usual));
    const base = recent.slice(lastOther + 1);
    if (base.length > MAX_BASE_BARS) return null;
    const zone = zoneOf(base, bar);
    const height = zone ? zone.high - zone.low : 0;
    return height > 0 && height <= widestAtr * usual ? zone : null;
  }

  function next(bar: Bar): FoundZone | null {
    const zone = atrBefore === null ? null : find(bar, atrBefore);
    atrBefore = atr.next(bar);
    recent.push(bar);
    if (recent.length > MAX_BASE_BARS + 1) recent.shift();
    return zone;
  }

  return { next };
}
