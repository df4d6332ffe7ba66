import type { Bar } from './bar';
import { simulatedMarket } from './simulated-market';

/** The market in the hero, indicators and live demo. Seed and lengths were chosen for the look of
 * the pictures. */
export const EXAMPLE_SEED = 2124;
/** Number of 5-minute bars up to the end of the pictures. */
export const EXAMPLE_BAR_COUNT = 3348;
/** Number of 5-minute bars up to the demo's start, where its preview ends. */
export const PROOF_BAR_COUNT = EXAMPLE_BAR_COUNT + 201;

export function exampleMarket(): Bar[] {
  return simulatedMarket(EXAMPLE_SEED, EXAMPLE_BAR_COUNT);
}
