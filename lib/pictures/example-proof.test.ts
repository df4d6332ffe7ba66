import { isCounted } from '@/engine/indicators/indicator';
import { createZigzag } from '@/engine/indicators/repainting';
import { createStructureSuite } from '@/engine/indicators/suite';
import { EXAMPLE_SEED } from '@/engine/market/example-market';
import { createRecording } from '@/engine/replay/recording';
import { simulatedSource } from '@/engine/replay/source';
import { CHART_STEP_MS, exampleProof, PROOF_BAR } from './example-proof';

it('paints each confirmed mark without a change, and counts what the zigzag takes back', () => {
  const { bars, step } = simulatedSource(EXAMPLE_SEED);
  const settings = {
    step,
    timeframe: CHART_STEP_MS,
    createSuite: createStructureSuite,
    createRival: createZigzag,
  };
  const recording = createRecording(bars, settings);
  recording.advance(PROOF_BAR, () => false);
  const confirmed = recording.log(PROOF_BAR).filter(({ mark }) => isCounted(mark)).length;
  const rival = recording.repainted.countsAt(PROOF_BAR);
  expect(exampleProof()).toMatchObject({ bar: PROOF_BAR, confirmed, changed: 0, ...rival });
  expect(exampleProof().delayCost).toEqual(recording.delayCost(PROOF_BAR));
  expect(confirmed).toBeGreaterThan(100);
  expect(rival.takenBack).toBeGreaterThan(100);
});
