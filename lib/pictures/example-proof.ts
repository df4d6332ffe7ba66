import { demoWords } from '@/content/demo';
import type { ChartWords, Scene, ShownMark } from '@/engine/chart/scene';
import type { RepaintingId } from '@/engine/indicators/repainting/versions';
import { MINUTE_MS } from '@/engine/market/bar';
import { EXAMPLE_BAR_COUNT, EXAMPLE_SEED } from '@/engine/market/example-market';
import { BASE_STEP_MS, SIMULATED_PRICES as prices } from '@/engine/market/simulated-market';
import { createRecording, type Recording } from '@/engine/replay/recording';
import { FIRST_SHOWN, repaintedSceneAt, suiteSceneAt } from '@/engine/replay/scenes';
import { simulatedSource } from '@/engine/replay/source';
import { createWitness } from '@/engine/replay/witness';
import { SOLD_INDICATORS } from '@/lib/browser/sold-indicators';
import { keptJson } from '@/lib/build/kept-work';

/** Length of the bars of all charts that a build draws, ms. */
export const CHART_STEP_MS = 15 * MINUTE_MS;

/** The bar of the hero's picture, with which the demo begins. */
export const EXAMPLE_BAR = Math.floor((EXAMPLE_BAR_COUNT * BASE_STEP_MS) / CHART_STEP_MS);
/** The one that the proof is printed after: far enough on for a telling stretch of the repainting version. */
export const PROOF_BAR = EXAMPLE_BAR + 67;

/** The repainting version that is printed. */
const VERSION: RepaintingId = 'early-swings';

/** What the ledgers of the demo count on the market of the pictures. */
export interface ProofCounts {
  /** Bars of the chart that have closed. */
  bar: number;
  /** Marks confirmed, and those of them found changed after any bar. */
  confirmed: number;
  changed: number;
  /** Marks that the repainting version has drawn, and those that moved or went. */
  drawn: number;
  moved: number;
}

let played: { recording: Recording; counts: ProofCounts[] } | undefined;

/** Plays the market bar by bar, as the demo does, and looks at the chart after each; once in a process. */
function play() {
  if (played) return played;
  const recording = createRecording(simulatedSource(EXAMPLE_SEED).bars, {
    step: BASE_STEP_MS,
    timeframe: CHART_STEP_MS,
    indicators: SOLD_INDICATORS,
  });
  const witness = createWitness(recording, () => 0);
  const words = demoWords.drawing;
  const frame = {
    bars: recording.bars,
    step: CHART_STEP_MS,
    prices,
    room: 100,
    behind: 0,
    titles: [],
    words,
  };
  const counts: ProofCounts[] = [];
  for (let bar = 0; bar <= PROOF_BAR; bar++) {
    recording.advance(bar, () => false);
    const { drawn, changed: moved } = recording.repainted(VERSION, bar, 0, bar);
    const moment = { recording, position: bar };
    const scene = suiteSceneAt(moment, frame, FIRST_SHOWN, { crosshair: null, chosen: null });
    const nothing = { digest: '', digestOf: () => '' };
    witness.saw({ position: bar, scene, shown: FIRST_SHOWN, ...nothing });
    const [confirmed, changed] = [recording.confirmed(bar, FIRST_SHOWN), witness.changed()];
    counts.push({ bar, confirmed, changed, drawn, moved });
  }
  played = { recording, counts };
  return played;
}

/** @param bar up to `PROOF_BAR` @returns what the ledgers count after it */
export async function exampleProof(bar: number): Promise<ProofCounts> {
  const given = JSON.stringify([demoWords.drawing, SOLD_INDICATORS]);
  const counts = await keptJson(['example-proof', given], () => play().counts);
  return counts[bar] as ProofCounts;
}

/**
 * @param name the marks as they were confirmed, or as the repainting version leaves them, crosses where it took a swing back
 * @param room bars to show, up to `PROOF_BAR`
 */
export function proofScene(
  name: 'confirmed' | 'repainted',
  room: number,
  titles: readonly string[],
  words: ChartWords,
): Scene {
  const { recording } = play();
  const moment = { recording, position: PROOF_BAR };
  const view = { room, behind: 0 };
  const frame = {
    ...view,
    bars: recording.bars,
    step: CHART_STEP_MS,
    prices: { ...prices, point: words.decimal },
    titles,
    words,
  };
  const isCompared = ({ mark }: ShownMark) => mark.kind === 'swing' || mark.kind === 'break';
  const scene =
    name === 'repainted'
      ? repaintedSceneAt(VERSION, { ...moment, start: 0 }, frame, null)
      : suiteSceneAt(moment, frame, FIRST_SHOWN, { crosshair: null, chosen: null });
  return {
    ...scene,
    marks: scene.marks.filter(isCompared),
    trend: [],
    hasHead: false,
    blank: 5,
    footroom: 0.16,
  };
}
