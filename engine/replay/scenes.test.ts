import type { Mark } from '#indicators/indicator';
import type { MarkState } from '#indicators/mark-states';
import { LAYER_OF, LAYERS } from '#indicators/suite';
import { HOUR_MS, MINUTE_MS } from '#market/bar';
import { SIMULATED_PRICES, simulatedMarket } from '#market/simulated-market';
import { BREAK, LEVEL, SWING, ZONE } from '#testing/marks';
import { CHART_WORDS, EVERYTHING, SETTINGS, shortSource, unlimited } from '#testing/replay';
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

const player = createPlayer(shortSource({ bars: simulatedMarket(4, 2400), start: 2250 }), SETTINGS);
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
const NONE: Shown = { ...EVERYTHING, structure: false, zones: false, sessions: false };
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
  isFaint?: (id: string) => boolean,
) => {
  const crosshair = bar === null ? null : { bar, price: 1.1 };
  return repaintedSceneAt({ recording, position: moment }, frame, crosshair, isFaint);
};

function sceneWith(markStates: readonly MarkState[], shown = EVERYTHING, room = ROOM) {
  const state = { ...recording.at(position, 0), markStates, developing: [] };
  return suiteScene({ ...frame, room, shown }, state);
}

describe('the marks', () => {
  const makers = (shown: Shown) => {
    const { marks } = suiteAt(position, shown);
    return new Set(marks.map(({ mark: { kind } }) => LAYER_OF[kind]));
  };

  it.each(LAYERS)('of the %s layer are shown if it is on', (id) => {
    expect(makers({ ...NONE, [id]: true })).toEqual(new Set([id]));
    expect(makers({ ...EVERYTHING, [id]: false })).not.toContain(id);
  });

  it('begin with running sessions, which have no end and keep their ids', () => {
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
  ['a break with the breaking bar', BREAK, null, 5],
  ['a session with its close', { ...area, kind: 'session', name: 'Asia', to: 8 }, null, 8],
  ['a first hour with its end', { ...area, kind: 'opening-range', name: 'Asia', to: 4 }, null, 4],
  ['an order block with its end', block, 20, 20],
  ['a gap with its end', gap, 20, 20],
  ['a zone with its end', ZONE, 20, 20],
])('scrolls out of view: %s', (_, mark, endedAt, last) => {
  const shown = (until: number) => {
    const by = until - last;
    const ended = endedAt === null ? null : endedAt + by;
    return sceneWith([{ mark: moved(mark, by), testedAt: null, endedAt: ended }]).marks.length;
  };
  expect([shown(first), shown(first - 1)]).toEqual([1, 0]);
});

it.each([block, gap, ZONE, LEVEL, middle])('shows a $kind in force, however old', (mark) => {
  expect(sceneWith([{ mark, testedAt: null, endedAt: null }]).marks).toHaveLength(1);
});

it.each([LEVEL, middle])('hides a replaced $kind', (mark) => {
  expect(sceneWith([{ mark, testedAt: null, endedAt: first + 100 * HOUR_MS }]).marks).toEqual([]);
});

it("finds a chosen mark on the chart, and the time of the crosshair's bar", () => {
  const [mark] = suiteAt(position, FIRST_SHOWN).marks.slice(3);
  const chosen = (id = '') => suiteAt(position, FIRST_SHOWN, { chosen: id }).over?.chosen;
  expect([chosen(mark?.mark.id), chosen('swing:high:0')]).toEqual([mark, null]);
  expect(repaintedAt(position, ROOM - 1).over?.crosshair).toEqual({
    time: bars[position - 1]?.time,
    price: 1.1,
  });
  expect(repaintedAt(position, ROOM).over?.crosshair).toBeNull();
});

describe('the repainting chart', () => {
  const { marks, vanished } = recording.repainted.at(position, 0);
  const scene = repaintedAt(position);

  it('shows its marks in view, and a cross on each swing taken back, faint where asked', () => {
    const inView = marks.filter(({ time }) => time >= first);
    expect(scene.marks.map(({ mark }) => mark.id)).toEqual(inView.map(({ id }) => id));
    expect(inView.length).toBeLessThan(marks.length);
    const gone = vanished.filter(({ time }) => time >= first);
    const crosses = (of: typeof scene) =>
      of.over?.crosses.map(({ time, isFaint }) => ({ time, isFaint }));
    expect(crosses(scene)).toEqual(gone.map(({ time }) => ({ time, isFaint: false })));
    expect(gone.length).toBeGreaterThan(1);
    expect(gone.length).toBeLessThan(vanished.length);
    const last = gone.at(-1)?.id;
    expect(crosses(repaintedAt(position, null, (id) => id !== last))).toEqual(
      gone.map(({ time, id }) => ({ time, isFaint: id !== last })),
    );
  });

  it('has a line inside the view', () => {
    const times = (scene.path ?? []).map((place) => place.time);
    const isInView = (at: number) => at >= first && at <= (bars[position - 1]?.time ?? 0);
    expect(times.filter((at) => !isInView(at))).toEqual([]);
    expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
    expect(times[0]).toBe(first);
  });
});
