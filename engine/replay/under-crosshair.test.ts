import type { Drawn } from '@/engine/chart/drawn';
import { barsOf } from '@/engine/testing/bars';
import { sceneOf } from './testing/scene-of';
import { marksUnder } from './under-crosshair';

/** Ten bars at the times 0 to 9, from 90 to 110 each. */
const bars = barsOf(Array.from({ length: 10 }, () => [100, 110, 90, 100] as const));
const under = (mark: Drawn, bar: number, price = 100) =>
  marksUnder(sceneOf(bars, [mark]), { bar, price }).length > 0;
const coveredBars = (mark: Drawn, price?: number) =>
  bars.flatMap(({ time }) => (under(mark, time, price) ? [time] : []));

const box: Drawn = {
  kind: 'zone',
  id: 'zone',
  from: 3,
  to: 6,
  low: 95,
  high: 105,
  direction: 'up',
  label: 'Demand 1h',
};
const level: Drawn = { kind: 'level', id: 'level', from: 3, price: 105, label: 'Day open' };
const broken: Drawn = {
  kind: 'break',
  id: 'break',
  from: 3,
  to: 6,
  price: 105,
  direction: 'up',
  label: 'BOS',
};

it('finds an area on its bars, up to the one on which it ended', () => {
  expect(coveredBars(box)).toEqual([3, 4, 5]);
  expect(coveredBars({ ...box, to: null })).toEqual([3, 4, 5, 6, 7, 8, 9]);
});

it.each([
  [95, true],
  [105, true],
  [94.9, false],
  [105.1, false],
])('finds an area at its own prices: at %d %s', (price, expected) => {
  expect(under(box, 4, price)).toBe(expected);
});

it('finds a level from its bar on, where the bar reaches it', () => {
  expect(coveredBars(level)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  expect(coveredBars({ ...level, price: 111 })).toEqual([]);
  expect(coveredBars({ ...level, price: 89 })).toEqual([]);
});

it('finds a break along its line, and on the bar that closed beyond even where that left it', () => {
  expect(coveredBars(broken)).toEqual([3, 4, 5, 6]);
  expect(coveredBars({ ...broken, price: 120 })).toEqual([6]);
});

it('finds a swing on its bar alone, whatever the price', () => {
  const swing: Drawn = { kind: 'swing', id: 's', time: 4, price: 110, side: 'high', label: 'HH' };
  expect(coveredBars(swing, 0)).toEqual([4]);
});

it('names each mark once, in the order in which they are drawn, and none without a name', () => {
  const marks: Drawn[] = [
    box,
    { ...box, id: 'other' },
    { ...level, price: 100 },
    { ...box, id: 'bare', label: '' },
  ];
  expect(marksUnder(sceneOf(bars, marks), { bar: 4, price: 100 })).toEqual([
    'Demand 1h',
    'Day open',
  ]);
});

it('finds nothing on a bar that is not there', () => {
  expect(marksUnder(sceneOf(bars, [box]), { bar: 10, price: 100 })).toEqual([]);
});
