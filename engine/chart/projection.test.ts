import { contains, crowding, grow, type Rect, sharedArea } from './geometry';
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

describe('times', () => {
  // One unit to a bar.
  const scale = project(
    { times: [100, 110, 120, 200, 210], step: 10, blank: 5, low: 0, high: 1 },
    size,
    { x: -0.5, y: 0, width: 10, height: 1 },
    10,
  );

  it.each([
    ['the first bar', 100, 0],
    ['the middle of a bar', 115, 1.5],
    ['a bar after a hole', 200, 3],
    ['a time in a hole, at the end of the bar before it', 170, 3],
    ['a time before the first bar', 80, -2],
    ['a time after the last bar', 240, 7],
  ])('place %s', (_, time, x) => {
    expect(scale.x(time)).toBeCloseTo(x);
  });
});

describe('rectangles', () => {
  const rect = (x: number, y: number, width: number, height: number): Rect => ({
    x,
    y,
    width,
    height,
  });
  const square = rect(0, 0, 10, 10);

  it.each([
    ['crossing', rect(5, 5, 10, 10), 25],
    ['nested', rect(2, 2, 3, 4), 12],
    ['touching', rect(10, 0, 5, 5), 0],
    ['apart', rect(20, 20, 5, 5), 0],
  ])('share the area of %s ones', (_, other, area) => {
    expect(sharedArea(square, other)).toBe(area);
  });

  it('contain themselves and what does not stick out', () => {
    const inner = [square, rect(1, 1, 2, 2), rect(1, 1, 10, 2)];
    expect(inner.map((other) => contains(square, other))).toEqual([true, true, false]);
  });

  it('grow on every side', () => {
    expect(grow(square, 2)).toEqual(rect(-2, -2, 14, 14));
  });

  it('are crowded by the part that is covered', () => {
    expect(crowding(square, [rect(0, 0, 10, 2), rect(0, 8, 5, 2)])).toBeCloseTo(0.3);
  });
});
