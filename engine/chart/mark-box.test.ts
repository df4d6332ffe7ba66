import type { Drawn } from './drawn';
import { contains } from './geometry';
import { markBox } from './mark-box';
import { plotOf, project } from './projection';

const size = { width: 400, height: 300 };
const plot = plotOf(size, 10);
const times = Array.from({ length: 20 }, (_, bar) => 100 + bar);
const p = project({ times, step: 1, blank: 5, low: 10, high: 20 }, size, plot, 10);

const box: Drawn = {
  kind: 'zone',
  id: 'zone',
  from: 105,
  to: 110,
  low: 14,
  high: 16,
  direction: 'up',
  label: '',
};
const swing: Drawn = { kind: 'swing', id: 's', time: 107, price: 15, side: 'high', label: 'HH' };
const level: Drawn = { kind: 'level', id: 'l', from: 105, price: 15, label: 'Day open' };
const broken: Drawn = {
  kind: 'break',
  id: 'b',
  from: 103,
  to: 107,
  price: 15,
  direction: 'up',
  label: 'BOS',
};

it('lies a little outside of an area', () => {
  const around = markBox(box, p);
  expect(around?.x).toBeCloseTo(p.x(105) - p.pitch / 2 - 4);
  expect(around?.y).toBeCloseTo(p.y(16) - 4);
  expect(around?.width).toBeCloseTo(5 * p.pitch + 8);
  expect(around?.height).toBeCloseTo(p.y(14) - p.y(16) + 8);
});

it.each<[Drawn['kind'], Drawn, number]>([
  ['swing', swing, 107],
  ['level', level, 112],
  ['break', broken, 105],
])('lies around a %s', (_, mark, time) => {
  const around = markBox(mark, p);
  const point = { x: p.x(time), y: p.y(15), width: 0, height: 0 };
  expect(around && contains(around, point)).toBe(true);
});

it.each<[what: string, Drawn]>([
  ['an area', { ...box, from: 50, to: 500, low: 1, high: 100 }],
  ['an area at the edge', { ...box, from: 100, high: 20 }],
  ['a swing at the edge', { ...swing, time: 100, price: 20 }],
  ['a level that began long ago', { ...level, from: 1 }],
  ['a break that began long ago', { ...broken, from: 1 }],
])('is cut to the plot: %s', (_, mark) => {
  const around = markBox(mark, p);
  expect(around && contains(plot, around)).toBe(true);
});

it.each<[what: string, Drawn]>([
  ['an area above', { ...box, low: 30, high: 40 }],
  ['an area below', { ...box, low: 1, high: 2 }],
  ['an area further back', { ...box, from: 50, to: 60 }],
  ['a swing further back', { ...swing, time: 50 }],
  ['a level above', { ...level, price: 40 }],
  ['a break further back', { ...broken, from: 50, to: 60 }],
])('is none where nothing of the mark is in view: %s', (_, mark) => {
  expect(markBox(mark, p)).toBeNull();
});
