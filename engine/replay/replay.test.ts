import { MIN_BARS, nextReplay, type Replay, type ReplayAction } from './replay';

const paused: Replay = { position: 100, part: 0, isPlaying: false, speed: 4, length: 200 };
const playing: Replay = { ...paused, isPlaying: true };
const pass = (elapsed: number): ReplayAction => ({ type: 'pass', elapsed });
const step = (by: number): ReplayAction => ({ type: 'step', by });
const load = (length: number, position: number) => ({ type: 'load' as const, length, position });
const atEnd = { ...paused, position: 200 };
const nearEnd = { ...playing, position: 199, part: 0.9 };
const stopped = { isPlaying: false };

it.each<[what: string, from: Replay, ReplayAction, changes: Partial<Replay>]>([
  [
    'one bar per frame at the highest speed',
    { ...playing, speed: 60 },
    pass(17),
    { position: 101 },
  ],
  ['by at most a quarter second, even after a stall', playing, pass(60_000), { position: 101 }],
  ['to the end, and stops there', nearEnd, pass(100), { position: 200, ...stopped }],
  ['to the start, if played at the end', atEnd, { type: 'play' }, { position: MIN_BARS }],
  ['a step forward, and stops', playing, step(1), { position: 101, ...stopped }],
  ['a step back, and stops', playing, step(-1), { position: 99, ...stopped }],
  ['no further than the end', playing, step(500), { position: 200, ...stopped }],
  ['back no further than MIN_BARS', playing, step(-500), { position: MIN_BARS }],
  ['to the end at once', playing, { type: 'jump', to: 200 }, { position: 200, ...stopped }],
  ['faster', playing, { type: 'speed', speed: 60 }, { speed: 60, isPlaying: true }],
  ['nowhere when paused', playing, { type: 'pause' }, { position: 100, ...stopped }],
  ['to the end of a shorter chart', playing, load(50, 80), { position: 50, length: 50 }],
  ['to the end of a chart shorter than MIN_BARS', paused, load(3, 0), { position: 3 }],
])('playback moves %s', (_, from, action, changes) => {
  expect(nextReplay(from, action)).toMatchObject(changes);
});

it.each<[Replay, ReplayAction]>([
  [paused, pass(1000)],
  [paused, { type: 'pause' }],
  [playing, { type: 'play' }],
])('playback stays the same object if nothing changes: %#', (replay, action) => {
  expect(nextReplay(replay, action)).toBe(replay);
});
