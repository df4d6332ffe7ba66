import { barAt, contains, grow, plotOf, priceAt, project, sharedArea } from './geometry';

const size = { width: 300, height: 200 };
const plot = plotOf(size, 10, 49);
const times = Array.from({ length: 15 }, (_, index) => 1000 + 10 * index);
const p = project({ times, step: 10, blank: 5, low: 50, high: 100 }, size, plot, 10);
const [right, bottom] = [plot.x + plot.width, plot.y + plot.height];

it('bars and prices fill the plot, which leaves room for the axes', () => {
  expect([right, bottom]).toEqual([251, 181]);
  expect([p.x(1000), p.x(1190)]).toEqual([plot.x + p.pitch / 2, right - p.pitch / 2]);
  expect([p.y(100), p.y(50), p.y(110)]).toEqual([plot.y, bottom, plot.y - plot.height / 5]);
});

it('a point maps back to its price and the nearest bar', () => {
  const places = [p.x(1000), p.x(1140), -50, 240];
  expect(places.map((x) => barAt(p, x))).toEqual([0, 14, 0, 14]);
  expect(priceAt(p, p.y(77))).toBeCloseTo(77);
});

it.each([
  ['in mid-bar', 115, 1.5],
  ['at a bar after a gap', 200, 3],
  ['in the gap', 170, 3],
  ['before the first bar', 80, -2],
])('places a time %s; gaps take no space', (_, time, x) => {
  const extent = { times: [100, 110, 120, 200, 210], step: 10, blank: 5, low: 0, high: 1 };
  const scale = project(extent, size, { x: -0.5, y: 0, width: 10, height: 1 }, 10);
  expect(scale.x(time)).toBeCloseTo(x);
});

it('rectangles grow on all sides, share an area, and contain what fits inside', () => {
  const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
  const square = rect(0, 0, 10, 10);
  const others = [rect(5, 5, 10, 10), rect(2, 2, 3, 4), rect(10, 0, 5, 5), rect(20, 20, 5, 5)];
  expect(others.map((other) => sharedArea(square, other))).toEqual([25, 12, 0, 0]);
  expect([square, ...others].map((other) => contains(square, other))).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
  expect(grow(square, 2)).toEqual(rect(-2, -2, 14, 14));
});
