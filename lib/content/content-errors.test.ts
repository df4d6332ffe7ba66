import { describeError } from './content-errors';

it.each([
  ['short', '"short"'],
  [12.5, '12.5'],
  [null, 'nothing'],
  [undefined, 'nothing'],
  ['x'.repeat(58), `"${'x'.repeat(58)}"`],
  ['x'.repeat(59), `"${'x'.repeat(57)}…"`],
  [Array(40).fill(1), `[${'1,'.repeat(28)}1…`],
])('prints %j in at most 60 characters', (got, shown) => {
  expect(describeError({ expected: 'a price', got })).toBe(`expected a price, got ${shown}`);
});
