import { SYSTEM_MONOSPACE } from '#chart/renderer';
import type { Format, Scene } from '#chart/scene';
import { priceFormOf } from '#market/price-form';
import { mulberry32 } from '#market/random';
import { createFrameRecorder } from '#replay/frame-recorder';
import { createLookaheadCheck } from '#replay/lookahead-check';
import { createMarkCounter } from '#replay/mark-counter';
import type { createRecording, Recording } from '#replay/recording';
import { suiteSceneAt } from '#replay/scenes';
import { drawingOf } from '#replay/trace';
import { CHART_WORDS, EVERYTHING, SETTINGS, unlimited } from './replay';
import type { Series } from './series';

type Tail<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;

export type Create = typeof createRecording;

export const FORMAT: Format = {
  size: { width: 900, height: 480 },
  fontSize: 13,
  typeface: SYSTEM_MONOSPACE,
};

function frameOf({ bars, settings }: Recording, whole: Series, room: number, behind: number) {
  const prices = priceFormOf(whole.bars);
  const looks = { bars, step: settings.timeframe, prices, titles: ['Test'], words: CHART_WORDS };
  return { ...looks, room, behind, shown: EVERYTHING };
}

export function shownAt(
  recording: Recording,
  whole: Series,
  position: number,
  room: number,
  behind = 0,
): Scene {
  const frame = frameOf(recording, whole, room, behind);
  return suiteSceneAt({ recording, position }, frame, { crosshair: null, chosen: null });
}

export interface Played {
  series: Series;
  timeframe: number;
}

export const made = (create: Create, { series: { bars, step }, timeframe }: Played) =>
  create(bars, { ...SETTINGS, step, timeframe });

/** Changes a scene before it is drawn. */
export type Paint = (scene: Scene, position: number, recording: Recording) => Scene;
type Way = (length: number) => readonly (readonly [position: number, behind: number])[];

/** Frames in the order in which they are painted. */
export const WAYS = {
  forward: (length) =>
    Array.from({ length: 120 }, (_, place) => [Math.max(1, length - 119 + place), 0] as const),
  jump: (length) =>
    Array.from({ length: 25 }, (_, at) => [length - Math.floor((at * length) / 30), 0] as const),
  back: (length) =>
    [1, 0.7, 0.9, 0.2, 0.6].flatMap((part, at) => {
      const position = Math.max(1, Math.round(part * length));
      return [0, Math.floor(position / (at + 3))].map((behind) => [position, behind] as const);
    }),
} satisfies Record<string, Way>;

/** Plays a market on a chart, and counts its marks. */
export function counted(
  create: Create,
  chart: Played,
  way: Way = WAYS.forward,
  paint: Paint = (scene) => scene,
  room = 60,
  format = FORMAT,
) {
  const recording = made(create, chart);
  const counter = createMarkCounter(recording);
  const frameRecorder = createFrameRecorder(recording, mulberry32(1));
  for (const [position, behind] of way(recording.bars.length)) {
    recording.advance(position, unlimited);
    const drawn = (of: Recording) =>
      drawingOf(paint(shownAt(of, chart.series, position, room, behind), position, of), format);
    const drawing = drawn(recording);
    if (drawing) counter.check(drawing, position, behind, EVERYTHING);
    const digestOf = (of: Recording) => drawn(of)?.digest() ?? '';
    frameRecorder.record({ position, behind, shown: EVERYTHING, drawing, digestOf });
  }
  return { recording, frameRecorder, ...counter.counts() };
}

/** Returns what the counter and the look-ahead check find. */
export function proven(create: Create, ...others: Tail<Parameters<typeof counted>>) {
  const { recording, frameRecorder, changed } = counted(create, ...others);
  const check = createLookaheadCheck(recording, frameRecorder.sample(24), create);
  const { runs } = check.advance(unlimited);
  return {
    changed,
    pictures: runs.filter(({ isSamePicture }) => !isSamePicture).length,
    entries: runs.filter(({ different }) => different > 0).length,
  };
}
