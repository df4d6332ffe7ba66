import type { Drawn } from '@/engine/chart/drawn';
import { type Frame, firstShown, suiteScene } from '@/engine/chart/suite-scene';
import { MINUTE_MS } from '@/engine/market/bar';
import { naivePicture, suitePicture } from './pictures';
import { createPlayer } from './player';
import { shortSource } from './testing/short-source';
import { unlimited } from './testing/time-limits';

const player = createPlayer(shortSource(), 15 * MINUTE_MS);
player.tick(0, unlimited);
const snapshot = player.current();
const { recording, position } = snapshot;
const frame: Frame = {
  bars: recording.bars,
  step: 15 * MINUTE_MS,
  digits: 4,
  room: 40,
  titles: ['Test'],
};
const everything = { 'smart-money': true, zones: true, sessions: true };
const pointed = { crosshair: null, chosen: null };

it('shows of the recording what a look at all of it would show', () => {
  for (const at of [20, 60, position]) {
    const { scene } = suitePicture({ ...snapshot, position: at }, frame, everything, pointed);
    const wanted = suiteScene(frame, recording.at(at, 0), everything);
    const first = scene.bars[0]?.time ?? 0;
    // A session that closes where the chart begins has nothing to show on it.
    const isOnChart = (mark: Drawn) => !('to' in mark) || mark.to === null || mark.to > first;
    expect(scene.marks).toEqual(wanted.marks.filter(isOnChart));
    expect(scene.trend).toEqual(wanted.trend);
    expect(scene.marks.length).toBeGreaterThan(5);
  }
});

it('points out the mark that was chosen, where it is on the chart', () => {
  const chosen = suitePicture(snapshot, frame, firstShown, pointed).scene.marks[3];
  const over = (id: string) =>
    suitePicture(snapshot, frame, firstShown, { ...pointed, chosen: id }).over;
  expect(over(chosen?.id ?? '').chosen).toEqual(chosen);
  expect(over('swing:high:0').chosen).toBeNull();
});

it('puts the crosshair on the time of its bar', () => {
  const over = (bar: number) =>
    suitePicture(snapshot, frame, firstShown, { ...pointed, crosshair: { bar, price: 1.1 } }).over;
  expect(over(39).crosshair).toEqual({ time: recording.bars[position - 1]?.time, price: 1.1 });
  expect(over(40).crosshair).toBeNull();
});

it('crosses out the swings of the repainting version that are gone, as far as they are in view', () => {
  const from = recording.bars[position - frame.room]?.time ?? 0;
  const gone = recording.naive(position).vanished.filter(({ kind }) => kind === 'swing');
  const { crosses } = naivePicture(snapshot, frame, null).over;
  expect(crosses).toEqual(gone.filter((mark) => mark.kind === 'swing' && mark.time >= from));
  expect(crosses.length).toBeGreaterThan(0);
  expect(crosses.length).toBeLessThan(gone.length);
});
