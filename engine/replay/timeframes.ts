import { HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { canAggregate } from '@/engine/market/timeframe';

/** What charts of the demo can be set to. */
const offered = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS];

/** @param step length of a market's bars, ms @returns timeframes that they can be shown on; at least their own */
export function timeframesOf(step: number): number[] {
  const possible = offered.filter((timeframe) => canAggregate(timeframe, step));
  return possible.includes(step) ? possible : [step, ...possible];
}
