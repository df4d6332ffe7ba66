import { joinSentences, noBreak } from './sentences';

it.each([
  [['One.', 'Two.'], 'One. Two.'],
  [['一つ。', '二つ（註）', '三つ。'], '一つ。二つ（註）三つ。'],
  [['', 'One.'], 'One.'],
  [[], ''],
])('puts %j together', (all, expected) => {
  expect(joinSentences(all)).toBe(expected);
});

it.each([
  ['A 7-day refund, 4-hour charts', 'A 7-\u2060day refund, 4-\u2060hour charts'],
  ['7-Tage-Frist', '7-\u2060Tage-Frist'],
  ['bars 1-5, day-trader, in 7 days', 'bars 1-5, day-trader, in 7 days'],
])('keeps a length of time on its line: %s', (text, expected) => {
  expect(noBreak(text)).toBe(expected);
});
