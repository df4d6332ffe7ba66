import { createOffset } from 'repaint-check/time';
import { DAY_MS, HOUR_MS, WEEK_MS } from './bar';

export type ZoneName = 'Tokyo' | 'London' | 'New York';
export type SessionName = 'Asia' | 'London morning' | 'New York morning';

/** Milliseconds to add to UTC to get local time. */
export const OFFSET_OF: Readonly<Record<ZoneName, (time: number) => number>> = {
  Tokyo: createOffset('Asia/Tokyo'),
  London: createOffset('Europe/London'),
  'New York': createOffset('America/New_York'),
};

// biome-ignore format: a row is six hours
/** Activity by local hour, estimated from Andersen and Bollerslev, Intraday periodicity and
 * volatility persistence in financial markets, 1997. */
const PROFILES: Record<ZoneName, readonly number[]> = {
  Tokyo: [
    0.4, 0.4, 0.4, 0.4, 0.4, 0.4,
    0.4, 0.4, 0.6, 0.75, 0.75, 0.65,
    0.55, 0.6, 0.65, 0.65, 0.55, 0.5,
    0.4, 0.4, 0.4, 0.4, 0.4, 0.4,
  ],
  London: [
    0, 0, 0, 0, 0, 0,
    0.4, 0.95, 1.75, 1.6, 1.3, 1.1,
    0.9, 0.85, 1, 1, 0.9, 0.6,
    0.4, 0.2, 0, 0, 0, 0,
  ],
  'New York': [
    0, 0, 0, 0, 0, 0,
    0, 0.7, 1.5, 1.6, 1.55, 1.3,
    1, 0.9, 0.8, 0.65, 0.55, 0.4,
    0.3, 0, 0, 0, 0, 0,
  ],
};
const ZONES = Object.keys(PROFILES) as ZoneName[];

export function activityAt(time: number): number {
  let most = 0;
  for (const zone of ZONES) {
    const profile = PROFILES[zone];
    const localHour = ((time + OFFSET_OF[zone](time)) % DAY_MS) / HOUR_MS;
    const full = Math.floor(localHour);
    const from = profile[full] as number;
    const to = profile[(full + 1) % profile.length] as number;
    most = Math.max(most, from + (to - from) * (localHour - full));
  }
  return most;
}

export const FIRST_OPENING = Date.UTC(2026, 2, 2);
/** From Monday 00:00 to Friday 22:00 UTC. */
const TRADED_WEEK_MS = 4 * DAY_MS + 22 * HOUR_MS;

export function openingAfter(time: number, step: number): number {
  const intoWeek = (time + step - FIRST_OPENING) % WEEK_MS;
  return intoWeek < TRADED_WEEK_MS ? time + step : time + step + (WEEK_MS - TRADED_WEEK_MS);
}
