import { HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, SIMULATED_PRICES, simulatedMarket } from '@/engine/market/simulated-market';
import { createRecording } from '@/engine/replay/recording';
import { FIRST_SHOWN, type Shown, suiteScene } from '@/engine/replay/scenes';
import { CHART_WORDS, EVERYTHING, unlimited } from '@/engine/testing/replay';
import { drawChart, projectionOf } from './chart';
import type { Rect } from './geometry';
import { boxOf, isInView } from './marks';
import { type Pen, SYSTEM_MONOSPACE } from './pen';
import type { Format, Scene, ShownMark } from './scene';

const BLIND_PEN: Pen = { lines() {}, path() {}, rects() {}, texts() {} };

interface Frame {
  scene: Scene;
  on: Format;
  names: Map<string, { text: string; x: number; y: number; box: Rect }>;
  marks: Map<string, ShownMark>;
}

function frameOf(scene: Scene, on: Format): Frame {
  const p = projectionOf(scene, on);
  const marks = scene.marks.filter((shown) => isInView(shown, p) && boxOf(shown, p));
  return {
    scene,
    on,
    names: new Map(drawChart(BLIND_PEN, scene, on).map((label) => [label.id, label])),
    marks: new Map(marks.map((shown) => [shown.mark.id, shown])),
  };
}

function offsetOf({ scene, on, names }: Frame, { mark }: ShownMark): string | null {
  const name = names.get(mark.id);
  if (!name) return null;
  const p = projectionOf(scene, on);
  const from = (x: number, y: number) => `${(name.x - x).toFixed(3)} ${(name.y - y).toFixed(3)}`;
  if (mark.kind === 'swing') return from(p.x(mark.time), p.y(mark.price));
  if (mark.kind === 'break') return from(p.x(mark.at), p.y(mark.price));
  return '';
}

function hops(before: Frame, now: Frame): string[] {
  const left = projectionOf(now.scene, now.on).plot.x;
  return [...now.marks.values()].flatMap((shown) => {
    const { id, kind } = shown.mark as { id: string; kind: string };
    const was = before.marks.get(id);
    if (!was || shown.endedAt !== null || kind === 'session') return [];
    const [one, other] = [offsetOf(before, was), offsetOf(now, shown)];
    if (one === other) return [];
    const { x = 0 } = before.names.get(id)?.box ?? {};
    const isAtLeftEdge = other === null && x < left + 3 * projectionOf(now.scene, now.on).pitch;
    return isAtLeftEdge ? [] : [`${id}: ${one}, then ${other}`];
  });
}

const BARS = 400;

const wide: Format = {
  size: { width: 780, height: 500 },
  fontSize: 13,
  typeface: SYSTEM_MONOSPACE,
};
const narrow: Format = { ...wide, size: { width: 358, height: 340 }, fontSize: 12 };
const low: Format = { ...narrow, size: { width: 366, height: 190 } };

it.each<[seed: number, timeframe: number, shown: Shown, room: number, on: Format]>([
  [2124, 15 * MINUTE_MS, FIRST_SHOWN, 110, wide],
  [2124, 15 * MINUTE_MS, EVERYTHING, 100, wide],
  [20802, 5 * MINUTE_MS, EVERYTHING, 110, wide],
  [7, 5 * MINUTE_MS, FIRST_SHOWN, 110, wide],
  [20802, HOUR_MS, FIRST_SHOWN, 45, narrow],
  [7, 15 * MINUTE_MS, FIRST_SHOWN, 45, narrow],
  [7, HOUR_MS, EVERYTHING, 38, narrow],
  [2124, HOUR_MS, EVERYTHING, 38, low],
  [20802, 15 * MINUTE_MS, EVERYTHING, 26, { ...low, size: { width: 296, height: 200 } }],
])(
  'leaves every name at its mark while bars pass, and names every swing: market %d, %d ms',
  (seed, timeframe, shown, room, on) => {
    const market = simulatedMarket(seed, ((BARS + 2 * room) * timeframe) / BASE_STEP_MS);
    const recording = createRecording(market, { step: BASE_STEP_MS, timeframe });
    const { bars } = recording;
    const view = { room, behind: 0 };
    const chart = { bars, step: timeframe, prices: SIMULATED_PRICES, titles: ['Title'] };
    recording.advance(room + BARS, unlimited);
    let before: Frame | null = null;
    let named = 0;
    for (let position = room; position < room + BARS; position++) {
      const state = recording.at(position, 0);
      const scene = suiteScene({ ...chart, ...view, words: CHART_WORDS, shown }, state);
      const now = frameOf(scene, on);
      if (before) expect(hops(before, now)).toEqual([]);
      named += now.names.size;
      const { plot } = projectionOf(scene, on);
      const unnamed = [...now.marks.values()].filter(
        (one) =>
          one.mark.kind === 'swing' &&
          one.mark.label &&
          !now.names.has(one.mark.id) &&
          projectionOf(scene, on).x(one.mark.time) > plot.x + 2 * on.fontSize,
      );
      expect(unnamed).toEqual([]);
      before = now;
    }
    expect(named).toBeGreaterThan(BARS * 5);
  },
);
