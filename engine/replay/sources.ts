import { EXAMPLE_BAR_COUNT, EXAMPLE_SEED } from '@/engine/market/example-market';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import type { Source } from './player';

/** Bars of 5 minutes that there are to play once the demo has begun: two weeks. */
const toPlay = 2640;

/** Of a simulated price, after the point. */
const digits = 4;

/** The market that the site's pictures show. */
export const exampleNumber = EXAMPLE_SEED;

/** @param market its number, which is its seed @returns a market that has been running for a while */
export function simulatedSource(market: number): Source {
  const bars = simulatedMarket(market, EXAMPLE_BAR_COUNT + toPlay);
  return { market, bars, step: BASE_STEP_MS, digits, start: EXAMPLE_BAR_COUNT };
}
