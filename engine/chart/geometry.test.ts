import { contains, crowding, grow, type Rect, sharedArea } from './geometry';

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
])('shares the area of %s rectangles', (_, other, area) => {
  expect(sharedArea(square, other)).toBe(area);
});

it.each([
  ['itself', square, true],
  ['a part', rect(1, 1, 2, 2), true],
  ['what sticks out', rect(1, 1, 10, 2), false],
])('tells whether it contains %s', (_, inner, expected) => {
  expect(contains(square, inner)).toBe(expected);
});

it('grows on every side', () => {
  expect(grow(square, 2)).toEqual(rect(-2, -2, 14, 14));
});

it('measures crowding as the covered part', () => {
  expect(crowding(square, [rect(0, 0, 10, 2), rect(0, 8, 5, 2)])).toBeCloseTo(0.3);
});
