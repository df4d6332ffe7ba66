import { HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { createPlayer, type Player } from './player';
import { leastBars } from './replay';
import { shortSource } from './testing/short-source';
import { noTime, timeFor, unlimited } from './testing/time-limits';

/** Bars of 15 minutes of the short source, and where it begins. */
const [length, start] = [200, 100];

/** Milliseconds that one bar takes at the speed that a demo begins with. */
const perBar = 250;

const created = () => createPlayer(shortSource(), 15 * MINUTE_MS);

/** @returns a player whose analysis has come to where it begins */
function ready(): Player {
  const player = created();
  player.tick(0, unlimited);
  return player;
}

function playFrames(player: Player, frames: number, elapsed = perBar): void {
  for (let frame = 0; frame < frames; frame++) player.tick(elapsed, unlimited);
}

describe('at first', () => {
  it('stands where its source begins, with the analysis still to come', () => {
    const { replay, position, progress, audit, timeframe } = created().current();
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
    const player = created();
    player.tick(16, timeFor(40));
    expect(player.current()).toMatchObject({ position: 0, progress: 0.4 });
    player.tick(16, timeFor(40));
    expect(player.current()).toMatchObject({ position: 0, progress: 0.8 });
    player.tick(16, timeFor(40));
    expect(player.current()).toMatchObject({ position: start, progress: null });
  });

  it('is waited for by a demo that is told to play before it is there', () => {
    const player = created();
    player.act({ type: 'play' });
    player.tick(perBar, timeFor(40));
    expect(player.current().replay).toMatchObject({ position: start, isPlaying: true });
    playFrames(player, 2);
    expect(player.current()).toMatchObject({ position: start + 1, progress: null });
  });

  it('is waited for while it plays: the replay goes no further than what is known', () => {
    const player = ready();
    player.act({ type: 'play' });
    player.tick(perBar, noTime);
    expect(player.current()).toMatchObject({ position: start, progress: null });
    expect(player.current().replay).toMatchObject({ position: start, isPlaying: true });
    player.tick(perBar, unlimited);
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
    playFrames(player, 8, perBar / 2);
    expect(player.current().position).toBe(start + 4);
    playFrames(player, 5, 0);
    expect(player.current().position).toBe(start + 4);
  });

  it('stands still while it is paused', () => {
    const player = ready();
    player.act({ type: 'play' });
    playFrames(player, 2);
    player.act({ type: 'pause' });
    playFrames(player, 4);
    expect(player.current()).toMatchObject({ position: start + 2, progress: null });
  });

  it('goes faster when it is told to', () => {
    const player = ready();
    player.act({ type: 'play' });
    player.act({ type: 'speed', speed: 60 });
    playFrames(player, 1, 100);
    expect(player.current().position).toBe(start + 6);
  });

  it.each([
    ['back', -1, start - 1],
    ['forward', 1, start + 1],
    ['no further back than a chart needs', -1000, leastBars],
  ])('steps %s and stops', (_, by, position) => {
    const player = ready();
    player.act({ type: 'play' });
    player.act({ type: 'step', by });
    player.tick(perBar, unlimited);
    expect(player.current()).toMatchObject({ position, replay: { isPlaying: false, position } });
  });

  it('stops at the end, and starts over from there', () => {
    const player = ready();
    player.act({ type: 'jump', to: length - 1 });
    player.tick(0, unlimited);
    player.act({ type: 'play' });
    playFrames(player, 3);
    expect(player.current()).toMatchObject({ position: length, replay: { isPlaying: false } });
    player.act({ type: 'play' });
    expect(player.current()).toMatchObject({ position: leastBars, replay: { isPlaying: true } });
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
