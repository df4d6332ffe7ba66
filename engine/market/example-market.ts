import type { Bar } from './bar';
import { simulatedMarket } from './simulated-market';

/** The market in the hero, indicators and live demo. Seed and lengths were chosen so that the
 * pictures end well. */
export const EXAMPLE_SEED = 2124;
/** Number of 5-minute bars in the pictures. */
export const EXAMPLE_BAR_COUNT = 3348;
/** Number of 5-minute bars in the proof and at the demo's start. */
export const PROOF_BAR_COUNT = EXAMPLE_BAR_COUNT + 201;

export function exampleMarket(): Bar[] {
  return simulatedMarket(EXAMPLE_SEED, EXAMPLE_BAR_COUNT);
}
