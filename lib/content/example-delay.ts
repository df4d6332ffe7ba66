import { createZigzag } from '@/engine/indicators/repainting';
import { createStructureSuite } from '@/engine/indicators/suite';
import { MINUTE_MS } from '@/engine/market/bar';
import { EXAMPLE_SEED, PROOF_BAR_COUNT } from '@/engine/market/example-market';
import { BASE_STEP_MS, SIMULATED_PRICES, simulatedMarket } from '@/engine/market/simulated-market';
import type { DelayCost } from '@/engine/replay/delay-costs';
import { createRecording } from '@/engine/replay/recording';
import { delayCostNumbers } from '@/lib/text/delay-cost';

const SETTINGS = {
  step: BASE_STEP_MS,
  timeframe: 15 * MINUTE_MS,
  createSuite: createStructureSuite,
  createRival: createZigzag,
};

let cost: DelayCost | undefined;

/** Returns what waiting costs over the bars of the demo's preview, once per process. */
export function exampleDelay(locale: string, point: string) {
  if (!cost) {
    const recording = createRecording(simulatedMarket(EXAMPLE_SEED, PROOF_BAR_COUNT), SETTINGS);
    recording.advance(Number.POSITIVE_INFINITY, () => false);
    cost = recording.delayCost(recording.reached()) as DelayCost;
  }
  return delayCostNumbers(cost, { ...SIMULATED_PRICES, point }, locale);
}
