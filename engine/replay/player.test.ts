import { HOUR_MS, MINUTE_MS } from '#market/bar';
import { mulberry32 } from '#market/random';
import { simulatedMarket } from '#market/simulated-market';
import {
  finishedPlayer,
  newPlayer,
  noTime,
  SETTINGS,
  shortSource,
  timeFor,
  unlimited,
} from '#testing/replay';
import { type CheckRun, isComplete } from './lookahead-check';
import { createPlayer, type Player } from './player';
import { createRecording } from './recording';
import { FIRST_SHOWN } from './scenes';
import { timeframesOf } from './source';

const [length, start] = [200, 100];
const BAR_MS = 250;

function ready(): Player {
  const player = newPlayer();
  player.tick(0, unlimited);
  return player;
}

const state = (player: Player) => player.current();

describe('the analysis', () => {
  it('keeps playback within the analyzed bars', () => {
    const player = ready();
    player.act({ type: 'play' });
    player.tick(BAR_MS, noTime);
    expect(state(player)).toMatchObject({ position: start, replay: { isPlaying: true } });
    player.tick(BAR_MS, unlimited);
    expect(state(player).position).toBe(start + 1);
  });

  it("reports a jump's progress, keeps the old chart, and can be canceled", () => {
    const player = ready();
    player.act({ type: 'jump', to: length });
    expect(state(player)).toMatchObject({ position: start, progress: 0 });
    player.tick(0, timeFor(50));
    expect(state(player)).toMatchObject({ position: start, progress: 0.75 });
    player.act({ type: 'jump', to: 50 });
    expect(state(player)).toMatchObject({ position: 50, progress: null });
    player.act({ type: 'jump', to: length });
    player.tick(0, unlimited);
    expect(state(player)).toMatchObject({ position: length, progress: null });
  });
});

it('another market begins at its own start, paused, with the same timeframe and speed', () => {
  const player = ready();
  player.act({ type: 'speed', speed: 15 });
  player.act({ type: 'play' });
  player.load(shortSource({ market: 10, start: 150 }));
  expect(state(player)).toMatchObject({
    source: { market: 10 },
    timeframe: 15 * MINUTE_MS,
    position: 0,
    replay: { position: 50, isPlaying: false, speed: 15 },
  });
});

describe('a long market', () => {
  const long = shortSource({ bars: simulatedMarket(4, 10_000), market: 4, start: 6000 });
  const later = 2000;

  it('has an empty chart until its bars are built, over several frames', () => {
    const player = ready();
    player.load(long);
    const empty = { source: long, position: 0, progress: 0, replay: { length: 0 } };
    expect(state(player)).toMatchObject(empty);
    player.tick(0, noTime);
    expect(state(player)).toMatchObject(empty);
    expect(player.isBusy()).toBe(true);
    player.tick(0, noTime);
    const { recording, replay } = state(player);
    expect(recording.market).toBe(long.bars);
    expect(replay).toMatchObject({ length: Math.floor(10_000 / 3), position: later });
    player.tick(0, unlimited);
    expect(state(player)).toMatchObject({ position: later, replay });
  });
});

describe('another timeframe', () => {
  it.each([
    ['shows the market at the same time', 0, [5 * MINUTE_MS], 3 * start],
    ['shows the market at the same time on longer bars', 0, [HOUR_MS], start / 4],
    ['shows only closed bars', 1, [HOUR_MS], start / 4],
    ['and back shows the same bar', 0, [5 * MINUTE_MS, 15 * MINUTE_MS], start],
    ['and back shows the same bar within a longer one', 1, [HOUR_MS, 15 * MINUTE_MS], start + 1],
  ])('%s', (_, by, timeframes, position) => {
    const player = ready();
    player.act({ type: 'step', by });
    for (const timeframe of timeframes) {
      player.setTimeframe(timeframe);
      player.tick(0, unlimited);
    }
    expect(state(player)).toMatchObject({ position, progress: null });
  });
});

