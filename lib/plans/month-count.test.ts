import { MOST_MONTHS, monthCount, parseMonths } from './month-count';

it.each([
  [1, '1 month'],
  [7, '7 months'],
])('says %d', (months, words) => {
  expect(monthCount(months)).toBe(words);
});

it.each([
  ['1', 1],
  [' 12 ', 12],
  ['007', 7],
  [`${MOST_MONTHS}`, MOST_MONTHS],
])('reads "%s"', (typed, months) => {
  expect(parseMonths(typed)).toBe(months);
});

it.each([
  '',
  ' ',
  '0',
  '-3',
  '+3',
  '1.5',
  '1,5',
  '1e1',
  'six',
  `${MOST_MONTHS + 1}`,
  '99999999999',
])('reads nothing in "%s"', (typed) => {
  expect(parseMonths(typed)).toBeNull();
});
