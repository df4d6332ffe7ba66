import type { ShownMark } from '@/engine/chart/scene';
import type { Mark, Zone } from '@/engine/indicators/indicator';
import type { Standing } from '@/engine/indicators/standing';
import { INDICATOR_IDS, indicatorOf } from '@/engine/indicators/suite';
import { HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { simulatedMarket } from '@/engine/market/simulated-market';
import { CHART_WORDS, EVERYTHING, shortSource, unlimited } from '@/engine/testing/replay';
import { createPlayer } from './player';
import {
  distinctZones,
  FIRST_SHOWN,
  type Frame,
  naiveSceneAt,
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
const titles = ['At length', 'Short'];
const frame: Frame = {
  bars,
  step: 15 * MINUTE_MS,
  digits: 4,
  room: ROOM,
  titles,
  words: CHART_WORDS,
};
const NONE: Shown = { 'smart-money': false, zones: false, sessions: false };
const NOTHING = { crosshair: null, chosen: null };
const at = (moment: number) => ({ recording, position: moment });

/** @returns the chart where the indicators say what a test makes them say */
function sceneWith(standings: readonly Standing[], shown = EVERYTHING, room = ROOM) {
  const state = { ...recording.at(position, 0), standings, developing: [] };
  return suiteScene({ ...frame, room }, state, shown);
}

describe('the bars in view', () => {
  it('are as many as there is room for, up to the position', () => {
    const inView = (moment: number) => suiteSceneAt(at(moment), frame, EVERYTHING, NOTHING).bars;
    expect(inView(100)).toEqual(bars.slice(20, 100));
    expect(inView(7)).toEqual(bars.slice(0, 7));
    expect(inView(0)).toEqual([]);
    expect(naiveSceneAt(at(100), frame, null).bars).toEqual(bars.slice(20, 100));
  });

  it('come with what the chart says of itself', () => {
    const wanted = { titles, words: CHART_WORDS, step: 15 * MINUTE_MS, digits: 4 };
    expect(suiteSceneAt(at(100), frame, EVERYTHING, NOTHING)).toMatchObject(wanted);
    expect(naiveSceneAt(at(100), frame, null)).toMatchObject({ ...wanted, trend: [] });
  });
});

describe('the marks', () => {
  /** @returns indicators that have marks on the chart */
  const makers = (shown: Shown) => {
    const { marks } = suiteSceneAt(at(position), frame, shown, NOTHING);
    return new Set(marks.map(({ mark }) => mark.kind !== 'range' && indicatorOf(mark.kind)));
  };

  it.each(INDICATOR_IDS)('of %s come and go with its switch', (id) => {
    expect(makers({ ...NONE, [id]: true })).toEqual(new Set([id]));
    expect(makers({ ...EVERYTHING, [id]: false })).not.toContain(id);
  });

  it('are none where all is switched off, and begin with structure and zones', () => {
    expect(makers(NONE)).toEqual(new Set());
    expect(makers(FIRST_SHOWN)).toEqual(new Set(['smart-money', 'zones']));
  });

  it('are those that a look at all of the recording would show', () => {
    for (const moment of [20, 60, position]) {
      const scene = suiteSceneAt(at(moment), frame, EVERYTHING, NOTHING);
      const wanted = suiteScene(frame, recording.at(moment, 0), EVERYTHING);
      const first = scene.bars[0]?.time ?? 0;
      // A session that closes where the chart begins has nothing to show on it.
      const isOnChart = ({ mark }: ShownMark) => !('to' in mark) || mark.to > first;
      expect(scene.marks).toEqual(wanted.marks.filter(isOnChart));
      expect(scene.trend).toEqual(wanted.trend);
      expect(scene.marks.length).toBeGreaterThan(5);
    }
  });

  it('begin with running sessions, which are open on the right and the same from bar to bar', () => {
    const state = recording.at(position, 0);
    const running = (low: number, shown = EVERYTHING) => {
      const developing = [{ name: 'Asia', from: 3, to: 8, low, high: 2 }];
      return suiteScene(frame, { ...state, developing }, shown).marks[0]?.mark;
    };
    expect(running(1)).toMatchObject({ kind: 'session', name: 'Asia', from: 3, to: Infinity });
    expect(running(0)?.id).toBe(running(1)?.id);
    expect(running(1, FIRST_SHOWN)?.kind).not.toBe('session');
  });
});

const known = { id: 'one', knownAt: 5 };
const area = { ...known, from: 3, low: 1, high: 2 };
const FAR = (bars[position - ROOM]?.time ?? 0) - 3;
/** @returns the same mark so much later */
function moved<M extends Mark>(mark: M, by: number): M {
  const times = ['from', 'to', 'time', 'knownAt'].filter((name) => name in mark);
  const later = times.map((name) => [name, Number(mark[name as keyof M]) + by]);
  return { ...mark, ...Object.fromEntries(later) };
}

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
])('leaves the chart: %s', (_, mark, endedAt, last) => {
  const first = bars[position - ROOM]?.time ?? 0;
  const shown = (until: number) => {
    const by = until - last;
    const ended = endedAt === null ? null : endedAt + by;
    return sceneWith([{ mark: moved(mark, by), endedAt: ended }]).marks.length;
  };
  expect([shown(first), shown(first - 1)]).toEqual([1, 0]);
});

