import type { ShownMark } from '@/engine/chart/scene';
import { HOUR_MS } from '@/engine/market/bar';
import { barsOf, flatBars } from '@/engine/testing/bars';
import { sceneOf } from '@/engine/testing/replay';
import { marksUnder, movedCrosshair } from './crosshair';

/** Thirty bars that close at 100, 101, … */
const bars = flatBars(Array.from({ length: 30 }, (_, bar) => 100 + bar));
const at = (bar: number) => ({ bar, price: 100 + bar });

it.each([
  ['along the bars', 15, { ArrowLeft: 14, ArrowDown: 14, ArrowRight: 16, ArrowUp: 16 }],
  ['by ten bars and to the ends', 15, { PageDown: 5, PageUp: 25, Home: 0, End: 29 }],
  ['no further than the first bar', 0, { ArrowLeft: 0, PageDown: 0 }],
  ['no further than the last bar', 29, { ArrowRight: 29, PageUp: 29 }],
  ['onto the chart where it was not', null, { ArrowLeft: 29, ArrowRight: 29, End: 29, Home: 0 }],
  ['back from a bar that is not there any more', 80, { ArrowLeft: 29 }],
])('moves %s, on the closes', (_, from, moves) => {
  for (const [key, bar] of Object.entries(moves))
    expect(movedCrosshair(from === null ? null : { bar: from, price: 7 }, bars, key)).toEqual(
      at(bar),
    );
});

it.each(['Tab', 'Enter', 'a', 'toString'])('leaves the key %s alone', (key) => {
  expect(movedCrosshair(at(15), bars, key)).toBeNull();
  expect(movedCrosshair(null, bars, key)).toBeNull();
});

it('has no place on a chart without bars', () => {
  expect(movedCrosshair(null, [], 'End')).toBeNull();
});

/** Ten bars at the times 0 to 9, from 90 to 110 each. */
const wide = barsOf(Array.from({ length: 10 }, () => [100, 110, 90, 100] as const));
const under = (mark: ShownMark, bar: number, price = 100) =>
  marksUnder(sceneOf(wide, [mark]), { bar, price }).length > 0;
const coveredBars = (mark: ShownMark, price?: number) =>
  wide.flatMap(({ time }) => (under(mark, time, price) ? [time] : []));

const known = { id: 'one', knownAt: 6 };
const zone = { ...known, kind: 'zone', side: 'demand', timeframe: HOUR_MS } as const;
const box: ShownMark = { mark: { ...zone, from: 3, low: 95, high: 105 }, endedAt: 6 };
const level = (price: number): ShownMark => ({
  mark: { ...known, kind: 'level', name: 'day open', from: 3, price },
  endedAt: null,
});
const middle: ShownMark = {
  mark: { ...known, kind: 'dealing-range', from: 3, low: 80, high: 130, equilibrium: 105 },
  endedAt: null,
};
const broken = (price: number): ShownMark => ({
  mark: { ...known, kind: 'break', from: 3, price, direction: 'up', label: 'BOS' },
  endedAt: null,
});

it('finds an area on its bars, up to the one on which it ended', () => {
  expect(coveredBars(box)).toEqual([3, 4, 5]);
  expect(coveredBars({ ...box, endedAt: null })).toEqual([3, 4, 5, 6, 7, 8, 9]);
});

it.each([
  [95, true],
  [105, true],
  [94.9, false],
  [105.1, false],
])('finds an area at its own prices: at %d %s', (price, expected) => {
  expect(under(box, 4, price)).toBe(expected);
});

it('finds a level from its bar on, where the bar reaches it, a dealing range by its middle', () => {
  expect(coveredBars(level(105))).toEqual([3, 4, 5, 6, 7, 8, 9]);
  expect(coveredBars(middle)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  expect(coveredBars(level(111))).toEqual([]);
  expect(coveredBars(level(89))).toEqual([]);
});

it('finds a break along its line, and on the bar that closed beyond even where that left it', () => {
  expect(coveredBars(broken(105))).toEqual([3, 4, 5, 6]);
  expect(coveredBars(broken(120))).toEqual([6]);
});

it('finds a swing on its bar alone, whatever the price', () => {
  const swing = { ...known, kind: 'swing', time: 4, price: 110, side: 'high' } as const;
  const mark = { ...swing, label: 'HH', repeatsSide: false } as const;
  expect(coveredBars({ mark, endedAt: null }, 0)).toEqual([4]);
});

it('names each mark once, in the order in which they are drawn, and none without a name', () => {
  const swing = { ...known, kind: 'swing', time: 4, price: 110, side: 'high' } as const;
  const marks: ShownMark[] = [
    box,
    { ...box, mark: { ...box.mark, id: 'other' } },
    level(100),
    { mark: { ...swing, label: '', repeatsSide: false }, endedAt: null },
  ];
  expect(marksUnder(sceneOf(wide, marks), { bar: 4, price: 100 })).toEqual(['Below 1h', 'One']);
});

it('finds nothing on a bar that is not there', () => {
  expect(marksUnder(sceneOf(wide, [box]), { bar: 10, price: 100 })).toEqual([]);
});
