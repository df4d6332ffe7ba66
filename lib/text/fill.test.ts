import { fill } from './fill';

it.each([
  ['Choose {plan}', { plan: 'Annual Plan' }, 'Choose Annual Plan'],
  ['{months} × {monthly}', { months: '6', monthly: '$14.99' }, '6 × $14.99'],
  ['{a}{a} and {b}', { a: '1', b: '0' }, '11 and 0'],
  [
    'Save {amount} ({about} {percent}%)',
    { amount: '$1', about: '', percent: '22' },
    'Save $1 (22%)',
  ],
  ['Save {about} {percent}%', { about: 'about', percent: '28' }, 'Save about 28%'],
  ['no placeholder', {}, 'no placeholder'],
  ['{price}', { price: '$1 & $2, {braces}' }, '$1 & $2, {braces}'],
])('fills %j', (template, values, text) => {
  expect(fill<never>(template, values)).toBe(text);
});

it.each([
  ['{count} {count:bar|bars}', { count: 1 }, 'en', '1 bar'],
  ['{count} {count:bar|bars}', { count: 1300 }, 'en', '1,300 bars'],
  [
    '{count:ein Balken|{count} Balken} von {name}',
    { count: 1300, name: 'A' },
    'de',
    '1.300 Balken von A',
  ],
  ['{count:ein Balken|{count} Balken}', { count: 1, name: 'A' }, 'de', 'ein Balken'],
  ['{count}本', { count: 1 }, 'ja', '1本'],
  ['{name} {count:a|b}', { name: '{count:x|y}', count: 2 }, 'en', '{count:x|y} b'],
])('fills %j by its number', (template, values, locale, text) => {
  expect(fill<never>(template, values, locale)).toBe(text);
});

it('has no plural without a number and a language', () => {
  expect(() => fill<'count'>('{count:a|b}', { count: '1' }, 'en')).toThrow(
    'no number for {count:…}',
  );
  // @ts-expect-error A number has to be written in some language.
  expect(() => fill<'count'>('{count:a|b}', { count: 1 })).toThrow(RangeError);
});

it('ignores a value that is not asked for', () => {
  const values = { a: 'x', b: 'y' };
  expect(fill<'a'>('{a}', values)).toBe('x');
});

it.each([
  ['{plan}', 'no value for {plan} in "{plan}"'],
  ['{toString}', 'no value for {toString} in "{toString}"'],
  ['an open { brace', 'a stray { in "an open { brace"'],
  ['{ plan }', 'a stray { in "{ plan }"'],
])('refuses %j', (template, problem) => {
  expect(() => fill<never>(template, {})).toThrow(new Error(problem));
});

it('names a placeholder whose value is missing at run time', () => {
  expect(() => fill<'a'>('{a}', { a: undefined as unknown as string })).toThrow('no value for {a}');
});
