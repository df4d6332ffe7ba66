import { DAY_MS, HOUR_MS } from '@/engine/market/bar';
import { createOffset } from '@/engine/market/trading-hours';

/**
 * The clock of most MetaTrader servers: seven hours ahead of New York, so that a day begins when New York closes at
 * 17:00 and a week has five of them. GMT+2, and GMT+3 while New York has summer time.
 */
export const SERVER_ZONE = 'metatrader';
const SERVER_AHEAD_MS = 7 * HOUR_MS;

/** How far a clock is ahead of UTC, ms, at a time, ms UTC. @throws RangeError for a zone that `Intl` does not know */
function offsetIn(zone: string): (time: number) => number {
  if (zone !== SERVER_ZONE) return createOffset(zone);
  const inNewYork = createOffset('America/New_York');
  return (time) => inNewYork(time) + SERVER_AHEAD_MS;
}

/**
 * @param zone name of the IANA database, or `SERVER_ZONE`
 * @returns a function that takes the time on a clock there, ms, and that of the bar before, ms UTC, and gives ms UTC. An
 *   hour that the clock shows twice is the later one where the bar before is past the first; one that it leaves out
 *   counts on from before.
 * @throws RangeError for a zone that `Intl` does not know
 */
export function createUtc(zone: string): (local: number, before: number) => number {
  if (zone === 'UTC') return (local) => local;
  const offset = offsetIn(zone);
  return (local, before) => {
    const earlier = local - offset(local - DAY_MS);
    const later = local - offset(local + DAY_MS);
    if (earlier === later) return earlier;
    const isOn = (time: number) => time + offset(time) === local;
    const [first, second] = earlier < later ? [earlier, later] : [later, earlier];
    if (!isOn(second)) return isOn(first) ? first : earlier;
    return isOn(first) && first > before ? first : second;
  };
}
