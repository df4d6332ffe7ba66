import { areasOf } from '@/engine/chart/areas';
import { SYSTEM_MONOSPACE } from '@/engine/chart/renderer';
import type { ChartWords, Format, Scene } from '@/engine/chart/scene';
import { createZigzag } from '@/engine/indicators/repainting';
import { INDICATOR_IDS, type IndicatorId } from '@/engine/indicators/suite';
import { createWholeSuite } from '@/engine/indicators/whole-suite';
import { extremes, MINUTE_MS } from '@/engine/market/bar';
import { EXAMPLE_SEED, PROOF_BAR_COUNT } from '@/engine/market/example-market';
import { BASE_STEP_MS, SIMULATED_PRICES as prices } from '@/engine/market/simulated-market';
import type { DelayCost } from '@/engine/replay/delay-costs';
import { createMarkCounter } from '@/engine/replay/mark-counter';
import { createRecording, type Recording, type RecordingSettings } from '@/engine/replay/recording';
import type { RepaintCounts } from '@/engine/replay/repaint-history';
import { rewritten } from '@/engine/replay/rewrite';
import { FIRST_SHOWN, type Frame, repaintedSceneAt, suiteSceneAt } from '@/engine/replay/scenes';
import { type Source, simulatedSource } from '@/engine/replay/source';
import { drawingOf } from '@/engine/replay/trace';
import { content } from '@/lib/content/content';

const { demoDetails, demoWords, indicators } = content;

/** Engine indicators that are for sale. */
export const SOLD_INDICATORS: readonly IndicatorId[] = INDICATOR_IDS.filter((id) =>
  indicators.items.some(({ draws }) => draws === id),
);

export const CHART_STEP_MS = 15 * MINUTE_MS;

/** Where the proof ends and the demo starts. */
export const PROOF_BAR = (PROOF_BAR_COUNT * BASE_STEP_MS) / CHART_STEP_MS;

export const AREAS = areasOf(demoDetails.names);
/** Structure, as the demo does, or the other layers where structure is not sold. */
const SHOWN = SOLD_INDICATORS.includes('smart-money')
  ? { ...FIRST_SHOWN, areas: AREAS }
  : { structure: false, zones: true, sessions: true, areas: AREAS };
const SETTINGS: RecordingSettings = {
  step: BASE_STEP_MS,
  timeframe: CHART_STEP_MS,
  createSuite: (settings) => createWholeSuite(settings, SOLD_INDICATORS),
  createRival: createZigzag,
};
const NOT_POINTED = { crosshair: null, chosen: null };

/** Counts from bar 1 to `bar`: our painted marks, and the swings of the repainting zigzag. */
export interface ProofCounts extends RepaintCounts {
  bar: number;
  confirmed: number;
  /** How many of ours changed or vanished later, while a chart of each bar was painted. */
  changed: number;
  /** Null if structure is not sold. */
  delayCost: DelayCost | null;
}

const frameOf = (
  { bars }: Recording,
  room: number,
  titles: readonly string[],
  words: ChartWords,
): Frame => ({
  bars,
  step: CHART_STEP_MS,
  prices: { ...prices, point: words.decimal },
  room,
  behind: 0,
  titles,
  words,
  shown: SHOWN,
});

const FORMAT: Format = {
  size: { width: 900, height: 480 },
  fontSize: 13,
  typeface: SYSTEM_MONOSPACE,
};

let played: { recording: Recording; counts: ProofCounts } | undefined;

/** Plays the market once per process, and paints and checks our chart after every bar. */
function play() {
  if (played) return played;
  const recording = createRecording(simulatedSource(EXAMPLE_SEED).bars, SETTINGS);
  const counter = createMarkCounter(recording);
  const frame = frameOf(recording, 100, [], demoWords.drawing);
  for (let bar = 0; bar <= PROOF_BAR; bar++) {
    recording.advance(bar, () => false);
    const drawing = drawingOf(
      suiteSceneAt({ recording, position: bar }, frame, NOT_POINTED),
      FORMAT,
    );
    if (drawing) counter.check(drawing, bar, 0, SHOWN);
  }
  const { painted: confirmed, changed } = counter.counts();
  const rival = recording.repainted.countsAt(PROOF_BAR);
  const delayCost = recording.delayCost(PROOF_BAR);
  played = { recording, counts: { bar: PROOF_BAR, confirmed, changed, ...rival, delayCost } };
  return played;
}

export function exampleProof(): ProofCounts {
  return play().counts;
}

/** @param room bars to show, ending `behind` bars before `PROOF_BAR` */
export function proofScene(
  name: 'confirmed' | 'repainted',
  room: number,
  titles: readonly string[],
  words: ChartWords,
  behind = 0,
): Scene {
  const { recording } = play();
  const moment = { recording, position: PROOF_BAR - behind };
  const frame = frameOf(recording, room, titles, words);
  const scene =
    name === 'repainted'
      ? repaintedSceneAt(moment, frame, null)
      : suiteSceneAt(moment, frame, NOT_POINTED);
  return { ...scene, footroom: 0.16 };
}

/** Number of bars after `PROOF_BAR`. */
const FUTURE_BARS = 30;
const FUTURE_SEED = 1;

let futures: Record<'future-came' | 'future-other', Recording> | undefined;

function playFutures() {
  if (futures) return futures;
  const source = simulatedSource(EXAMPLE_SEED);
  const count = (FUTURE_BARS * CHART_STEP_MS) / BASE_STEP_MS;
  const recordingOf = (market: Source['bars']) => {
    const recording = createRecording(market, SETTINGS);
    recording.advance(PROOF_BAR + FUTURE_BARS, () => false);
    return recording;
  };
  futures = {
    'future-came': recordingOf(source.bars.slice(0, source.start + count)),
    'future-other': recordingOf(rewritten(source, source.start, count, FUTURE_SEED).bars),
  };
  return futures;
}

/** @param room bars to show, including the future */
export function futureScene(
  name: 'future-came' | 'future-other',
  room: number,
  words: ChartWords,
): Scene {
  const both = playFutures();
  const position = PROOF_BAR + FUTURE_BARS;
  const recording = both[name];
  const frame = frameOf(recording, room, [], words);
  const scene = suiteSceneAt({ recording, position }, frame, NOT_POINTED);
  const span = extremes(Object.values(both).flatMap((one) => one.bars.slice(-room)));
  const over = {
    crosshair: null,
    chosen: null,
    crosses: [],
    cut: recording.bars[PROOF_BAR - 1]?.time ?? 0,
  };
  return { ...scene, span, over, hasHead: false, blank: 2, canNamesYield: true };
}
