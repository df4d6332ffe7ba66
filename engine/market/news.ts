import { DAY_MS, HOUR_MS, MINUTE_MS } from './bar';
import { between, type Random } from './random';
import { newYorkOffset } from './time-zones';

/**
 * News moves price in one bar by several times the usual, with little trade in between: such a bar leaves a gap
 * between the bar before and the bar after. US economic figures come out at 08:30 New York time.
 */
const releaseTime = 8 * HOUR_MS + 30 * MINUTE_MS;
const releaseChance = 0.3;
/** Of any other bar, at mean activity: about one a day. */
const surpriseChance = 0.004;

/** Size of the move in deviations of a bar. */
const smallest = 2.5;
const largest = 6;
/** Chance that news drives price the way it was going. */
const withTrend = 0.65;

/**
 * @param time opening of the bar, ms UTC
 * @param drift of the bar without news; its sign is the way that price was going
 * @returns the move that news adds to the bar, in deviations of a bar; 0 without news
 */
export function newsMove(time: number, activity: number, drift: number, random: Random): number {
  const localTime = (time + newYorkOffset(time)) % DAY_MS;
  if (random() >= (localTime === releaseTime ? releaseChance : surpriseChance * activity)) return 0;
  const sign = random() < withTrend === drift > 0 ? 1 : -1;
  return sign * between(smallest, largest, random);
}
