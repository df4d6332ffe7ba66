import {
  barAt,
  contains,
  crowding,
  grow,
  plotOf,
  priceAt,
  project,
  type Rect,
  sharedArea,
} from './geometry';

const size = { width: 300, height: 200 };
const plot = plotOf(size, 10, 49);
const times = Array.from({ length: 15 }, (_, index) => 1000 + 10 * index);
const p = project({ times, step: 10, blank: 5, low: 50, high: 100 }, size, plot, 10);
const [right, bottom] = [plot.x + plot.width, plot.y + plot.height];

it('keeps room for the axes right and below, and above what is asked for', () => {
  expect([right, bottom]).toEqual([251, 181]);
  expect(plotOf(size, 10, 49, 50)).toMatchObject({ y: 50, height: 131 });
});

it('puts bars side by side, and prices from the bottom to the top and beyond', () => {
  expect([p.x(1000), p.x(1190)]).toEqual([plot.x + p.pitch / 2, right - p.pitch / 2]);
  expect([p.y(100), p.y(50), p.y(110)]).toEqual([plot.y, bottom, plot.y - plot.height / 5]);
});

it('finds bars and prices again from their places, beyond the bars the nearest one', () => {
  const places = [p.x(1000), p.x(1140), -50, 240];
  expect(places.map((x) => barAt(p, x))).toEqual([0, 14, 0, 14]);
  expect(priceAt(p, p.y(77))).toBeCloseTo(77);
});

it.each([
  ['the first bar', 100, 0],
  ['the middle of a bar', 115, 1.5],
  ['a bar after a hole', 200, 3],
  ['a time in a hole, at the end of the bar before it', 170, 3],
  ['a time before the first bar', 80, -2],
  ['a time after the last bar', 240, 7],
])('places %s', (_, time, x) => {
  const extent = { times: [100, 110, 120, 200, 210], step: 10, blank: 5, low: 0, high: 1 };
  const scale = project(extent, size, { x: -0.5, y: 0, width: 10, height: 1 }, 10);
  expect(scale.x(time)).toBeCloseTo(x);
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

  it('grow on every side, and are crowded by the part that is covered', () => {
    expect(grow(square, 2)).toEqual(rect(-2, -2, 14, 14));
    expect(crowding(square, [rect(0, 0, 10, 2), rect(0, 8, 5, 2)])).toBeCloseTo(0.3);
  });
});
