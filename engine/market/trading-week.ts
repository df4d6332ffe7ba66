import { DAY_MS, HOUR_MS } from './bar';

/** Monday 2 March 2026, 00:00 UTC: opening of the simulated market's first bar. */
export const FIRST_OPENING = Date.UTC(2026, 2, 2);

/** From Monday 00:00 to Friday 22:00 UTC, when New York closes in winter. */
const tradedTime = 4 * DAY_MS + 22 * HOUR_MS;
const week = 7 * DAY_MS;

/**
 * @param time opening of a bar, ms UTC, no earlier than `FIRST_OPENING`
 * @param step length of a bar, ms
 * @returns opening of the bar after it, over the weekend if it was the week's last
 */
export function openingAfter(time: number, step: number): number {
  const intoWeek = (time + step - FIRST_OPENING) % week;
  return intoWeek < tradedTime ? time + step : time + step + (week - tradedTime);
}
