import type { DrawnBox } from './drawn';

/** Two zones are one when they share this part of the lower one's height. */
const sameZone = 0.4;

/**
 * Leaves out zones that an earlier one in the list covers for the most part while both are in force.
 *
 * @param zones the most important first: higher timeframes, then newer ones
 */
export function withoutRepeats(zones: readonly DrawnBox[]): DrawnBox[] {
  const kept: DrawnBox[] = [];
  for (const zone of zones) {
    const isRepeat = kept.some((other) => {
      const shared = Math.min(zone.high, other.high) - Math.max(zone.low, other.low);
      const least = Math.min(zone.high - zone.low, other.high - other.low);
      const overlapsInTime =
        zone.from < (other.to ?? Infinity) && other.from < (zone.to ?? Infinity);
      return overlapsInTime && zone.direction === other.direction && shared > sameZone * least;
    });
    if (!isRepeat) kept.push(zone);
  }
  return kept;
}
