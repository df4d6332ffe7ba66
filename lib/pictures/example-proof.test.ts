import { drawChart, projectionOf } from '@/engine/chart/chart';
import { barAt, priceAt } from '@/engine/chart/geometry';
import { type Renderer, SYSTEM_MONOSPACE } from '@/engine/chart/renderer';
import type { Scene } from '@/engine/chart/scene';
import { createWholeSuite } from '@/engine/indicators/whole-suite';
import { EXAMPLE_SEED } from '@/engine/market/example-market';
import { createRecording } from '@/engine/replay/recording';
import { FIRST_SHOWN, repaintedSceneAt, suiteSceneAt } from '@/engine/replay/scenes';
import { simulatedSource } from '@/engine/replay/source';
import { content } from '@/lib/content/content';
import { CHART_STEP_MS, exampleProof, PROOF_BAR } from './example-proof';

const { demoWords } = content;

// Enables all indicators, even unsold ones.
const FORMAT = { size: { width: 1200, height: 480 }, fontSize: 13, typeface: SYSTEM_MONOSPACE };

interface Drawn {
  /** A bar near the mark's right end. */
  time: number;
  look: string;
}

/** Reads each mark's place, color and dashes from the lines that draw it. */
function drawnIn(scene: Scene): Map<string, Drawn> {
  const drawn = new Map<string, Drawn>();
  const p = projectionOf(scene, FORMAT);
  const renderer: Renderer = {
    lines(segments, { color, dashes }) {
      for (const [, y, right, , of] of segments) {
        if (typeof of !== 'string') continue;
        const time = p.times[barAt(p, right - 1.2 * p.pitch)] ?? 0;
        // Swings are drawn three pixels off the wick.
        const off = of.startsWith('swing:high') ? 3 : of.startsWith('swing:low') ? -3 : 0;
        const price = priceAt(p, y + off).toFixed(5);
        const all = [drawn.get(of)?.look, time, price, color, dashes];
        drawn.set(of, { time, look: all.join(' ') });
      }
    },
    path() {},
    rects() {},
    texts() {},
  };
  drawChart(renderer, scene, FORMAT);
  return drawn;
}

/** Counts marks drawn on a chart of 100 bars, and those that later look different or are missing. */
function counter() {
  const first = new Map<string, Drawn>();
  const changed = new Set<string>();
  return {
    add(scene: Scene): void {
      const now = drawnIn(scene);
      for (const [id, drawn] of now) if (!first.has(id)) first.set(id, drawn);
      // Marks near the left edge may be hidden.
      const since = scene.bars[scene.bars.length < 100 ? 0 : 40]?.time ?? 0;
      for (const [id, { time, look }] of first)
        if (time > since && now.get(id)?.look !== look) changed.add(id);
    },
    counts: () => [first.size, changed.size],
  };
}

it('prints how many painted marks there are and how many changed, on both charts', () => {
  const { bars: market, step, prices } = simulatedSource(EXAMPLE_SEED);
  const settings = { step, timeframe: CHART_STEP_MS, createSuite: createWholeSuite };
  const recording = createRecording(market, settings);
  const { bars } = recording;
  const looks = { bars, step: CHART_STEP_MS, prices, titles: [], words: demoWords.drawing };
  const frame = { ...looks, room: 100, behind: 0, shown: FIRST_SHOWN };
  const [own, repainting] = [counter(), counter()];
  for (let position = 1; position <= PROOF_BAR; position++) {
    recording.advance(position, () => false);
    const moment = { recording, position };
    own.add(suiteSceneAt(moment, frame, { crosshair: null, chosen: null }));
    repainting.add(repaintedSceneAt(moment, frame, null, () => true));
  }
  const { confirmed, changed, drawn, moved } = exampleProof();
  expect([own.counts(), repainting.counts()]).toEqual([
    [confirmed, changed],
    [drawn, moved],
  ]);
  expect([confirmed, moved].every((count) => count > 0)).toBe(true);
});
