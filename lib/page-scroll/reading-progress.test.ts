import { readingProgress } from './reading-progress';

it.each([
  ['the top', 0, 0],
  ['the middle', 1200, 0.5],
  ['the end', 2400, 1],
  ['the bounce above the top', -40, 0],
  ['the bounce below the end', 2450, 1],
])('at %s', (_, scrollY, expected) => {
  expect(readingProgress({ scrollY, viewportHeight: 600, documentHeight: 3000 })).toBe(expected);
});

it.each([600, 400, 0])('is 0 on a page of %i px in a window of 600', (documentHeight) => {
  expect(readingProgress({ scrollY: 0, viewportHeight: 600, documentHeight })).toBe(0);
});
