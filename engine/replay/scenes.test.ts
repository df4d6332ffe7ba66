import { projectionOf } from '@/engine/chart/chart';
import { SYSTEM_MONOSPACE } from '@/engine/chart/pen';
import type { ShownMark } from '@/engine/chart/scene';
import type { Mark, Swing, Zone } from '@/engine/indicators/indicator';
import type { RepaintingMark } from '@/engine/indicators/repainting/repainting';
import { REPAINTING_IDS, type RepaintingId } from '@/engine/indicators/repainting/versions';
import type { Standing } from '@/engine/indicators/suite';
import { INDICATOR_IDS, INDICATOR_OF } from '@/engine/indicators/suite';
import { HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { SIMULATED_PRICES, simulatedMarket } from '@/engine/market/simulated-market';
import { barsOf, flatBars } from '@/engine/testing/bars';
import { CHART_WORDS, EVERYTHING, sceneOf, shortSource, unlimited } from '@/engine/testing/replay';
import { createPlayer } from './player';
import {
  FIRST_SHOWN,
  type Frame,
  marksUnder,
  movedCrosshair,
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
const frame: Frame = { ...chart, bars, room: ROOM, behind: 0 };
const NONE: Shown = { 'smart-money': false, zones: false, sessions: false };
/** Opening of the first bar in view. */
const first = bars[position - ROOM]?.time ?? 0;

const suiteAt = (moment: number, shown = EVERYTHING, pointed: Partial<Pointed> = {}) =>
  suiteSceneAt({ recording, position: moment }, frame, shown, {
    crosshair: null,
    chosen: null,
    ...pointed,
  });
const repaintedAt = (
  moment: number,
  bar: number | null = null,
  version: RepaintingId = 'early-swings',
) => {
  const crosshair = bar === null ? null : { bar, price: 1.1 };
  return repaintedSceneAt(version, { recording, position: moment, start: 0 }, frame, crosshair);
};

/** @returns the chart where the indicators say what a test makes them say */
function sceneWith(standings: readonly Standing[], shown = EVERYTHING, room = ROOM) {
  const state = { ...recording.at(position, 0), standings, developing: [] };
  return suiteScene({ ...frame, room }, state, shown);
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
  /** @returns indicators that have marks on the chart */
  const makers = (shown: Shown) => {
    const { marks } = suiteAt(position, shown);
    return new Set(
      marks.map(
        ({ mark: { kind } }) => kind !== 'range' && kind !== 'signal' && INDICATOR_OF[kind],
      ),
    );
  };

  it.each(INDICATOR_IDS)('of %s come and go with its switch', (id) => {
    expect(makers({ ...NONE, [id]: true })).toEqual(new Set([id]));
    expect(makers({ ...EVERYTHING, [id]: false })).not.toContain(id);
  });

  it('begin with structure and zones', () => {
    expect(makers(FIRST_SHOWN)).toEqual(new Set(['smart-money', 'zones']));
  });

  it.each([20, 60, position])('are those that a look at all of bar %d would show', (moment) => {
    const scene = suiteAt(moment);
    const wanted = suiteScene(frame, recording.at(moment, 0), EVERYTHING);
    const from = scene.bars[0]?.time ?? 0;
    // A session that closes where the chart begins has nothing to show on it.
    const isOnChart = ({ mark }: ShownMark) => !('to' in mark) || mark.to > from;
    expect(scene.marks).toEqual(wanted.marks.filter(isOnChart));
    expect(scene.trend).toEqual(wanted.trend);
    expect(scene.marks.length).toBeGreaterThan(5);
  });

  it('begin with running sessions, which are open on the right and the same from bar to bar', () => {
    const state = recording.at(position, 0);
    const running = (low: number, shown = EVERYTHING) => {
      const developing = [{ name: 'Asia' as const, from: 3, to: 8, low, high: 2 }];
      return suiteScene(frame, { ...state, developing }, shown).marks[0]?.mark;
    };
    expect(running(1)).toMatchObject({ kind: 'session', name: 'Asia', from: 3, to: Infinity });
    expect(running(0)?.id).toBe(running(1)?.id);
    expect(running(1, FIRST_SHOWN)?.kind).not.toBe('session');
  });
});

const known = { id: 'one', at: 5, knownAt: 6 };
const area = { ...known, from: 3, low: 1, high: 2 };
const swing: Mark = {
  ...known,
  kind: 'swing',
  time: 3,
  price: 110,
  side: 'low',
  label: '',
  repeatsSide: false,
};
const broken: Mark = {
  ...known,
  kind: 'break',
  from: 3,
  price: 105,
  direction: 'up',
  label: 'BOS',
};
const zone: Zone = { ...area, kind: 'zone', side: 'demand', timeframe: HOUR_MS };
const level: Mark = { ...known, kind: 'level', name: 'day open', from: 3, price: 105 };
const middle: Mark = { ...area, kind: 'dealing-range', equilibrium: 105 };
const block: Mark = { ...area, kind: 'order-block', direction: 'up' };
const gap: Mark = { ...area, kind: 'gap', direction: 'up' };

/** @returns the same mark so much later */
function moved<M extends Mark>(mark: M, by: number): M {
  const times = ['from', 'to', 'time', 'at', 'knownAt'].filter((name) => name in mark);
  const later = times.map((name) => [name, Number(mark[name as keyof M]) + by]);
  return { ...mark, ...Object.fromEntries(later) };
}

it.each<[what: string, mark: Mark, endedAt: number | null, last: number]>([
  ['a swing with its bar', swing, null, 3],
  ['a break with the bar that made it', broken, null, 5],
  ['a session with its close', { ...area, kind: 'session', name: 'Asia', to: 8 }, null, 8],
  ['an opening range', { ...area, kind: 'opening-range', name: 'Asia', to: 4 }, null, 4],
  ['an order block with its end', block, 20, 20],
  ['a gap with its end', gap, 20, 20],
  ['a zone with its end', zone, 20, 20],
])('leaves the chart: %s', (_, mark, endedAt, last) => {
  const shown = (until: number) => {
    const by = until - last;
    const ended = endedAt === null ? null : endedAt + by;
    return sceneWith([{ mark: moved(mark, by), testedAt: null, endedAt: ended }]).marks.length;
  };
  expect([shown(first), shown(first - 1)]).toEqual([1, 0]);
});

it.each([block, gap, zone, level, middle])('shows a $kind that stands, however old', (mark) => {
  expect(sceneWith([{ mark, testedAt: null, endedAt: null }]).marks).toHaveLength(1);
});

it.each([level, middle])('shows no $kind that another has replaced', (mark) => {
  expect(sceneWith([{ mark, testedAt: null, endedAt: first + 100 * HOUR_MS }]).marks).toEqual([]);
});

it('has the trend of every timeframe, but without zones; the room for it stays', () => {
  const { trends } = recording.at(position, 0);
  expect(trends.length).toBeGreaterThan(3);
  expect(sceneWith([]).trend).toEqual(trends);
  const without = sceneWith([], { ...EVERYTHING, zones: false });
  expect(without.trend).toEqual([]);
  expect([without, repaintedAt(position)].every(({ hasHead }) => hasHead)).toBe(true);
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

describe('the crosshair', () => {
  /** Thirty bars that close at 100, 101, … */
  const closes = flatBars(Array.from({ length: 30 }, (_, bar) => 100 + bar));
  const press = (key: string, bar: number | null) =>
    movedCrosshair(bar === null ? null : { bar, price: 7 }, closes, key);

  it.each([
    ['along the bars', 15, { ArrowLeft: 14, ArrowDown: 14, ArrowRight: 16, ArrowUp: 16 }],
    ['by ten bars and to the ends', 15, { PageDown: 5, PageUp: 25, Home: 0, End: 29 }],
    ['no further than the first bar', 0, { ArrowLeft: 0, PageDown: 0 }],
    ['no further than the last bar', 29, { ArrowRight: 29, PageUp: 29 }],
    ['onto the chart where it was not', null, { ArrowLeft: 29, End: 29, Home: 0 }],
    ['back from a bar that is not there any more', 80, { ArrowLeft: 29 }],
  ])('moves %s, on the closes', (_, from, moves) => {
    for (const [key, bar] of Object.entries(moves))
      expect(press(key, from)).toEqual({ bar, price: 100 + bar });
  });

  it('leaves other keys alone, and has no place on a chart without bars', () => {
    const keys = ['Tab', 'Enter', 'a', 'toString'];
    expect(keys.flatMap((key) => press(key, 15) ?? press(key, null) ?? [])).toEqual([]);
    expect(movedCrosshair(null, [], 'End')).toBeNull();
  });

  /** Ten bars at the times 0 to 9, from 90 to 110 each. */
  const wide = barsOf(Array.from({ length: 10 }, () => [100, 110, 90, 100] as const));
  const namesAt = (marks: ShownMark[], bar: number, price: number) =>
    marksUnder(sceneOf(wide, marks), { bar, price });
  const box: Mark = { ...zone, low: 95, high: 105 };
  const line: Mark = { ...broken, at: 6 };
  const named: Mark = { ...swing, time: 4, label: 'HL' };
  const onwards = [3, 4, 5, 6, 7, 8, 9];

  it.each<[what: string, Mark, endedAt: number | null, price: number, bars: number[]]>([
    ['an area up to the bar on which it ended', box, 6, 100, [3, 4, 5]],
    ['an area in force', box, null, 100, onwards],
    ['an area at its lower price', box, null, 95, onwards],
    ['an area at its upper price', box, null, 105, onwards],
    ['no area below it', box, null, 94.9, []],
    ['no area above it', box, null, 105.1, []],
    ['a level from its bar on', level, null, 0, onwards],
    ['a dealing range by its middle', middle, null, 0, onwards],
    ['no level above the bars', { ...level, price: 111 }, null, 0, []],
    ['no level below the bars', { ...level, price: 89 }, null, 0, []],
    ['a break along its line', line, null, 0, [3, 4, 5, 6]],
    ['a break on the bar beyond it', { ...line, price: 120 }, null, 0, [6]],
    ['a swing on its bar alone', named, null, 0, [4]],
  ])('finds %s', (_, mark, endedAt, price, found) => {
    const isUnder = (bar: number) => namesAt([{ mark, endedAt }], bar, price).length > 0;
    expect([...wide.keys()].filter(isUnder)).toEqual(found);
  });

  it('names each mark once, in the order in which they are drawn, and none without a name or a bar', () => {
    const session: Mark = { ...area, kind: 'session', name: 'Asia', low: 95, high: 105, to: 8 };
    const twins: Mark[] = [box, { ...box, id: 'other' }];
    const all: Mark[] = [...twins, level, { ...swing, time: 4 }, named, line, session];
    const marks = all.map((mark) => ({ mark, endedAt: null }));
    expect(namesAt(marks, 4, 100)).toEqual(['Below 1h', 'One', 'hl', 'on', 'East']);
    expect(namesAt(marks, 10, 100)).toEqual([]);
  });
});
