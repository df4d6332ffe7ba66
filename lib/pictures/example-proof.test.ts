import { demoWords } from '@/content/demo';
import { isCounted } from '@/engine/indicators/indicator';
import { createEarlySwings } from '@/engine/indicators/repainting/early-swings';
import type { RepaintingMark } from '@/engine/indicators/repainting/repainting';
import { SWING_REACH } from '@/engine/indicators/structure';
import { createSuite, LAYER_OF } from '@/engine/indicators/suite';
import { EXAMPLE_SEED } from '@/engine/market/example-market';
import { FIRST_SHOWN } from '@/engine/replay/scenes';
import { simulatedSource } from '@/engine/replay/source';
import { chartOf } from '@/engine/testing/bars';
import { palette } from '@/engine/testing/palette';
import { drawing } from './drawing';
import { CHART_STEP_MS, EXAMPLE_BAR, exampleProof, PROOF_BAR } from './example-proof';
import { imageVariants } from './picture-size';

// Whichever of them an owner sells.
jest.mock('@/lib/browser/enabled-indicators', () => ({
  ENABLED_INDICATORS: ['smart-money', 'zones', 'sessions'],
}));

const { bars: market, step } = simulatedSource(EXAMPLE_SEED);
const bars = chartOf(market, CHART_STEP_MS, step).bars.slice(0, PROOF_BAR);

/** What the repainting version ever drew, and what it took off, counted without the ledger. */
const drawn = new Map<string, RepaintingMark>();
const removed = new Set<string>();
const gone = new Map<string, RepaintingMark>();
const next = createEarlySwings(SWING_REACH);
for (const { type, mark } of bars.flatMap((bar) => [...next(bar, bar.time + CHART_STEP_MS)])) {
  if (type === 'drawn') gone.delete(mark.id);
  else gone.set(mark.id, mark);
  if (type === 'removed') removed.add(mark.id);
  drawn.set(mark.id, mark);
}

it('counts what the indicators confirm and the repainting version takes back, bar by bar', async () => {
  const suite = createSuite({ step, timeframe: CHART_STEP_MS });
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

/** How many strokes a drawing has of a look. */
function strokesIn(svg: string, look: string): number {
  const paths = [...svg.matchAll(/<path d="([^"]+)" fill="none" ([^/]+)\/>/g)];
  return paths
    .filter(([, , looks]) => looks?.endsWith(look))
    .reduce((sum, [, d = '']) => sum + d.split('M').length - 1, 0);
}

const crossesIn = (svg: string) => strokesIn(svg, `stroke="${palette.ink}" stroke-width="1.5"`) / 2;

it.each(imageVariants('repainted'))(
  'crosses out, $form, each swing that is gone and nothing of what was confirmed',
  ({ form }) => {
    const svg = drawing('repainted', form, demoWords, palette);
    // Of as many bars as have a wick.
    const since = bars.at(-strokesIn(svg, 'stroke-width="0.9"'))?.time ?? Number.NaN;
    const swings = [...gone.values()].filter((mark) => mark.kind === 'swing' && mark.time >= since);
    expect(swings.length).toBeGreaterThan(10);
    expect(crossesIn(svg)).toBe(swings.length);
    expect(crossesIn(drawing('confirmed', form, demoWords, palette))).toBe(0);
  },
);
