import { MIN_BARS, nextReplay, type Replay, type ReplayAction } from './replay';

const paused: Replay = { position: 100, part: 0, isPlaying: false, speed: 4, length: 200 };
const playing: Replay = { ...paused, isPlaying: true };

it('plays at its speed', () => {
  let replay = nextReplay(paused, { type: 'play' });
  for (let frame = 0; frame < 60; frame++)
    replay = nextReplay(replay, { type: 'pass', elapsed: 1000 / 60 });
  expect([103, 104]).toContain(replay.position);
});

it.each<[what: string, from: Replay, ReplayAction, changes: Partial<Replay>]>([
  ['a bar a frame at the fastest', { ...playing, speed: 60 }, pass(17), { position: 101 }],
  ['a quarter of a second after a stall', playing, pass(60_000), { position: 101 }],
  [
    'to the end, and stops there',
    { ...playing, position: 199, part: 0.9 },
    pass(100),
    { position: 200, isPlaying: false },
  ],
  [
    'from the beginning when it is played at the end',
    { ...paused, position: 200 },
    { type: 'play' },
    { position: MIN_BARS, isPlaying: true },
  ],
  ['a step forward, and stops', playing, step(1), { position: 101, isPlaying: false }],
  ['a step back, and stops', playing, step(-1), { position: 99, isPlaying: false }],
  ['no further than the end', playing, step(500), { position: 200, isPlaying: false }],
  ['no further back than a chart needs', playing, step(-500), { position: MIN_BARS }],
  ['to the end at once', playing, { type: 'jump', to: 200 }, { position: 200, isPlaying: false }],
  ['faster', playing, { type: 'speed', speed: 60 }, { speed: 60, isPlaying: true }],
  ['not at all when paused', playing, { type: 'pause' }, { position: 100, isPlaying: false }],
  [
    'on another chart, within its length',
    playing,
    { type: 'load', length: 50, position: 80 },
    { length: 50, position: 50, isPlaying: true },
  ],
  [
    'on a chart with less bars than one needs',
    paused,
    { type: 'load', length: 3, position: 0 },
    { position: 3 },
  ],
])('moves %s', (_, from, action, changes) => {
  expect(nextReplay(from, action)).toMatchObject(changes);
});

function pass(elapsed: number): ReplayAction {
  return { type: 'pass', elapsed };
}

function step(by: number): ReplayAction {
  return { type: 'step', by };
}

it.each<[Replay, ReplayAction]>([
  [paused, pass(1000)],
  [paused, { type: 'pause' }],
  [playing, { type: 'play' }],
])('is the same object where nothing changes: %#', (replay, action) => {
  expect(nextReplay(replay, action)).toBe(replay);
});
