import type { Bar } from './bar';
import { simulatedMarket } from './simulated-market';

/** The first of the generator's numbered markets. */
export const EXAMPLE_SEED = 1;
/** Number of 5-minute bars before the demo starts: two trading weeks. */
export const PROOF_BAR_COUNT = 2880;
/** The pictures end at the first full hour after these weeks at which they show all that their
 * tests want (`lib/pictures/drawing.test.ts`). */
const PICTURE_BAR_COUNTS = { hero: 6384, panels: 6144 };

export const heroMarket = (): Bar[] => simulatedMarket(EXAMPLE_SEED, PICTURE_BAR_COUNTS.hero);
export const panelMarket = (): Bar[] => simulatedMarket(EXAMPLE_SEED, PICTURE_BAR_COUNTS.panels);
