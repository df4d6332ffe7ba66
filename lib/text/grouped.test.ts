import fc from 'fast-check';
import { grouped } from './grouped';

it.each([
  [0, '0'],
  [300, '300'],
  [1240, '1,240'],
  [1234567, '1,234,567'],
])('writes %i as %s', (number, words) => {
  expect(grouped(number)).toBe(words);
});

it('writes any number as the browser’s own formatter does, which costs more to load and to call in every frame', () => {
  fc.assert(fc.property(fc.nat(), (n) => expect(grouped(n)).toBe(n.toLocaleString('en-US'))));
});
