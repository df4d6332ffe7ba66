import { monthCount } from './month-count';

it.each([
  [1, '1 month'],
  [7, '7 months'],
])('says %d', (months, words) => {
  expect(monthCount(months)).toBe(words);
});
