import { averageLength, createAverageSide } from './moving-average';

/** Sides after each of these closes, once the average of `averageLength` closes at 100 is known. */
function sides(...closes: number[]) {
  const next = createAverageSide();
  const first = Array.from({ length: averageLength }, () => next(100));
  expect(new Set(first)).toEqual(new Set([null]));
  return closes.map(next);
}

it('knows no side until a close lies off the average of the first twenty', () => {
  expect(sides(100, 100, 101)).toEqual([null, null, 'above']);
});

it('can know it with the twentieth close, not before', () => {
  const next = createAverageSide();
  const rising = Array.from({ length: averageLength }, (_, index) => next(index));
  expect(rising).toEqual([...Array(averageLength - 1).fill(null), 'above']);
});

it('starts from the plain average, which every one of its closes weighs on the same', () => {
  const next = createAverageSide();
  // 119 and nineteen closes at 100: their average is 100.95.
  next(119);
  for (let count = 1; count < averageLength - 1; count += 1) next(100);
  expect(next(100)).toBe('below');
  // Two parts in 21 of the way down to 100.86 are 100.94.
  expect(next(100.86)).toBe('below');
  expect(next(100.95)).toBe('above');
});

it('keeps its side on a close that lies on the average', () => {
  // 121 takes the average up by 2 / 21 of 21, to 102.
  expect(sides(121, 102, 101, 122)).toEqual(['above', 'above', 'below', 'above']);
});
