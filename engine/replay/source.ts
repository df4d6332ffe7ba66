import { type Bar, canAggregate, HOUR_MS, MINUTE_MS } from '#market/bar';
import { PROOF_BAR_COUNT } from '#market/example-market';
import type { PriceForm } from '#market/price-form';
import {
  BASE_STEP_MS,
  createMarket,
  SIMULATED_PRICES,
  simulatedMarket,
} from '#market/simulated-market';
import type { Slices } from './recording';

/** `market` is a simulated market's number, or null for a file. `start` is the number of bars
 * closed at the start. */
export interface Source {
  market: number | null;
  bars: readonly Bar[];
  step: number;
  prices: PriceForm;
  start: number;
}

/** Almost two weeks more than the proof. */
const BAR_COUNT = PROOF_BAR_COUNT + 2640;

function sourceOf(market: number, bars: readonly Bar[]): Source {
  const [step, prices] = [BASE_STEP_MS, SIMULATED_PRICES];
  return { market, bars, step, prices, start: PROOF_BAR_COUNT };
}

export function simulatedSource(number: number): Source {
  return sourceOf(number, simulatedMarket(number, BAR_COUNT));
}

export async function simulatedSourceInSlices(
  number: number,
  { shouldYield, rest }: Slices,
): Promise<Source> {
  const next = createMarket(number);
  const bars: Bar[] = [];
  while (bars.length < BAR_COUNT) {
    if (shouldYield()) await rest();
    bars.push(next());
  }
  await rest();
  return sourceOf(number, bars);
}

const TIMEFRAMES_MS = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS];

/** Returns the timeframes, in ms, that bars of `step` can form. */
export function timeframesOf(step: number): number[] {
  const possible = TIMEFRAMES_MS.filter((timeframe) => canAggregate(timeframe, step));
  return possible.includes(step) ? possible : [step, ...possible];
}
