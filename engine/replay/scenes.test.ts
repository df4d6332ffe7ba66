import { projectionOf } from '@/engine/chart/chart';
import { SYSTEM_MONOSPACE } from '@/engine/chart/pen';
import type { Mark, RepaintingMark, Swing } from '@/engine/indicators/indicator';
import { REPAINTING_IDS, type RepaintingId } from '@/engine/indicators/repainting/versions';
import type { Standing } from '@/engine/indicators/standings';
import { LAYER_OF, LAYERS } from '@/engine/indicators/suite';
import { HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { SIMULATED_PRICES, simulatedMarket } from '@/engine/market/simulated-market';
import { BREAK, LEVEL, SWING, ZONE } from '@/engine/testing/marks';
import { CHART_WORDS, EVERYTHING, shortSource, unlimited } from '@/engine/testing/replay';
import { createPlayer } from './player';
import {
  FIRST_SHOWN,
  type Frame,
  type Pointed,
  repaintedSceneAt,
  type Shown,
  suiteScene,
  suiteSceneAt,
} from './scenes';

const player = createPlayer(
  shortSource({ bars: simulatedMarket(4, 2400), start: 2250 }),
  15 * MINUTE_MS,
);
player.tick(0, unlimited);
const { recording, position } = player.current();
const { bars } = recording;
const ROOM = 80;
const chart = {
  step: 15 * MINUTE_MS,
  prices: SIMULATED_PRICES,
  titles: ['Long', 'Short'],
  words: CHART_WORDS,
};
const frame: Frame = { ...chart, bars, room: ROOM, behind: 0, shown: EVERYTHING };
const NONE: Shown = { structure: false, zones: false, sessions: false };
const first = bars[position - ROOM]?.time ?? 0;

const suiteAt = (moment: number, shown = EVERYTHING, pointed: Partial<Pointed> = {}) =>
  suiteSceneAt(
    { recording, position: moment },
    { ...frame, shown },
    {
      crosshair: null,
      chosen: null,
      ...pointed,
    },
  );
const repaintedAt = (
  moment: number,
  bar: number | null = null,
  version: RepaintingId = 'early-swings',
) => {
  const crosshair = bar === null ? null : { bar, price: 1.1 };
  return repaintedSceneAt(version, { recording, position: moment, start: 0 }, frame, crosshair);
};

function sceneWith(standings: readonly Standing[], shown = EVERYTHING, room = ROOM) {
  const state = { ...recording.at(position, 0), standings, developing: [] };
  return suiteScene({ ...frame, room, shown }, state);
}

it.each([
  ['many', 100, 20],
  ['few', 7, 0],
  ['no', 0, 0],
])('shows the bars that there is room for, up to the position: %s bars', (_, moment, from) => {
  const wanted = { ...chart, bars: bars.slice(from, moment) };
  expect(suiteAt(moment)).toMatchObject(wanted);
  expect(repaintedAt(moment)).toMatchObject({ ...wanted, trend: [] });
});

describe('the marks', () => {
  const makers = (shown: Shown) => {
    const { marks } = suiteAt(position, shown);
    return new Set(marks.map(({ mark: { kind } }) => kind !== 'range' && LAYER_OF[kind]));
  };

  it.each(LAYERS)('of %s come and go with its switch', (id) => {
    expect(makers({ ...NONE, [id]: true })).toEqual(new Set([id]));
    expect(makers({ ...EVERYTHING, [id]: false })).not.toContain(id);
  });

  it('begin with structure alone', () => {
    expect(makers(FIRST_SHOWN)).toEqual(new Set(['structure']));
  });

  it('begin with running sessions, which are open on the right and the same from bar to bar', () => {
    const state = recording.at(position, 0);
    const running = (low: number, shown = EVERYTHING) => {
      const developing = [{ name: 'Asia' as const, from: 3, to: 8, low, high: 2 }];
      return suiteScene({ ...frame, shown }, { ...state, developing }).marks[0]?.mark;
    };
    expect(running(1)).toMatchObject({ kind: 'session', name: 'Asia', from: 3, to: Infinity });
    expect(running(0)?.id).toBe(running(1)?.id);
    expect(running(1, FIRST_SHOWN)?.kind).not.toBe('session');
  });
});

const area = { id: 'one', at: 5, knownAt: 6, from: 3, low: 1, high: 2 };
const middle: Mark = { ...area, kind: 'dealing-range', equilibrium: 105 };
const block: Mark = { ...area, kind: 'order-block', direction: 'up' };
const gap: Mark = { ...area, kind: 'gap', direction: 'up' };

function moved<M extends Mark>(mark: M, by: number): M {
  const times = ['from', 'to', 'time', 'at', 'knownAt'].filter((name) => name in mark);
  const later = times.map((name) => [name, Number(mark[name as keyof M]) + by]);
  return { ...mark, ...Object.fromEntries(later) };
}

it.each<[what: string, mark: Mark, endedAt: number | null, last: number]>([
  ['a swing with its bar', SWING, null, 3],
  ['a break with the bar that made it', BREAK, null, 5],
  ['a session with its close', { ...area, kind: 'session', name: 'Asia', to: 8 }, null, 8],
  ['an opening range', { ...area, kind: 'opening-range', name: 'Asia', to: 4 }, null, 4],
  ['an order block with its end', block, 20, 20],
  ['a gap with its end', gap, 20, 20],
  ['a zone with its end', ZONE, 20, 20],
])('leaves the chart: %s', (_, mark, endedAt, last) => {
  const shown = (until: number) => {
    const by = until - last;
    const ended = endedAt === null ? null : endedAt + by;
    return sceneWith([{ mark: moved(mark, by), testedAt: null, endedAt: ended }]).marks.length;
  };
  expect([shown(first), shown(first - 1)]).toEqual([1, 0]);
});

it.each([block, gap, ZONE, LEVEL, middle])('shows a $kind that stands, however old', (mark) => {
  expect(sceneWith([{ mark, testedAt: null, endedAt: null }]).marks).toHaveLength(1);
});

it.each([LEVEL, middle])('shows no $kind that another has replaced', (mark) => {
  expect(sceneWith([{ mark, testedAt: null, endedAt: first + 100 * HOUR_MS }]).marks).toEqual([]);
});

it('has the trend of every timeframe with zones, and room for it on both charts then alone', () => {
  const { trends } = recording.at(position, 0);
  expect(trends.length).toBeGreaterThan(3);
  expect(sceneWith([]).trend).toEqual(trends);
  const without = sceneWith([], { ...EVERYTHING, zones: false });
  expect(without.trend).toEqual([]);
  expect([without, sceneWith([]), repaintedAt(position)].map(({ hasHead }) => hasHead)).toEqual([
    false,
    true,
    true,
  ]);
});

it('points out the mark that was chosen where it is on the chart, and the bar of the crosshair', () => {
  const [mark] = suiteAt(position, FIRST_SHOWN).marks.slice(3);
  const chosen = (id = '') => suiteAt(position, FIRST_SHOWN, { chosen: id }).over?.chosen;
  expect([chosen(mark?.mark.id), chosen('swing:high:0')]).toEqual([mark, null]);
  expect(repaintedAt(position, ROOM - 1).over?.crosshair).toEqual({
    time: bars[position - 1]?.time,
    price: 1.1,
  });
  expect(repaintedAt(position, ROOM).over?.crosshair).toBeNull();
});

describe.each(REPAINTING_IDS)('the version with %s', (version) => {
  const { marks, vanished } = recording.repainted(version, position, 0, 0);
  const scene = repaintedAt(position, null, version);
  const time = (mark: RepaintingMark) => (mark.kind === 'break' ? mark.at : mark.time);

  it('shows what is drawn, as far as in view, and crosses out what is gone', () => {
    const inView = marks.filter((mark) => time(mark) >= first);
    expect(scene.marks.map(({ mark }) => mark.id)).toEqual(inView.map(({ id }) => id));
    expect(inView.length).toBeLessThan(marks.length);
    const gone = vanished.filter((mark) => mark.kind !== 'break');
    const { crosses = [] } = scene.over ?? {};
    expect(crosses.map((cross) => cross.time)).toEqual(gone.map(time).filter((at) => at >= first));
    expect(crosses.length).toBeGreaterThan(0);
    expect(crosses.length).toBeLessThan(gone.length);
  });

  it('has a line within the bars in view, but none of early swings', () => {
    const times = (scene.path ?? []).map((place) => place.time);
    const isInView = (at: number) => at >= first && at <= (bars[position - 1]?.time ?? 0);
    expect(times.filter((at) => !isInView(at))).toEqual([]);
    expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
    expect(times[0]).toBe(version === 'early-swings' ? undefined : first);
  });
});

it.each(REPAINTING_IDS)('puts the version with %s on the same scales as the suite', (version) => {
  const format = { size: { width: 700, height: 300 }, fontSize: 12, typeface: SYSTEM_MONOSPACE };
  for (const moment of [20, 60, position]) {
    const scenes = [suiteAt(moment), repaintedAt(moment, null, version)];
    const [one, other] = scenes.map((scene) => {
      const { plot, low, high, times, pitch } = projectionOf(scene, format);
      return { plot, low, high, times, pitch };
    });
    expect(other).toEqual(one);
  }
});

it('cuts a leg of the zigzag at the first bar in view, on the straight line between its swings', () => {
  const { path = [] } = repaintedAt(position, null, 'zigzag');
  const swings = recording
    .repainted('zigzag', position, 0, 0)
    .marks.filter(({ kind }) => kind === 'swing');
  const next = swings.findIndex((mark) => mark.kind === 'swing' && mark.time > first);
  const [a, b] = [swings[next - 1] as Swing, swings[next] as Swing];
  const slope = (b.price - a.price) / (b.time - a.time);
  expect(path[0]?.price).toBeCloseTo(a.price + slope * (first - a.time), 9);
  expect(path.slice(1)).toEqual(swings.slice(next));
});
