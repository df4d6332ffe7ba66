import { isCounted } from '@/engine/indicators/indicator';
import { createEarlySwings } from '@/engine/indicators/repainting';
import { SWING_REACH } from '@/engine/indicators/structure';
import { LAYER_OF } from '@/engine/indicators/suite';
import { createWholeSuite } from '@/engine/indicators/whole-suite';
import { EXAMPLE_SEED } from '@/engine/market/example-market';
import { FIRST_SHOWN } from '@/engine/replay/scenes';
import { simulatedSource } from '@/engine/replay/source';
import { chartOf } from '@/engine/testing/bars';
import { CHART_STEP_MS, EXAMPLE_BAR, exampleProof, PROOF_BAR } from './example-proof';

// Enables all indicators, even unsold ones.
jest.mock('@/lib/browser/enabled-indicators', () => ({
  ENABLED_INDICATORS: ['smart-money', 'zones', 'sessions'],
}));

const { bars: market, step } = simulatedSource(EXAMPLE_SEED);
const bars = chartOf(market, CHART_STEP_MS, step).bars.slice(0, PROOF_BAR);

/** Counted without `exampleProof`. */
const drawn = new Set<string>();
const removed = new Set<string>();
const next = createEarlySwings(SWING_REACH);
for (const { type, mark } of bars.flatMap((bar) => [...next(bar, bar.time + CHART_STEP_MS)])) {
  if (type === 'removed') removed.add(mark.id);
  drawn.add(mark.id);
}

it('counts confirmed marks, and those the repainting version removed', async () => {
  const suite = createWholeSuite({ step, timeframe: CHART_STEP_MS });
  const end = (bars.at(-1)?.time ?? 0) + CHART_STEP_MS;
  const events = market.filter(({ time }) => time < end).flatMap((bar) => suite.next(bar));
  const confirmed = events.filter(
    ({ type, mark }) => type === 'confirmed' && isCounted(mark) && FIRST_SHOWN[LAYER_OF[mark.kind]],
  ).length;
  const proof = exampleProof(PROOF_BAR);
  expect(proof).toEqual({
    bar: PROOF_BAR,
    confirmed,
    changed: 0,
    drawn: drawn.size,
    moved: removed.size,
  });
  const { confirmed: before, moved } = exampleProof(EXAMPLE_BAR);
  expect([before, moved].every((count) => count > 0)).toBe(true);
  expect(before).toBeLessThan(confirmed);
  expect(moved).toBeLessThan(removed.size);
});
