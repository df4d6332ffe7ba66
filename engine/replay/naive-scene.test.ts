import type { Frame } from '@/engine/chart/suite-scene';
import { MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import { createNaiveRecording } from './naive-recording';
import { naiveScene } from './naive-scene';

const bars = simulatedMarket(6, 300);
const frame: Frame = { bars, step: BASE_STEP_MS, digits: 4, room: 40, titles: ['Test'] };
const recording = createNaiveRecording();
for (const bar of bars) recording.next(bar);
const view = recording.at(200);
const scene = naiveScene(frame, 200, view);
const from = bars[160]?.time ?? 0;

it('shows as many bars as there is room for, up to the position', () => {
  expect(scene.bars).toEqual(bars.slice(160, 200));
  expect(scene).toMatchObject({ step: 5 * MINUTE_MS, digits: 4, titles: ['Test'], trend: [] });
});

it('shows the marks that are drawn there, and none of those further back', () => {
  const inView = view.marks.filter((mark) =>
    mark.kind === 'swing' ? mark.time >= from : mark.knownAt >= from,
  );
  expect(scene.marks.map(({ id }) => id)).toEqual(inView.map(({ id }) => id));
  expect(new Set(scene.marks.map(({ kind }) => kind))).toEqual(new Set(['swing', 'break']));
  expect(inView.length).toBeLessThan(view.marks.length);
});

it('shows no mark that has vanished', () => {
  const gone = new Set(view.vanished.map(({ id }) => id));
  expect(view.vanished.length).toBeGreaterThan(0);
  expect(scene.marks.filter(({ id }) => gone.has(id))).toEqual([]);
});

it('shows fewer bars near the beginning', () => {
  expect(naiveScene(frame, 10, recording.at(10)).bars).toEqual(bars.slice(0, 10));
});
