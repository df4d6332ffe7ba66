import { HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import {
  finishedPlayer,
  newPlayer,
  noTime,
  shortSource,
  timeFor,
  unlimited,
} from '@/engine/testing/replay';
import { createPlayer, type Player } from './player';

/** Bars of 15 minutes of the short source, and where it begins. */
const [length, start] = [200, 100];

/** Milliseconds that one bar takes at the speed that a demo begins with. */
const BAR_MS = 250;

/** @returns a player whose analysis has come to where it begins */
function ready(): Player {
  const player = newPlayer();
  player.tick(0, unlimited);
  return player;
}

function playFrames(player: Player, frames: number, elapsed = BAR_MS): void {
  for (let frame = 0; frame < frames; frame++) player.tick(elapsed, unlimited);
}

describe('at first', () => {
  it('stands where its source begins, with the analysis still to come', () => {
    const { replay, position, progress, audit, timeframe } = newPlayer().current();
    expect(replay).toMatchObject({ position: start, length, isPlaying: false, speed: 4 });
    expect({ position, progress, audit, timeframe }).toEqual({
      position: 0,
      progress: 0,
      audit: null,
      timeframe: 15 * MINUTE_MS,
    });
  });

  it('takes the lowest timeframe where the one wanted cannot be built', () => {
    const player = createPlayer(shortSource({ step: HOUR_MS }), 15 * MINUTE_MS);
    expect(player.current()).toMatchObject({
      timeframe: HOUR_MS,
      timeframes: [HOUR_MS, 4 * HOUR_MS],
    });
  });
});

describe('the analysis', () => {
  it('comes to where the replay is in as many frames as it needs', () => {
    const player = newPlayer();
    player.tick(16, timeFor(40));
    expect(player.current()).toMatchObject({ position: 0, progress: 0.4 });
    player.tick(16, timeFor(40));
    expect(player.current()).toMatchObject({ position: 0, progress: 0.8 });
    player.tick(16, timeFor(40));
    expect(player.current()).toMatchObject({ position: start, progress: null });
  });

  it('is waited for by a demo that is told to play before it is there', () => {
    const player = newPlayer();
    player.act({ type: 'play' });
    player.tick(BAR_MS, timeFor(40));
    expect(player.current().replay).toMatchObject({ position: start, isPlaying: true });
    playFrames(player, 2);
    expect(player.current()).toMatchObject({ position: start + 1, progress: null });
  });

  it('is waited for while it plays: the replay goes no further than what is known', () => {
    const player = ready();
    player.act({ type: 'play' });
    player.tick(BAR_MS, noTime);
    expect(player.current()).toMatchObject({ position: start, progress: null });
    expect(player.current().replay).toMatchObject({ position: start, isPlaying: true });
    player.tick(BAR_MS, unlimited);
    expect(player.current().position).toBe(start + 1);
  });

  it('tells how far it is on the way of a jump, and shows the chart from before', () => {
    const player = ready();
    player.act({ type: 'jump', to: length });
    expect(player.current()).toMatchObject({ position: start, progress: 0 });
    player.tick(0, timeFor(50));
    expect(player.current()).toMatchObject({ position: start, progress: 0.75 });
    player.tick(0, unlimited);
    expect(player.current()).toMatchObject({ position: length, progress: null });
  });

  it('is given up for a jump back to what is known', () => {
    const player = ready();
    player.act({ type: 'jump', to: length });
    player.act({ type: 'jump', to: 50 });
    expect(player.current()).toMatchObject({ position: 50, progress: null });
  });
});

describe('the replay', () => {
  it('moves with the time that frames say has passed, and by nothing else', () => {
    const player = ready();
    player.act({ type: 'play' });
    playFrames(player, 8, BAR_MS / 2);
    expect(player.current().position).toBe(start + 4);
    playFrames(player, 5, 0);
    expect(player.current().position).toBe(start + 4);
  });
});

describe('another market', () => {
  it('is shown from its own beginning, at rest, on the same timeframe and at the same speed', () => {
    const player = ready();
    player.act({ type: 'speed', speed: 15 });
    player.act({ type: 'play' });
    const next = shortSource({ market: 10, start: 150 });
    player.load(next);
    expect(player.current()).toMatchObject({
      source: { market: 10 },
      timeframe: 15 * MINUTE_MS,
      position: 0,
      progress: 0,
      replay: { position: 50, isPlaying: false, speed: 15 },
    });
    player.tick(0, unlimited);
    expect(player.current()).toMatchObject({ position: 50, progress: null });
  });

  it('may have coarser bars and other timeframes', () => {
    const player = ready();
    player.load(shortSource({ step: HOUR_MS }));
    expect(player.current()).toMatchObject({
      timeframe: HOUR_MS,
      timeframes: [HOUR_MS, 4 * HOUR_MS],
    });
  });
});

describe('another timeframe', () => {
  it.each([
    [5 * MINUTE_MS, 3 * start],
    [HOUR_MS, start / 4],
  ])('of %d ms shows the market at the same time', (timeframe, position) => {
    const player = ready();
    player.setTimeframe(timeframe);
    player.tick(0, unlimited);
    expect(player.current()).toMatchObject({ timeframe, position, progress: null });
    const closes = (player.current().recording.bars[position - 1]?.time ?? 0) + timeframe;
    expect(closes).toBe((player.current().source.bars[299]?.time ?? 0) + 5 * MINUTE_MS);
  });

  it('shows no bar that has not closed by then', () => {
    const player = ready();
    player.act({ type: 'step', by: 1 });
    player.setTimeframe(HOUR_MS);
    player.tick(0, unlimited);
    expect(player.current().position).toBe(start / 4);
  });

  it('comes back to the same bar', () => {
    const player = ready();
    for (const timeframe of [5 * MINUTE_MS, 15 * MINUTE_MS]) {
      player.setTimeframe(timeframe);
      player.tick(0, unlimited);
    }
    expect(player.current().position).toBe(start);
  });

  it('continues to play', () => {
    const player = ready();
    player.act({ type: 'play' });
    player.setTimeframe(5 * MINUTE_MS);
    for (let frame = 0; frame < 3; frame++) player.tick(BAR_MS, unlimited);
    expect(player.current()).toMatchObject({ position: 302, replay: { isPlaying: true } });
  });

  it('changes nothing where it is the one that is shown', () => {
    const player = ready();
    const before = player.current();
    player.setTimeframe(15 * MINUTE_MS);
    expect(player.current()).toBe(before);
  });
});

describe('the audit', () => {
  it('is done once the replay rests, in as many frames as it needs', () => {
    const player = newPlayer();
    player.tick(0, unlimited);
    expect(player.current().audit).toBeNull();
    player.tick(0, timeFor(299));
    expect(player.current().audit).toBeNull();
    player.tick(0, timeFor(299));
    expect(player.current().audit).toEqual({
      events: player.current().recording.log(100).length,
      different: 0,
    });
  });

  it('keeps the player busy until it is through', () => {
    const player = newPlayer();
    expect(player.isBusy()).toBe(true);
    player.tick(0, unlimited);
    expect(player.isBusy()).toBe(true);
    player.tick(0, unlimited);
    expect(player.isBusy()).toBe(false);
  });

  it('is not done while it plays', () => {
    const player = finishedPlayer();
    player.act({ type: 'play' });
    for (let frame = 0; frame < 5; frame++) player.tick(16, unlimited);
    expect(player.isBusy()).toBe(true);
    expect(player.current().audit).toBeNull();
  });

  it.each<[what: string, (player: Player) => void, position: number]>([
    ['a step', (player) => player.act({ type: 'step', by: -10 }), 90],
    ['another timeframe', (player) => player.setTimeframe(HOUR_MS), 25],
    ['another market', (player) => player.load(shortSource({ market: 3, start: 60 })), 20],
  ])('is done anew after %s, for what is shown then', (_, change, position) => {
    const player = finishedPlayer();
    change(player);
    expect(player.current().audit).toBeNull();
    expect(player.isBusy()).toBe(true);
    player.tick(0, unlimited);
    player.tick(0, unlimited);
    const { recording, audit } = player.current();
    expect(player.current().position).toBe(position);
    expect(audit).toEqual({ events: recording.log(position).length, different: 0 });
    expect(player.isBusy()).toBe(false);
  });

  it('starts over where the replay moved on before it was through', () => {
    const player = newPlayer();
    player.tick(0, unlimited);
    player.tick(0, timeFor(50));
    player.act({ type: 'step', by: 10 });
    player.tick(0, unlimited);
    player.tick(0, unlimited);
    const { recording, audit } = player.current();
    expect(audit?.events).toBe(recording.log(110).length);
  });
});
