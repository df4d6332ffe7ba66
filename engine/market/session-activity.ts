import { DAY_MS, HOUR_MS } from './bar';
import { offsetOf, type ZoneName } from './time-zones';

/**
 * How busy a currency pair is through the day. Each centre is busy by its own clock, and they overlap: Asia is quiet,
 * London's open and New York's open are the day's two peaks with a lull over London's lunch between them, and little
 * happens after New York's lunch. The shape follows the intraday pattern of mark-dollar in Andersen & Bollerslev,
 * "Intraday periodicity and volatility persistence in financial markets" (1997), drawn by hand.
 */

/** How busy a centre is at each full hour of its clock, 0 to 23; straight lines between. */
type Profile = readonly number[];

/** Chosen so that the mean over a day is about 1. */
// biome-ignore format: a row is six hours
const profiles: Record<ZoneName, Profile> = {
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
const zones: readonly ZoneName[] = ['Tokyo', 'London', 'New York'];

/** @returns the profile's level at a local hour, 0 to below 24 */
function levelAt(profile: Profile, localHour: number): number {
  const full = Math.floor(localHour);
  const from = profile[full] ?? 0;
  const to = profile[(full + 1) % profile.length] ?? 0;
  return from + (to - from) * (localHour - full);
}

/**
 * @param time ms UTC
 * @returns how busy the market is beside its mean of about 1: that of the busiest centre
 */
export function activityAt(time: number): number {
  let most = 0;
  for (const zone of zones) {
    const localHour = ((time + offsetOf(zone, time)) % DAY_MS) / HOUR_MS;
    most = Math.max(most, levelAt(profiles[zone], localHour));
  }
  return most;
}
