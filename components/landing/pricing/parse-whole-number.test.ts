import fc from 'fast-check';
import { parseWholeNumber } from './use-whole-number';

it.each([
  ['1', 1],
  [' 12 ', 12],
  ['007', 7],
  ['60', 60],
])('reads "%s"', (typed, number) => {
  expect(parseWholeNumber(typed, 1, 60)).toBe(number);
});

it.each(['', ' ', '0', '-3', '+3', '1.5', '1,5', '1e1', 'six', '61', '99999999999'])(
  'reads nothing in "%s"',
  (typed) => {
    expect(parseWholeNumber(typed, 1, 60)).toBeNull();
  },
);

it('reads every whole number within the limits, and no other', () => {
  const few = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(few, few, few, (number, low, high) => {
      const isWithin = number >= low && number <= high;
      expect(parseWholeNumber(`${number}`, low, high)).toBe(isWithin ? number : null);
    }),
  );
});
