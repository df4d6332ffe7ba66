import { barAt, plotOf, priceAt, project } from './projection';

const size = { width: 300, height: 200 };
const plot = plotOf(size, 10);
const times = Array.from({ length: 15 }, (_, index) => 1000 + 10 * index);
const p = project({ times, step: 10, blank: 5, low: 50, high: 100 }, size, plot, 10);

it('keeps room for the axes right and below', () => {
  expect([plot.x + plot.width, plot.y + plot.height]).toEqual([251, 181]);
});

it('keeps the room above that is asked for', () => {
  expect(plotOf(size, 10, 50)).toMatchObject({ y: 50, height: 131 });
});

it('puts bars side by side from the left edge', () => {
  expect([p.x(1000), p.x(1190)]).toEqual([plot.x + p.pitch / 2, plot.x + plot.width - p.pitch / 2]);
});

it.each([
  ['the highest price at the top', 100, plot.y],
  ['the lowest price at the bottom', 50, plot.y + plot.height],
  ['a price beyond beyond', 110, plot.y - plot.height / 5],
])('puts %s', (_, price, y) => {
  expect(p.y(price)).toBeCloseTo(y);
});

it.each([
  [0, 1000],
  [14, 1140],
])('finds bar %d again from its place', (index, time) => {
  expect(barAt(p, p.x(time))).toBe(index);
});

it.each([
  ['left of the plot', -50, 0],
  ['in the empty room on the right', 240, 14],
])('finds the nearest bar %s', (_, x, index) => {
  expect(barAt(p, x)).toBe(index);
});

it('reads a price back from its height', () => {
  expect(priceAt(p, p.y(77))).toBeCloseTo(77);
});