it.each<Mark>([
  { ...known, kind: 'level', name: 'day open', from: 3, price: 2 },
  { ...area, kind: 'dealing-range', equilibrium: 1.5 },
])('shows what is in force however old, and not what a newer one has replaced: $kind', (mark) => {
  expect(sceneWith([{ mark, endedAt: null }]).marks).toHaveLength(1);
  expect(sceneWith([{ mark, endedAt: FAR + 100 * HOUR_MS }]).marks).toEqual([]);
});

describe('zones', () => {
  const zone: Zone = { ...area, kind: 'zone', side: 'demand', timeframe: HOUR_MS };
  const kept = (...zones: [changes: Partial<Zone>, endedAt?: number][]) =>
    distinctZones(
      zones.map(([changes, endedAt = null]) => ({ mark: { ...zone, ...changes }, endedAt })),
    ).map(({ mark }) => mark.id);

  it('come with higher timeframes first, then newer ones', () => {
    const zones = kept(
      [{ id: 'hour', low: 10, high: 11, knownAt: 5 }],
      [{ id: 'four hours', low: 20, high: 21, timeframe: 4 * HOUR_MS, knownAt: 1 }],
      [{ id: 'newer', low: 30, high: 31, knownAt: 6 }],
    );
    expect(zones).toEqual(['four hours', 'newer', 'hour']);
  });

  const prices = (low: number, high: number) => ({ id: 'second', knownAt: 1, low, high });
  const first = { id: 'first', low: 100, high: 110 };

  it.each<[what: string, other: Partial<Zone>, ids: string[]]>([
    ['with the same prices', prices(100, 110), ['first']],
    ['with more than two fifths of its height', prices(105.9, 115.9), ['first']],
    ['inside it', prices(104, 105), ['first']],
    ['around it', prices(50, 150), ['first']],
    ['with two fifths of its height', prices(106, 116), ['first', 'second']],
    ['with no price of it', prices(120, 130), ['first', 'second']],
    ['the other way', { ...prices(100, 110), side: 'supply' }, ['first', 'second']],
  ])('are told once: beside one, another %s', (_, other, ids) => {
    expect(kept([first], [other])).toEqual(ids);
  });

  it('are two where one began when the other was over', () => {
    const second = { ...prices(100, 110), from: 5 };
    expect(kept([{ ...first, from: 0 }, 5], [second])).toEqual(['first', 'second']);
    expect(kept([{ ...first, from: 5 }], [{ ...second, from: 0 }, 5])).toEqual(['first', 'second']);
    expect(kept([{ ...first, from: 0 }, 5], [{ ...second, from: 4 }])).toEqual(['first']);
  });

  it('are measured against those that were kept alone', () => {
    const [second, third] = [
      prices(105, 115),
      { ...prices(109.5, 119.5), id: 'third', knownAt: 0 },
    ];
    expect(kept([first], [second], [third])).toEqual(['first', 'third']);
  });
});

describe('the trend table', () => {
  it('has a row for every timeframe', () => {
    const { trend } = suiteSceneAt(at(position), frame, FIRST_SHOWN, NOTHING);
    expect(trend).toEqual(recording.at(position, 0).trends);
    expect(trend.length).toBeGreaterThan(3);
  });

  it('is left out of a narrow chart, and without zones', () => {
    const rows = (room: number, shown: Shown) => sceneWith([], shown, room).trend.length;
    expect([rows(60, EVERYTHING), rows(59, EVERYTHING)]).toEqual([5, 0]);
    expect(rows(80, { ...EVERYTHING, zones: false })).toBe(0);
  });
});

describe('what is pointed at', () => {
  it('is the mark that was chosen, where it is on the chart', () => {
    const chosen = suiteSceneAt(at(position), frame, FIRST_SHOWN, NOTHING).marks[3];
    const over = (id: string) =>
      suiteSceneAt(at(position), frame, FIRST_SHOWN, { ...NOTHING, chosen: id }).over;
    expect(over(chosen?.mark.id ?? '')?.chosen).toEqual(chosen);
    expect(over('swing:high:0')?.chosen).toBeNull();
  });

  it('is the time of the bar under the crosshair', () => {
    const place = (bar: number) => naiveSceneAt(at(position), frame, { bar, price: 1.1 }).over;
    const last = bars[position - 1]?.time;
    expect(place(ROOM - 1)?.crosshair).toEqual({ time: last, price: 1.1 });
    expect(place(ROOM)?.crosshair).toBeNull();
  });
});

describe('the repainting version', () => {
  const from = bars[position - ROOM]?.time ?? 0;
  const { marks, vanished } = recording.naive(position);
  const scene = naiveSceneAt(at(position), frame, null);

  it('shows the marks that are drawn there, and none of those further back', () => {
    const inView = marks.filter(
      (mark) => (mark.kind === 'swing' ? mark.time : mark.knownAt) >= from,
    );
    expect(scene.marks.map(({ mark }) => mark.id)).toEqual(inView.map(({ id }) => id));
    expect(new Set(scene.marks.map(({ mark }) => mark.kind))).toEqual(new Set(['swing', 'break']));
    expect(inView.length).toBeLessThan(marks.length);
  });

  it('crosses out the swings that are gone, as far as they are in view', () => {
    const gone = vanished.filter((mark) => mark.kind === 'swing');
    expect(scene.over?.crosses).toEqual(gone.filter(({ time }) => time >= from));
    expect(scene.over?.crosses.length).toBeGreaterThan(0);
    expect(scene.over?.crosses.length).toBeLessThan(gone.length);
  });
});
