import { timeScale } from './time-scale';

const place = timeScale([100, 110, 120, 200, 210], 10);

it.each([
  ['the first bar', 100, 0],
  ['the middle of a bar', 115, 1.5],
  ['a bar after a hole', 200, 3],
  ['a time in a hole, at the end of the bar before it', 170, 3],
  ['a time before the first bar', 80, -2],
  ['a time after the last bar', 240, 7],
])('places %s', (_, time, bars) => {
  expect(place(time)).toBe(bars);
});
