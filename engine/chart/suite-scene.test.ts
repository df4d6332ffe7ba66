import type { Mark } from '@/engine/indicators/indicator';
import { analyse, indicatorOf } from '@/engine/indicators/suite';
import { HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import { bareScene, type Frame, firstShown, isInView, type Shown, suiteScene } from './suite-scene';

const timeframe = 15 * MINUTE_MS;
const { bars, standings, trends } = analyse(simulatedMarket(4, 2400), {
  step: BASE_STEP_MS,
  timeframe,
});
const frame: Frame = { bars, step: timeframe, digits: 4, room: 80, titles: ['At length', 'Short'] };
const running = { name: 'Asia', from: bars.at(-9)?.time ?? 0, low: 1, high: 2, to: 0 };
const state = { position: bars.length, standings, trends, developing: [running] };
const none: Shown = { 'smart-money': false, zones: false, sessions: false };
const all: Shown = { 'smart-money': true, zones: true, sessions: true };

const kindOf = new Map(standings.map(({ mark }) => [mark.id, mark.kind]));
/** @returns indicators that have marks on the chart */
function makers(shown: Shown): Set<string> {
  const { marks } = suiteScene(frame, state, shown);
  const kinds = marks.map(({ id }) => kindOf.get(id) ?? 'session');
  return new Set(kinds.map(indicatorOf));
}

describe('the bars in view', () => {
  it('are as many as there is room for, up to the position', () => {
    expect(bareScene(frame, 100).bars).toEqual(bars.slice(20, 100));
    expect(bareScene(frame, 7).bars).toEqual(bars.slice(0, 7));
    expect(bareScene(frame, 0).bars).toEqual([]);
  });

  it('come with what the chart says of itself', () => {
    expect(bareScene(frame, 100)).toMatchObject({
      titles: ['At length', 'Short'],
      step: timeframe,
      digits: 4,
      marks: [],
      trend: [],
    });
  });
});

describe('the marks', () => {
  it.each(['smart-money', 'zones', 'sessions'] as const)(
    'of %s come and go with its switch',
    (id) => {
      expect(makers({ ...none, [id]: true })).toEqual(new Set([id]));
      expect(makers({ ...all, [id]: false })).not.toContain(id);
    },
  );

  it('are none where all is switched off', () => {
    expect(suiteScene(frame, state, none).marks).toEqual([]);
  });

  it('begin with running sessions, which are open on the right', () => {
    const [first] = suiteScene(frame, state, all).marks;
    expect(first).toMatchObject({ kind: 'session', label: 'Asia', to: null });
  });

  it('begin in the demo with structure and zones', () => {
    expect(makers(firstShown)).toEqual(new Set(['smart-money', 'zones']));
  });

  it('have zones of higher timeframes first, and do not repeat them', () => {
    const area = { kind: 'zone', side: 'demand', from: 0, low: 1, high: 2 } as const;
    const zone = (id: string, length: number, knownAt: number, low = 1): Mark => ({
      ...area,
      id,
      knownAt,
      timeframe: length,
      low,
      high: low + 1,
    });
    const zones = [
      zone('hour', HOUR_MS, 5),
      zone('four hours', 4 * HOUR_MS, 1),
      zone('apart', HOUR_MS, 2, 5),
      zone('newer apart', HOUR_MS, 3, 8),
    ].map((mark) => ({ mark, endedAt: null }));
    const { marks } = suiteScene(frame, { ...state, standings: zones }, { ...none, zones: true });
    expect(marks.map(({ id }) => id)).toEqual(['four hours', 'newer apart', 'apart']);
  });
});

describe('the trend table', () => {
  it('has a row for every timeframe', () => {
    const { trend } = suiteScene(frame, state, firstShown);
    expect(trend.map((row) => row.timeframe)).toEqual(['5m', '15m', '1h', '4h', '1d']);
    expect(trend.map(({ direction }) => direction)).toEqual(trends.map((row) => row.direction));
  });

  it('is left out of a narrow chart, and without zones', () => {
    const rows = (room: number, shown: Shown) =>
      suiteScene({ ...frame, room }, state, shown).trend.length;
    expect([rows(60, all), rows(59, all), rows(80, { ...all, zones: false })]).toEqual([5, 0, 0]);
  });
});

const known = { id: 'one', knownAt: 5 };
const area = { ...known, from: 3, low: 1, high: 2 };
const level: Mark = { ...known, kind: 'level', name: 'day open', from: 3, price: 1 };

it.each<[what: string, mark: Mark, endedAt: number | null, last: number]>([
  [
    'a swing with its bar',
    { ...known, kind: 'swing', time: 3, price: 1, side: 'low', label: '', repeatsSide: false },
    null,
    3,
  ],
  [
    'a break with the bar that made it',
    { ...known, kind: 'break', from: 3, price: 1, direction: 'up', label: 'BOS' },
    null,
    5,
  ],
  ['a session with its close', { ...area, kind: 'session', name: 'Asia', to: 8 }, null, 8],
  [
    'an opening range with its end',
    { ...area, kind: 'opening-range', name: 'Asia', to: 4 },
    null,
    4,
  ],
  ['an order block with its candle', { ...area, kind: 'order-block', direction: 'up' }, 20, 3],
  ['a gap with its bar', { ...area, kind: 'gap', direction: 'up' }, null, 3],
  ['a zone with its end', { ...area, kind: 'zone', side: 'supply', timeframe: 1 }, 20, 20],
  ['a level with its end', level, 12, 12],
])('leaves the chart: %s', (_, mark, endedAt, last) => {
  expect(isInView({ mark, endedAt }, last)).toBe(true);
  expect(isInView({ mark, endedAt }, last + 1)).toBe(false);
});

it('never leaves the chart while it stands: a level', () => {
  expect(isInView({ mark: level, endedAt: null }, 1e15)).toBe(true);
});
