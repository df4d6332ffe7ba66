import { HOUR_MS, MINUTE_MS } from '#market/bar';
import { finishedPlayer, unlimited } from '#testing/replay';
import { isComplete } from './lookahead-check';
import type { Player, UpdateRate } from './player';
import type { Replay } from './replay';

function watched(player: Player) {
  const told: Record<UpdateRate, number> = { frames: 0, words: 0, list: 0, controls: 0 };
  const ends = Object.keys(told).map((rate) =>
    player.subscribe(rate as UpdateRate, () => told[rate as UpdateRate]++),
  );
  return { told, end: () => ends.map((end) => end()) };
}

function playing(speed: Replay['speed']): Player {
  const player = finishedPlayer();
  player.act({ type: 'speed', speed });
  player.act({ type: 'play' });
  return player;
}

it('a paused player reports steps and look-ahead checks immediately', () => {
  const player = finishedPlayer();
  const { told } = watched(player);
  player.act({ type: 'step', by: -1 });
  player.tick(0, unlimited);
  expect(told).toEqual({ frames: 1, words: 1, list: 1, controls: 1 });
  player.tick(0, unlimited);
  expect(told).toEqual({ frames: 1, words: 2, list: 1, controls: 2 });
  expect(player.snapshot('controls')).toBe(player.current());
  expect(isComplete(player.snapshot('controls').lookaheadCheck)).toBe(true);
});

it('during playback, a tick updates chart, text or list, but no controls', () => {
  const player = playing(60);
  const before = player.snapshot('controls');
  const { told } = watched(player);
  for (let frame = 0; frame < 68; frame++) player.tick(17, unlimited);
  expect(told).toEqual({ frames: 60, words: 6, list: 2, controls: 0 });
  expect(player.current().position).toBe(170);
  expect(player.snapshot('controls')).toBe(before);
});

it('a pause or a change of speed or timeframe updates snapshots immediately', () => {
  const player = playing(60);
  for (let frame = 0; frame < 4; frame++) player.tick(17, unlimited);
  const controls = () => player.snapshot('controls');
  player.act({ type: 'speed', speed: 1 });
  expect(controls().replay.speed).toBe(1);
  player.setTimeframe(HOUR_MS);
  expect(controls()).toMatchObject({ timeframe: HOUR_MS, position: 0, progress: 0 });
  player.tick(16, unlimited);
  expect(controls()).toMatchObject({ timeframe: HOUR_MS, position: 26, progress: null });
  player.act({ type: 'pause' });
  expect(player.snapshot('words').replay.isPlaying).toBe(false);
});

it('listeners are not called without a change, nor after they unsubscribe', () => {
  const player = finishedPlayer();
  const { told, end } = watched(player);
  player.act({ type: 'pause' });
  player.setTimeframe(15 * MINUTE_MS);
  player.tick(16, unlimited);
  player.act({ type: 'play' });
  player.tick(1, unlimited);
  const after = { ...told };
  for (let frame = 0; frame < 10; frame++) player.tick(1, unlimited);
  expect(told).toEqual(after);
  end();
  player.act({ type: 'step', by: -1 });
  expect(told).toEqual(after);
});
