import { HOUR_MS } from '@/engine/market/bar';
import type { ZoneName } from '@/engine/market/trading-hours';

const intlNames: Record<ZoneName, string> = {
  Tokyo: 'Asia/Tokyo',
  London: 'Europe/London',
  'New York': 'America/New_York',
};

const clocks = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** @returns a number whose UTC reading is the local time. Clocks change on full hours, so an hour is asked once. */
export function localTime(zone: ZoneName, time: number): number {
  const timeZone = intlNames[zone];
  const full = Math.floor(time / HOUR_MS) * HOUR_MS;
  const key = `${zone} ${full}`;
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  // Sweden writes `2026-03-02 09:00:00`.
  const offset = offsets.get(key) ?? Date.parse(`${clock.format(full).replace(' ', 'T')}Z`) - full;
  offsets.set(key, offset);
  return time + offset;
}
