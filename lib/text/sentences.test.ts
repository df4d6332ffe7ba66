import { sentences } from './sentences';

it.each([
  [['One.', 'Two.'], 'One. Two.'],
  [['一つ。', '二つ（註）', '三つ。'], '一つ。二つ（註）三つ。'],
  [['', 'One.'], 'One.'],
  [[], ''],
])('puts %j together', (all, expected) => {
  expect(sentences(all)).toBe(expected);
});
