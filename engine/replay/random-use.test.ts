import { createStructureSuite } from '#indicators/suite';
import { createWholeSuite } from '#indicators/whole-suite';
import { DAY_MS, HOUR_MS, MIN_CHART_BARS, MINUTE_MS } from '#market/bar';
import { priceFormOf } from '#market/price-form';
import { timedBars } from '#testing/bars';
import { fc, numRuns } from '#testing/properties';
import { CHART_WORDS, EVERYTHING, newPlayer, timeFor, unlimited } from '#testing/replay';
import { countsAt } from './counts';
import type { Player } from './player';
import { AT_ONCE } from './recording';
import { SPEEDS } from './replay';
import { canRewrite, earlierBar, futurePlayer, outcomeOf } from './rewrite';
import { repaintedSceneAt, suiteSceneAt } from './scenes';
import { type Source, simulatedSource, timeframesOf } from './source';

const STEPS = [MINUTE_MS, 5 * MINUTE_MS, 7 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, DAY_MS];
const flat = { open: 5, high: 5, low: 5, close: 5 };
/** Evenly spread, unlike `fc.double`. */
const part = fc.nat(999).map((thousandths) => thousandths / 1000);

/** Failures print `name` instead of thousands of bars. */
const named = <Value extends object>(name: string, value: Value): Value =>
  Object.assign(value, { [fc.toStringMethod]: () => name });

const files = fc
  .tuple(
    timedBars(STEPS, 5000).filter(({ bars }) => bars.length >= MIN_CHART_BARS),
    fc.boolean(),
    // Many files are short.
    fc.oneof(fc.integer({ min: MIN_CHART_BARS, max: 400 }), fc.constant(5000)),
  )
  .map(([{ bars: all, step }, isFlat, most]): Source => {
    const bars = all.slice(0, most).map((bar) => (isFlat ? { ...bar, ...flat } : bar));
    const start = Math.floor(bars.length / 4);
    const timeframes = timeframesOf(bars, step);
    const source = { market: null, bars, step, prices: priceFormOf(bars), start, timeframes };
    return named(`${bars.length} bars of ${step} ms`, source);
  });

type Use = (player: Player) => Player | Promise<void> | void;

function settle(player: Player): void {
  for (let ticks = 0; player.current().progress !== null; ticks++) {
    if (ticks > 1000) throw new Error('never settles');
    player.tick(16, unlimited);
  }
}

/** Enough for the look-ahead check. */
function check(player: Player): void {
  for (let ticks = 0; player.isBusy() && ticks < 20; ticks++) player.tick(16, unlimited);
  for (const { different } of player.current().lookaheadCheck?.runs ?? [])
    expect(different).toBe(0);
}

function expectSound(player: Player, room: number, behind: number): void {
  const now = player.current();
  const { recording, position, replay, source, timeframe } = now;
  expect(position).toBeLessThanOrEqual(recording.reached());
  expect(replay.position).toBeLessThanOrEqual(replay.length);
  expect(source.timeframes).toContain(timeframe);
  const view = { room, behind: Math.min(behind, Math.max(0, position - room)), shown: EVERYTHING };
  const looks = { titles: [], words: CHART_WORDS, step: timeframe, prices: source.prices };
  const frame = { ...view, ...looks, bars: recording.bars };
  suiteSceneAt(now, frame, { crosshair: { bar: 1, price: 5 }, chosen: null });
  repaintedSceneAt(now, frame, null, () => true);
  recording.delayCost(position);
  recording.repainted.countsAt(position);
  if (now.progress !== null) return;
  expect(canRewrite(now)).toBe(true);
  expect(replay.length).toBeGreaterThanOrEqual(MIN_CHART_BARS);
}

async function rewrite(player: Player, seed: number, random: number | null): Promise<void> {
  player.act({ type: 'pause' });
  const now = player.current();
  if (!canRewrite(now)) return;
  const bar = random === null ? now.position : earlierBar(now.position, random);
  const future = futurePlayer(now, bar, seed);
  expect(future.current().timeframe).toBe(now.timeframe);
  settle(future);
  future.act({ type: 'jump', to: bar });
  future.act({ type: 'play' });
  future.tick(16, unlimited);
  expectSound(future, 100, 0);
  future.act({ type: 'jump', to: future.current().replay.length });
  settle(future);
  const { recording } = future.current();
  expect((await outcomeOf(now.recording, bar, recording, EVERYTHING, AT_ONCE)).changed).toBe(0);
  countsAt(now.recording, bar, EVERYTHING);
}

const useOf = <Value>(name: string, values: fc.Arbitrary<Value>, act: (value: Value) => Use) =>
  values.map((value) => named(`${name} ${fc.stringify(value)}`, act(value)));

const uses: fc.Arbitrary<Use> = fc.oneof(
  useOf('file', files, (source) => (player) => player.load(source)),
  useOf('market', fc.integer({ min: 1, max: 9 }), (number) => (player) => {
    player.load(simulatedSource(number));
  }),
  useOf('timeframe', part, (place) => (player) => {
    const { timeframes } = player.current().source;
    player.setTimeframe(timeframes[Math.floor(place * timeframes.length)] as number);
  }),
  useOf('jump', part, (place) => (player) => {
    player.act({ type: 'jump', to: Math.ceil(place * player.current().replay.length) });
  }),
  useOf('step', fc.integer({ min: -30, max: 30 }), (by) => (player) => {
    player.act({ type: 'step', by });
  }),
  useOf('press', fc.constantFrom('play' as const, 'pause' as const), (type) => (player) => {
    player.act({ type });
  }),
  useOf('speed', fc.constantFrom(...SPEEDS), (speed) => (player) => {
    player.act({ type: 'speed', speed });
  }),
  useOf('tick', fc.nat(1000), (steps) => (player) => player.tick(steps % 300, timeFor(steps))),
  useOf('settle', fc.constant(null), () => settle),
  useOf('wait', fc.constant(null), () => check),
  useOf('suite', fc.boolean(), (isWhole) => (player) => {
    player.setSuite(isWhole ? createWholeSuite : createStructureSuite);
  }),
  useOf('restart', fc.constant(null), () => (player) => {
    const again = player.restarted();
    settle(again);
    const { position, length, speed } = player.current().replay;
    expect(again.current().replay).toMatchObject({ speed, isPlaying: false });
    if (length > 0) expect(again.current().replay.position).toBe(position);
    return again;
  }),
  useOf(
    'rewrite',
    fc.tuple(fc.nat(), fc.option(part)),
    ([seed, random]) =>
      (player) =>
        rewrite(player, seed, random),
  ),
);

it('random use of files, timeframes, playback and futures throws nothing and loses no chart', () =>
  fc.assert(
    fc.asyncProperty(
      files,
      fc.array(fc.tuple(uses, fc.integer({ min: 12, max: 300 }), fc.nat(500)), { maxLength: 25 }),
      async (file, acts) => {
        let player = newPlayer();
        player.load(file);
        for (const [act, room, behind] of acts) {
          player = (await act(player)) ?? player;
          expectSound(player, room, behind);
        }
        settle(player);
        expectSound(player, 100, 0);
      },
    ),
    { numRuns },
  ));
