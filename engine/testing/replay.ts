import { areasOf } from '#chart/areas';
import type { ChartWords, Scene, ShownMark } from '#chart/scene';
import { createZigzag } from '#indicators/repainting';
import { createWholeSuite } from '#indicators/whole-suite';
import { type Bar, HOUR_MS, MINUTE_MS, type ShouldYield } from '#market/bar';
import { BASE_STEP_MS, SIMULATED_PRICES, simulatedMarket } from '#market/simulated-market';
import { createPlayer, type Player } from '#replay/player';
import { createRecording } from '#replay/recording';
import { type Shown, suiteScene } from '#replay/scenes';
import { type Source, timeframesOf } from '#replay/source';

export const unlimited: ShouldYield = () => false;
export const noTime: ShouldYield = () => true;

export function timeFor(steps: number): ShouldYield {
  let left = steps;
  return () => left-- <= 0;
}

export function shortSource(changes: Partial<Source> = {}): Source {
  const bars = simulatedMarket(9, 600);
  const market = { market: 9, bars, step: BASE_STEP_MS, prices: SIMULATED_PRICES } as const;
  return { ...market, start: 300, timeframes: timeframesOf(bars, BASE_STEP_MS), ...changes };
}

export const SETTINGS = {
  timeframe: 15 * MINUTE_MS,
  createSuite: createWholeSuite,
  createRival: createZigzag,
};

export function newPlayer(): Player {
  const player = createPlayer(shortSource(), SETTINGS);
  player.subscribe('frames', () => {
    const { position } = player.current();
    const nothing = { drawing: null, digestOf: () => '' };
    player.painted({ position, behind: 0, shown: EVERYTHING, ...nothing });
  });
  return player;
}

export function finishedPlayer(): Player {
  const player = newPlayer();
  while (player.isBusy()) player.tick(0, unlimited);
  return player;
}

const level = (name: string) => ({ name, short: name.slice(0, 6).toUpperCase() });

export const AREAS = areasOf({
  marks: {
    'order-block': { name: 'A block', short: 'BL' },
    gap: { name: 'A gap', short: 'GP' },
    'opening-range': { name: 'The opening' },
    'dealing-range': { name: 'The middle', short: 'Mid' },
  },
  sessions: {
    Asia: { name: 'East' },
    'London morning': { name: 'Here early', short: 'Here' },
    'New York morning': { name: 'West early', short: 'West' },
  },
  levels: {
    'previous day high': level('high before'),
    'previous day low': level('low before'),
    'previous week high': level('high of a week'),
    'previous week low': level('low of a week'),
    'Asia high': level('high of Asia'),
    'Asia low': level('low of Asia'),
    'day open': { name: 'one' },
    'week open': level('first of a week'),
  },
  sides: { supply: 'Above', demand: 'Below' },
});

export const CHART_WORDS: ChartWords = {
  labels: { HH: 'hh', LH: 'lh', HL: 'hl', LL: 'll', BOS: 'on', CHoCH: 'turn' },
  weekdays: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  months: 'Ja Fe Ma Ap My Jn Jl Au Se Oc No De'.split(' '),
  dates: {
    moment: '{weekday} {day} {month} {time}',
    day: '{day} {month} {year}',
    month: '{month} {year}',
    weekday: '{weekday} {day}',
    date: '{day} {month}',
  },
  decimal: '.',
};

export function sceneOf(bars: readonly Bar[], marks: readonly ShownMark[] = []): Scene {
  const space = { hasHead: false, blank: 5, headroom: 0.1, footroom: 0.1 };
  return {
    titles: ['Test'],
    words: CHART_WORDS,
    areas: AREAS,
    bars,
    step: 1,
    prices: { digits: 2, characters: 6 },
    marks,
    trend: [],
    ...space,
  };
}

export const EVERYTHING: Shown = { structure: true, zones: true, sessions: true, areas: AREAS };
const MAX_BARS = 1600;

export function playedMarket(
  seed: number,
  timeframe = 15 * MINUTE_MS,
): (part: number, room: number) => Scene {
  const market = simulatedMarket(seed, timeframe === HOUR_MS ? 2 * MAX_BARS : MAX_BARS);
  const recording = createRecording(market, {
    ...SETTINGS,
    step: BASE_STEP_MS,
    timeframe,
  });
  const { bars } = recording;
  return (part, room) => {
    const position = Math.max(1, Math.round(part * bars.length));
    recording.advance(position, unlimited);
    const titles = [`Simulated market ${seed}, UTC`, 'Simulated'];
    const frame = { bars, step: timeframe, prices: SIMULATED_PRICES, room, behind: 0, titles };
    return suiteScene(
      { ...frame, words: CHART_WORDS, shown: EVERYTHING },
      recording.at(position, 0),
    );
  };
}
