import { exampleBars, exampleSeed } from '@/engine/market/example-market';
import { baseStep, simulatedMarket } from '@/engine/market/simulated-market';
import type { Source } from './player';

/** Bars of 5 minutes that there are to play once the demo has begun: two weeks. */
const toPlay = 2640;

/** Of a simulated price, after the point. */
const digits = 4;

/** The market that the site's pictures show. */
export const exampleNumber = exampleSeed;

/** @param market its number, which is its seed @returns a market that has been running for a while */
export function simulatedSource(market: number): Source {
  const bars = simulatedMarket(market, exampleBars + toPlay);
  return { market, bars, step: baseStep, digits, start: exampleBars };
}