it.each([
  ['the longest that fills a chart', 300, 5 * MINUTE_MS],
  ['the one that is wanted', 2000, 15 * MINUTE_MS],
  ["the file's own", 60, MINUTE_MS],
])('opens a one-minute file on a timeframe: %s', (_, count, timeframe) => {
  const bars = simulatedMarket(9, count).map((bar, at) => ({ ...bar, time: at * MINUTE_MS }));
  const player = ready();
  player.load({
    ...shortSource({ market: null, bars, step: MINUTE_MS, start: 15 }),
    timeframes: timeframesOf(bars, MINUTE_MS),
  });
  expect(state(player).timeframe).toBe(timeframe);
  expect(state(player).recording.bars.length).toBeGreaterThanOrEqual(50);
});

describe('the look-ahead check', () => {
  function interrupted(player: Player): void {
    player.act({ type: 'step', by: 5 });
    player.tick(0, unlimited);
    player.tick(0, timeFor(50));
    player.act({ type: 'step', by: 5 });
  }

  function sound(player: Player): CheckRun {
    return { position: state(player).position, isSamePicture: null, different: 0 };
  }

  it('runs while paused, over several frames, and keeps the player busy', () => {
    const player = ready();
    expect(state(player).lookaheadCheck).toBeNull();
    for (let frame = 0; frame < 3; frame++) {
      expect(player.isBusy()).toBe(true);
      player.tick(0, timeFor(60));
    }
    expect(state(player).lookaheadCheck).toEqual({ wanted: 1, runs: [sound(player)] });
    expect(player.isBusy()).toBe(false);
  });

  it('repeats eight painted frames, including the last', () => {
    const player = createPlayer(shortSource(), SETTINGS, createRecording, mulberry32(1));
    player.tick(0, unlimited);
    for (let steps = 0; steps < 40; steps++) {
      const nothing = { drawing: null, digestOf: () => '' };
      const { position } = state(player);
      player.painted({ position, behind: 0, shown: FIRST_SHOWN, ...nothing });
      if (steps < 39) player.act({ type: 'step', by: 1 });
      player.tick(0, unlimited);
    }
    const positions = () =>
      state(player).lookaheadCheck?.runs.map(({ position }) => position) ?? [];
    player.tick(0, unlimited);
    const atRest = positions();
    expect(atRest).toHaveLength(8);
    expect(atRest).toContain(start + 39);
    expect(state(player).lookaheadCheck?.runs.every(({ different }) => different === 0)).toBe(true);
  });

  it.each<[what: string, (player: Player) => void, position: number]>([
    ['a step', (player) => player.act({ type: 'step', by: -10 }), 90],
    ['another timeframe', (player) => player.setTimeframe(HOUR_MS), 25],
    ['another market', (player) => player.load(shortSource({ market: 3, start: 60 })), 20],
    ['a step that interrupts it', interrupted, 110],
  ])('is repeated for the new picture after %s', (_, change, position) => {
    const player = finishedPlayer();
    change(player);
    expect(state(player).lookaheadCheck).toBeNull();
    expect(player.isBusy()).toBe(true);
    player.tick(0, unlimited);
    player.tick(0, unlimited);
    expect(state(player).position).toBe(position);
    expect(isComplete(state(player).lookaheadCheck)).toBe(true);
    expect(state(player).lookaheadCheck?.runs).toContainEqual(sound(player));
  });
});

it.each<[what: string, (player: Player) => void, changed: number]>([
  ['from zero on another timeframe', (player) => player.setTimeframe(HOUR_MS), 0],
  ['from zero in another market', (player) => player.load(shortSource({ market: 3 })), 0],
  [
    'without a reset after a jump to the end',
    (player) => {
      player.act({ type: 'jump', to: length });
      player.tick(0, unlimited);
      player.act({ type: 'jump', to: start });
    },
    1,
  ],
])('counts changed marks %s', (_, move, changed) => {
  const player = finishedPlayer();
  const nothing = { x: 0, y: 0, width: 0, height: 0 };
  const projection = { times: [Infinity], x: () => 0, y: () => 0, plot: nothing } as never;
  const lastBar = { time: state(player).recording.bars[start - 1]?.time ?? 0, wick: nothing };
  const drawing = {
    digest: () => '',
    marks: new Map([['unknown', { box: nothing, look: '' }]]),
    lastBar,
    projection,
  };
  const painting = { position: start, behind: 0, shown: FIRST_SHOWN, digestOf: () => '' };
  player.painted({ ...painting, drawing });
  expect(player.changed()).toBe(1);
  move(player);
  player.tick(0, unlimited);
  player.tick(0, unlimited);
  expect(player.changed()).toBe(changed);
});
