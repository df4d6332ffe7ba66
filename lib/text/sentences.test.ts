import { inlineLinks, joinSentences, noBreak } from './sentences';

it.each([
  [['One.', 'Two.'], 'One. Two.'],
  [['一つ。', '二つ（註）', '三つ。'], '一つ。二つ（註）三つ。'],
  [['', 'One.'], 'One.'],
  [[], ''],
])('joins %j', (all, expected) => {
  expect(joinSentences(all)).toBe(expected);
});

it.each([
  ['A 7-day refund, 4-hour charts', 'A 7-\u2060day refund, 4-\u2060hour charts'],
  ['7-Tage-Frist', '7-\u2060Tage-Frist'],
  ['within 6 months, $14.99 per year', 'within 6\u00a0months, $14.99\u00a0per year'],
  ['12 × 14,99 €', '12\u00a0×\u00a014,99 €'],
  ['bars 1-5, day-trader, 2026 was', 'bars 1-5, day-trader, 2026 was'],
])('keeps numbers and their units on one line: %s', (text, expected) => {
  expect(noBreak(text)).toBe(expected);
});

it.each([
  ['no link', ['no link']],
  ['', []],
  ['[Terms](/terms)', [{ text: 'Terms', href: '/terms' }]],
  ['See [Terms](/terms).', ['See ', { text: 'Terms', href: '/terms' }, '.']],
  [
    '[a](/#pricing)[b](mailto:x@y.example) c',
    [{ text: 'a', href: '/#pricing' }, { text: 'b', href: 'mailto:x@y.example' }, ' c'],
  ],
  ['[site](https://a.example/b?c=d#e)', [{ text: 'site', href: 'https://a.example/b?c=d#e' }]],
  ['a [bracket] (and this)', ['a [bracket] (and this)']],
  ['[unfinished](/terms', ['[unfinished](/terms']],
  ['[spaced](/a b)', ['[spaced](/a b)']],
])('reads %j', (text, parts) => {
  expect(inlineLinks(text)).toEqual(parts);
});

it.each([
  'javascript:alert`1`',
  '//other.example',
  'http://a.example',
  'data:text/html,x',
  'terms',
])('refuses the target %s', (href) => {
  expect(() => inlineLinks(`[x](${href})`)).toThrow(
    `expected a path, anchor, https, mailto or tel link, got "${href}"`,
  );
});
