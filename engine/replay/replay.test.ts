import { MIN_BARS, nextReplay, type Replay } from './replay';

const still: Replay = { position: 100, part: 0, isPlaying: false, speed: 4, length: 200 };
const playing: Replay = { ...still, isPlaying: true };
const pass = (replay: Replay, elapsed: number) => nextReplay(replay, { type: 'pass', elapsed });

it('plays at its speed', () => {
  let replay = nextReplay(still, { type: 'play' });
  for (let frame = 0; frame < 60; frame++) replay = pass(replay, 1000 / 60);
  expect(replay.position).toBeGreaterThanOrEqual(103);
  expect(replay.position).toBeLessThanOrEqual(104);
});

it('goes a bar a frame at the fastest', () => {
  const fast = { ...playing, speed: 60 } as const;
  expect(pass(fast, 17).position).toBe(101);
});

it('does not move while it is paused', () => {
  expect(pass(still, 1000)).toBe(still);
});

it('makes up for no more than a quarter of a second', () => {
  expect(pass(playing, 60_000).position).toBe(101);
});

it('stops at the end', () => {
  expect(pass({ ...playing, position: 199, part: 0.9 }, 100)).toMatchObject({
    position: 200,
    isPlaying: false,
  });
});

it('starts over when it is played at the end', () => {
  const ended = { ...still, position: 200 };
  expect(nextReplay(ended, { type: 'play' })).toMatchObject({
    position: MIN_BARS,
    isPlaying: true,
  });
});

it.each([
  ['forward', 1, 101],
  ['back', -1, 99],
  ['no further than the end', 500, 200],
  ['no further back than a chart needs', -500, MIN_BARS],
])('steps %s and stays there', (_, by, position) => {
  expect(nextReplay(playing, { type: 'step', by })).toMatchObject({ position, isPlaying: false });
});

it('jumps to the end', () => {
  expect(nextReplay(playing, { type: 'jump', to: 200 })).toMatchObject({
    position: 200,
    isPlaying: false,
  });
});

it('changes its speed while it plays', () => {
  expect(nextReplay(playing, { type: 'speed', speed: 60 })).toMatchObject({
    speed: 60,
    isPlaying: true,
  });
});

it('pauses', () => {
  expect(nextReplay(playing, { type: 'pause' }).isPlaying).toBe(false);
});

it.each(['play', 'pause'] as const)('says nothing new to a second %s', (type) => {
  const once = nextReplay(still, { type });
  expect(nextReplay(once, { type })).toBe(once);
});

it('takes another chart and keeps to its length', () => {
  const loaded = nextReplay(playing, { type: 'load', length: 50, position: 80 });
  expect(loaded).toMatchObject({ length: 50, position: 50, isPlaying: true });
});

it('shows all of a market that has less bars than a chart needs', () => {
  const loaded = nextReplay(still, { type: 'load', length: 3, position: 0 });
  expect(loaded.position).toBe(3);
  expect(nextReplay(loaded, { type: 'step', by: -1 }).position).toBe(3);
});
