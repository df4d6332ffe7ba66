import { BASE_STEP_MS, SIMULATED_PRICES, simulatedMarket } from '#market/simulated-market';
import { createRecording } from '#replay/recording';
import { FIRST_SHOWN, suiteScene } from '#replay/scenes';
import { AREAS, CHART_WORDS, playedMarket, SETTINGS, unlimited } from '#testing/replay';
import { drawChart, projectionOf } from './chart';
import { boxOf } from './marks';
import { type Renderer, SYSTEM_MONOSPACE } from './renderer';
import type { Format, Scene, ShownMark } from './scene';

const BLIND_RENDERER: Renderer = { lines() {}, path() {}, rects() {}, texts() {} };
const EDGE_KINDS = ['zone', 'level', 'dealing-range', 'order-block'];
const BARS = 400;
const ROOM = 110;

const FORMAT: Format = {
  size: { width: 780, height: 500 },
  fontSize: 13,
  typeface: SYSTEM_MONOSPACE,
};

/** Returns names by mark id, with the marks in view. */
function frameOf(scene: Scene) {
  const p = projectionOf(scene, FORMAT);
  const names = new Map(drawChart(BLIND_RENDERER, scene, FORMAT).map((label) => [label.id, label]));
  return { p, names, marks: scene.marks.filter((shown) => boxOf(shown, p, AREAS)) };
}
type Frame = ReturnType<typeof frameOf>;

/** Returns a swing or break name's offset from its mark. */
function offsetOf({ p, names }: Frame, { mark }: ShownMark): string | null {
  const name = names.get(mark.id);
  if (!name || (mark.kind !== 'swing' && mark.kind !== 'break')) return null;
  const time = mark.kind === 'swing' ? mark.time : mark.at;
  return `${(name.x - p.x(time)).toFixed(3)} ${(name.y - p.y(mark.price)).toFixed(3)}`;
}

it('a swing or break in view keeps its name in place', () => {
  // In this market, two closes break in opposite directions near one price.
  const timeframe = BASE_STEP_MS;
  const market = simulatedMarket(7, BARS + 2 * ROOM);
  const recording = createRecording(market, { ...SETTINGS, step: BASE_STEP_MS, timeframe });
  const chart = { bars: recording.bars, step: timeframe, prices: SIMULATED_PRICES, titles: [] };
  recording.advance(ROOM + BARS, unlimited);
  let before: Frame | null = null;
  let named = 0;
  for (let position = ROOM; position < ROOM + BARS; position++) {
    const frame = { ...chart, room: ROOM, behind: 0, words: CHART_WORDS, shown: FIRST_SHOWN };
    const now = frameOf(suiteScene(frame, recording.at(position, 0)));
    const hopped = now.marks.filter((one) => {
      const [was, is] = [before && offsetOf(before, one), offsetOf(now, one)];
      return was && is !== null && was !== is;
    });
    expect(hopped).toEqual([]);
    named += now.marks.filter((one) => offsetOf(now, one)).length;
    before = now;
  }
  expect(named).toBeGreaterThan(BARS * 5);
});

it('the right edge names at most four marks, those nearest to the price that have room', () => {
  const scene = playedMarket(2124)(0.9, 100);
  const { p, names, marks } = frameOf(scene);
  const distance = (shown: ShownMark) => {
    const box = boxOf(shown, p, AREAS);
    return box ? Math.abs(box.y + box.height / 2 - p.y(scene.bars.at(-1)?.close ?? 0)) : Infinity;
  };
  const atEdge = marks
    .filter(({ mark, endedAt }) => EDGE_KINDS.includes(mark.kind) && endedAt === null)
    .toSorted((one, other) => distance(one) - distance(other));
  expect(atEdge.length).toBeGreaterThan(5);
  const named = atEdge.flatMap(({ mark }, at) => (names.has(mark.id) ? [at] : []));
  expect(named.length).toBeGreaterThan(2);
  expect(named.length).toBeLessThanOrEqual(4);
  expect(Math.max(...named)).toBeLessThan(atEdge.length - 1);
});
