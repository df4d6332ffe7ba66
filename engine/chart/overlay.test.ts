import type { Mark } from '@/engine/indicators/indicator';
import { contains, type Rect } from './geometry';
import { drawOverlay } from './overlay';
import { plotOf, project } from './projection';
import type { Overlay } from './scene';

const size = { width: 400, height: 300 };
const plot = plotOf(size, 10);
const times = Array.from({ length: 20 }, (_, bar) => 100 + bar);
const p = project({ times, step: 1, blank: 5, low: 10, high: 20 }, size, plot, 10);

/** @returns the segments and rectangles drawn */
function overlaid(over: Partial<Overlay>) {
  const pen = { lines: jest.fn(), rects: jest.fn(), path: jest.fn(), texts: jest.fn() };
  drawOverlay(pen, { crosshair: null, chosen: null, crosses: [], ...over }, p);
  return {
    lines: pen.lines.mock.calls.flatMap(([segments]) => segments),
    rects: pen.rects.mock.calls.flatMap(([rects]): Rect[] => rects),
  };
}

it('is empty where nothing is pointed at', () => {
  expect(overlaid({})).toEqual({ lines: [], rects: [] });
});

it.each([
  ['at a bar and a price', 15, p.y(15)],
  ['inside the plot for a price above', 50, plot.y],
  ['inside the plot for a price below', 1, plot.y + plot.height],
])('crosses two lines %s', (_, price, y) => {
  expect(overlaid({ crosshair: { time: 105, price } }).lines).toEqual([
    [p.x(105), plot.y, p.x(105), plot.y + plot.height],
    [plot.x, y, plot.x + plot.width, y],
  ]);
});

it('crosses out places in view, and no others', () => {
  const crosses = [
    { time: 105, price: 15 },
    { time: 110, price: 12 },
    { time: 50, price: 15 },
    { time: 105, price: 25 },
    { time: 105, price: 5 },
  ];
  const [x, y] = [p.x(105), p.y(15)];
  const { lines } = overlaid({ crosses });
  expect(lines).toHaveLength(4);
  expect(lines.slice(0, 2)).toEqual([
    [x - 4, y - 4, x + 4, y + 4],
    [x + 4, y - 4, x - 4, y + 4],
  ]);
});

const known = { id: 'one', knownAt: 107 };
const zone = { ...known, kind: 'zone', side: 'demand', timeframe: 60_000, from: 105 } as const;
const swing: Mark = {
  ...known,
  ...{ kind: 'swing', time: 107, price: 15, side: 'high', label: 'HH', repeatsSide: false },
};
const level: Mark = { ...known, kind: 'level', name: 'day open', from: 105, price: 15 };
const range: Mark = {
  ...known,
  ...{ kind: 'dealing-range', from: 105, low: 10, high: 20, equilibrium: 15 },
};
const broken: Mark = {
  ...known,
  ...{ kind: 'break', from: 103, price: 15, direction: 'up', label: 'BOS' },
};
const area = (changes: object, endedAt = 110): [Mark, number] => [
  { ...zone, low: 14, high: 16, ...changes },
  endedAt,
];
/** @returns the frame around a mark that was chosen */
const frameOf = (mark: Mark, endedAt: number | null = null) =>
  overlaid({ chosen: { mark, endedAt } }).rects[0];

it('frames an area a little outside of it', () => {
  const frame = frameOf(...area({}));
  expect(frame?.x).toBeCloseTo(p.x(105) - p.pitch / 2 - 4);
  expect(frame?.y).toBeCloseTo(p.y(16) - 4);
  expect(frame?.width).toBeCloseTo(5 * p.pitch + 8);
  expect(frame?.height).toBeCloseTo(p.y(14) - p.y(16) + 8);
});

it.each([
  [swing, 107],
  [level, 112],
  [range, 112],
  [broken, 105],
])('frames a line or a stroke: %#', (mark, time) => {
  const frame = frameOf(mark);
  const point = { x: p.x(time), y: p.y(15), width: 0, height: 0 };
  expect(frame && contains(frame, point)).toBe(true);
});

it.each<[what: string, mark: Mark, endedAt: number | null]>([
  ['an area', ...area({ from: 50, low: 1, high: 100 }, 500)],
  ['an area at the edge', ...area({ from: 100, high: 20 })],
  ['a swing at the edge', { ...swing, time: 100, price: 20 }, null],
  ['a level that began long ago', { ...level, from: 1 }, null],
  ['a break that began long ago', { ...broken, from: 1 }, null],
])('cuts the frame to the plot: %s', (_, mark, endedAt) => {
  const frame = frameOf(mark, endedAt);
  expect(frame && contains(plot, frame)).toBe(true);
});

it.each<[what: string, mark: Mark, endedAt: number | null]>([
  ['an area above', ...area({ low: 30, high: 40 })],
  ['an area below', ...area({ low: 1, high: 2 })],
  ['an area further back', ...area({ from: 50 }, 60)],
  ['a swing further back', { ...swing, time: 50 }, null],
  ['a level above', { ...level, price: 40 }, null],
  ['a break further back', { ...broken, from: 50, knownAt: 60 }, null],
])('frames nothing that is out of view: %s', (_, mark, endedAt) => {
  expect(frameOf(mark, endedAt)).toBeUndefined();
});
