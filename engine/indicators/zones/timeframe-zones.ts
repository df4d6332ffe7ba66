import { confirmed, type IndicatorEvent } from '@/engine/indicators/indicator';
import type { Zone } from '@/engine/indicators/mark';
import type { Bar } from '@/engine/market/bar';
import { timeframeName } from '@/engine/market/timeframe';
import { createDepartureFinder, type FoundZone } from './base-departure';
import type { ZoneWatch } from './zone-watch';

/** Bars of its timeframe that may close after a zone became known; with the last of them it is too old. */
export const EXPIRY_BARS = 120;

export interface TimeframeZones {
  /**
   * Adds, bar by bar, the zone that got too old and the one that is new.
   *
   * @param closed bars of the timeframe that are complete at the close of the fed bar
   * @param knownAt opening of the fed bar
   */
  next(closed: readonly Bar[], knownAt: number, events: IndicatorEvent[]): void;
}

/**
 * Zones of one timeframe. A zone becomes known when its departure bar has closed.
 *
 * @param timeframe length of its bars, ms
 * @param watch what the zones in force are given to
 */
export function createTimeframeZones(timeframe: number, watch: ZoneWatch): TimeframeZones {
  const finder = createDepartureFinder();
  const name = timeframeName(timeframe);
  /** Closed bars of this timeframe. */
  let count = 0;
  /** Zones by age, the oldest first; those that price broke since stay until they would have expired. */
  const aging: { zone: Zone; expiresAt: number }[] = [];

  function expire(knownAt: number, events: IndicatorEvent[]) {
    const oldest = aging[0];
    // At most one zone becomes known with each bar of the timeframe, so at most one gets too old.
    if (oldest?.expiresAt !== count) return;
    aging.shift();
    if (watch.remove(oldest.zone)) events.push({ type: 'expired', knownAt, mark: oldest.zone });
  }

  function confirm(found: FoundZone, knownAt: number, events: IndicatorEvent[]) {
    const { departed, ...place } = found;
    const id = `zone:${name}:${found.side}:${departed}`;
    const zone: Zone = { kind: 'zone', id, knownAt, timeframe, ...place };
    events.push(confirmed(zone));
    watch.add(zone);
    aging.push({ zone, expiresAt: count + EXPIRY_BARS });
  }

  function next(closed: readonly Bar[], knownAt: number, events: IndicatorEvent[]) {
    for (const bar of closed) {
      count += 1;
      expire(knownAt, events);
      const found = finder.next(bar);
      if (found) confirm(found, knownAt, events);
    }
  }

  return { next };
}
