import type { Bar } from './bar';
import { simulatedMarket } from './simulated-market';

/** Market of the hero, the indicators and the live demo. Seeds and lengths are chosen for the
 * picture they end with. */
export const EXAMPLE_SEED = 2124;
/** Bars of 5 minutes up to the pictures, and up to the proof with which the demo begins. */
export const EXAMPLE_BAR_COUNT = 3348;
export const PROOF_BAR_COUNT = EXAMPLE_BAR_COUNT + 201;

export function exampleMarket(): Bar[] {
  return simulatedMarket(EXAMPLE_SEED, EXAMPLE_BAR_COUNT);
}
