import type { ShownMark } from '@/engine/chart/scene';
import type { Mark } from '@/engine/indicators/indicator';
import { barsOf, flatBars } from '@/engine/testing/bars';
import { BREAK, LEVEL, SWING, ZONE } from '@/engine/testing/marks';
import { playedMarket, sceneOf } from '@/engine/testing/replay';
import { markBeside, marksUnder, movedCrosshair } from './pointing';

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
const line = { ...BREAK, at: 6 };
const middle: Mark = { ...ZONE, kind: 'dealing-range', equilibrium: 105 };
const named: Mark = { ...SWING, time: 4, label: 'HL' };
const onwards = [3, 4, 5, 6, 7, 8, 9];

it.each<[what: string, Mark, endedAt: number | null, price: number, bars: number[]]>([
  ['an area up to the bar on which it ended', ZONE, 6, 100, [3, 4, 5]],
  ['an area in force', ZONE, null, 100, onwards],
  ['an area at its lower price', ZONE, null, 95, onwards],
  ['an area at its upper price', ZONE, null, 105, onwards],
  ['no area below it', ZONE, null, 94.9, []],
  ['no area above it', ZONE, null, 105.1, []],
  ['a level from its bar on', LEVEL, null, 0, onwards],
  ['a dealing range by its middle', middle, null, 0, onwards],
  ['no level above the bars', { ...LEVEL, price: 111 }, null, 0, []],
  ['no level below the bars', { ...LEVEL, price: 89 }, null, 0, []],
  ['a break along its line', line, null, 0, [3, 4, 5, 6]],
  ['a break on the bar beyond it', { ...line, price: 120 }, null, 0, [6]],
  ['a swing on its bar alone', named, null, 0, [4]],
])('finds %s', (_, mark, endedAt, price, found) => {
  const isUnder = (bar: number) => namesAt([{ mark, endedAt }], bar, price).length > 0;
  expect([...wide.keys()].filter(isUnder)).toEqual(found);
});

it('names each mark once, in the order in which they are drawn, and none without a name or a bar', () => {
  const session: Mark = { ...ZONE, kind: 'session', name: 'Asia', to: 8 };
  const twins: Mark[] = [ZONE, { ...ZONE, id: 'other' }];
  const all: Mark[] = [...twins, LEVEL, { ...named, label: '' }, named, line, session];
  const marks = all.map((mark) => ({ mark, endedAt: null }));
  expect(namesAt(marks, 4, 100)).toEqual(['Below 1h', 'One', 'hl', 'on', 'East']);
  expect(namesAt(marks, 10, 100)).toEqual([]);
});

describe('the mark beside another', () => {
  const { marks } = playedMarket(9)(0.5, 80);

  /** Where one comes to from a mark, step by step, until there is none. */
  function walk(on: readonly ShownMark[], by: 1 | -1): string[] {
    const ids: string[] = [];
    for (let mark = markBeside(on, null, by); mark; mark = markBeside(on, mark.id, by))
      ids.push(mark.id);
    return ids;
  }

  it('leads through every mark once, the other way round back, by when they became known', () => {
    const older = walk(marks, -1);
    expect(older.length).toBeGreaterThan(10);
    expect(new Set(older).size).toBe(older.length);
    expect(walk(marks, 1)).toEqual(older.toReversed());
    // However they are drawn, and whichever came first.
    expect(walk(marks.toReversed(), -1)).toEqual(older);
    const known = older.map((id) => {
      const mark = marks.find((shown) => shown.mark.id === id)?.mark;
      return mark && 'knownAt' in mark ? mark.knownAt : 0;
    });
    expect(known).toEqual(known.toSorted((a, b) => b - a));
  });

  it('begins anew where the mark has left the chart, and ends where there are none', () => {
    expect(markBeside(marks, 'gone', -1)?.id).toBe(walk(marks, -1)[0]);
    expect(markBeside([], null, 1)).toBeNull();
  });
});
