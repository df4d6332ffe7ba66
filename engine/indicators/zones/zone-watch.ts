import type { IndicatorEvent } from '@/engine/indicators/indicator';
import type { Zone } from '@/engine/indicators/mark';
import type { Bar } from '@/engine/market/bar';

/**
 * What price does to a zone: it is touched when a bar trades into it (its edges count) after a bar that was wholly
 * outside; it is broken, and ends, when a bar closes beyond the far side.
 *
 * A zone in force that price is outside of always lies on one side: demand below price and supply above, since a close
 * on the other side breaks it. So the zones that wait for a touch are kept in two stacks, the nearest on top, and a
 * bar looks at the top ones and at those that price is in.
 */

/** A zone in force. The mark in it never changes. */
interface Watched {
  readonly zone: Zone;
  /** Counts the zones as they became known. */
  readonly order: number;
  /** Price has been wholly outside since the last touch or, before the first, since the zone became known. */
  isWaiting: boolean;
}

export interface ZoneWatch {
  /** Adds touches and breaks in the order in which the zones became known, the touch of a zone before its break. */
  judge(bar: Bar, events: IndicatorEvent[]): void;
  /** Watches a zone on the bars from the next one on. */
  add(zone: Zone): void;
  /** Ends a zone. @returns whether it was in force until now */
  remove(zone: Zone): boolean;
}

const isDemand = ({ side }: Zone) => side === 'demand';

function isBroken(zone: Zone, { close }: Bar): boolean {
  return isDemand(zone) ? close < zone.low : close > zone.high;
}

const meets = (zone: Zone, { low, high }: Bar) => low <= zone.high && high >= zone.low;

/** Puts a zone into a stack below the nearer ones. */
function insert(stack: Watched[], watched: Watched, isNearer: (other: Zone) => boolean) {
  const place = stack.findLastIndex(({ zone }) => !isNearer(zone));
  stack.splice(place + 1, 0, watched);
}

function removeFrom(list: Watched[], zone: Zone): boolean {
  const place = list.findIndex((watched) => watched.zone === zone);
  if (place >= 0) list.splice(place, 1);
  return place >= 0;
}

export function createZoneWatch(): ZoneWatch {
  /** Waiting for a touch: the highest demand zone and the lowest supply zone last. */
  const below: Watched[] = [];
  const above: Watched[] = [];
  /** Price is in them or, for new ones, not seen outside of them yet. In the order in which they became known. */
  const met: Watched[] = [];
  let count = 0;

  function wait(watched: Watched) {
    const { zone } = watched;
    watched.isWaiting = true;
    if (isDemand(zone)) insert(below, watched, (other) => other.high > zone.high);
    else insert(above, watched, (other) => other.low < zone.low);
  }

  /** Moves the zones that price came back to, or went past, from the stacks to `met`. */
  function reach(bar: Bar) {
    const already = met.length;
    for (let top = below.at(-1); top && bar.low <= top.zone.high; top = below.at(-1)) {
      met.push(top);
      below.pop();
    }
    for (let top = above.at(-1); top && bar.high >= top.zone.low; top = above.at(-1)) {
      met.push(top);
      above.pop();
    }
    if (met.length > already) met.sort((one, other) => one.order - other.order);
  }

  function judge(bar: Bar, events: IndicatorEvent[]) {
    reach(bar);
    let kept = 0;
    for (const watched of met) {
      const { zone, isWaiting } = watched;
      const isInside = meets(zone, bar);
      if (isInside && isWaiting) events.push({ type: 'touched', knownAt: bar.time, mark: zone });
      if (isBroken(zone, bar)) {
        events.push({ type: 'broken', knownAt: bar.time, mark: zone });
      } else if (isInside) {
        watched.isWaiting = false;
        met[kept] = watched;
        kept += 1;
      } else {
        wait(watched);
      }
    }
    met.length = kept;
  }

  function add(zone: Zone) {
    met.push({ zone, order: count, isWaiting: false });
    count += 1;
  }

  function remove(zone: Zone): boolean {
    return removeFrom(met, zone) || removeFrom(isDemand(zone) ? below : above, zone);
  }

  return { judge, add, remove };
}
