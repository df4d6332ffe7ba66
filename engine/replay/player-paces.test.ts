import { HOUR_MS } from '@/engine/market/bar';
import { finishedPlayer, unlimited } from '@/engine/testing/replay';
import type { Player } from './player';

/** Counts calls of frames and of listeners, and keeps what listeners saw. */
function watched(player: Player) {
  const seen = { frames: 0, told: [] as (readonly [position: number, isPlaying: boolean])[] };
  const ends = [
    player.subscribe('frames', () => {
      seen.frames++;
    }),
    player.subscribe('words', () => {
      const { position, replay } = player.snapshot('words');
      seen.told.push([position, replay.isPlaying]);
    }),
  ];
  return { seen, end: () => ends.map((end) => end()) };
}

describe('those who listen', () => {
  it('hear of everything at once while it rests', () => {
    const player = finishedPlayer();
    const { seen } = watched(player);
    player.act({ type: 'step', by: -1 });
    player.tick(0, unlimited);
    expect(seen).toEqual({
      frames: 2,
      told: [
        [99, false],
        [99, false],
      ],
    });
    expect(player.snapshot('controls')).toBe(player.current());
    expect(player.snapshot('controls').audit?.different).toBe(0);
  });

  it('hear a few times a second of a replay that plays, in turn with the chart', () => {
    const player = finishedPlayer();
    player.act({ type: 'speed', speed: 60 });
    player.act({ type: 'play' });
    const { seen } = watched(player);
    for (let frame = 0; frame < 60; frame++) player.tick(1000 / 60 + 0.01, unlimited);
    expect(player.current().position).toBe(160);
    // Seven frames were for those who listen: six for the words, one for the list.
    expect(seen.frames).toBe(53);
    expect(seen.told.length).toBe(6);
  });

  it('get the chart in the next frame where theirs was left out, even if nothing moves in that', () => {
    const player = finishedPlayer();
    player.act({ type: 'play' });
    player.tick(120, unlimited);
    const { seen } = watched(player);
    player.tick(150, unlimited);
    expect(seen).toEqual({ frames: 0, told: [[101, true]] });
    player.tick(1, unlimited);
    player.tick(1, unlimited);
    expect(seen).toEqual({ frames: 1, told: [[101, true]] });
  });

  it('follow a list less often than words', () => {
    const player = finishedPlayer();
    player.act({ type: 'speed', speed: 60 });
    player.act({ type: 'play' });
    let lists = 0;
    player.subscribe('list', () => lists++);
    const { seen } = watched(player);
    for (let frame = 0; frame < 68; frame++) player.tick(17, unlimited);
    expect(seen.told.length).toBe(6);
    expect(lists).toBe(2);
  });

  it('who show controls hear of no bar that passes', () => {
    const player = finishedPlayer();
    player.act({ type: 'play' });
    const before = player.snapshot('controls');
    for (let frame = 0; frame < 60; frame++) player.tick(17, unlimited);
    expect(player.current().position).toBeGreaterThan(100);
    expect(player.snapshot('controls')).toBe(before);
  });

  it('hear nothing of frames in which nothing changes', () => {
    const player = finishedPlayer();
    player.act({ type: 'play' });
    const { seen } = watched(player);
    for (let frame = 0; frame < 10; frame++) player.tick(16, unlimited);
    expect(seen).toEqual({ frames: 0, told: [] });
  });

  it('hear at once that it was paused, and of a speed that was chosen', () => {
    const player = finishedPlayer();
    player.act({ type: 'speed', speed: 60 });
    player.act({ type: 'play' });
    for (let frame = 0; frame < 4; frame++) player.tick(17, unlimited);
    const { seen } = watched(player);
    player.act({ type: 'pause' });
    expect(seen.told).toEqual([[104, false]]);
    player.act({ type: 'speed', speed: 1 });
    expect(player.snapshot('controls').replay.speed).toBe(1);
  });

  it('hear at once of a timeframe that was chosen while it plays, and of its chart', () => {
    const player = finishedPlayer();
    player.act({ type: 'play' });
    player.act({ type: 'speed', speed: 1 });
    player.tick(16, unlimited);
    player.setTimeframe(HOUR_MS);
    expect(player.snapshot('controls')).toMatchObject({
      timeframe: HOUR_MS,
      position: 0,
      progress: 0,
    });
    player.tick(16, unlimited);
    expect(player.snapshot('controls')).toMatchObject({
      timeframe: HOUR_MS,
      position: 25,
      progress: null,
    });
  });

  it('hear nothing of an action that changes nothing, nor once they have stopped listening', () => {
    const player = finishedPlayer();
    const { seen, end } = watched(player);
    player.act({ type: 'pause' });
    player.tick(16, unlimited);
    end();
    player.act({ type: 'step', by: -1 });
    expect(seen).toEqual({ frames: 0, told: [] });
  });
});
