import { capitalised, countWord } from './count-word';

it.each([
  [0, 'no'],
  [1, 'one'],
  [3, 'three'],
  [12, 'twelve'],
  [13, '13'],
])('has %i as %s', (count, word) => {
  expect(countWord(count)).toBe(word);
});

it.each([
  ['three ways', 'Three ways'],
  ['13 ways', '13 ways'],
  ['', ''],
])('begins with a capital: %j', (text, begun) => {
  expect(capitalised(text)).toBe(begun);
});
