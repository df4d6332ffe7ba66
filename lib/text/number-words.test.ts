import { numberInWords, numberOf } from './number-words';

it.each([
  ['three', 3],
  ['Twelve', 12],
  ['250', 250],
  ['both', null],
  ['', null],
])('reads %j as %j', (words, number) => {
  expect(numberOf(words)).toBe(number);
});

it.each([
  [1, 'one'],
  [12, 'twelve'],
  [13, '13'],
])('writes %d as %j', (number, words) => {
  expect(numberInWords(number)).toBe(words);
});
