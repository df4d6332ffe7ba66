import { fill } from './fill';

it.each([
  ['Choose {plan}', { plan: 'Annual Plan' }, 'Choose Annual Plan'],
  ['{a}{a} and {b}', { a: '1', b: '0' }, '11 and 0'],
  ['Save {amount} ({about} {percent}%)', { amount: '$1', about: '', percent: '2' }, 'Save $1 (2%)'],
  ['{price}', { price: '$1 & $2, {braces}' }, '$1 & $2, {braces}'],
  ['{count} bars', { count: 1300, other: 1 }, '1,300 bars'],
])('fills %j', (text: string, values: Record<string, string | number>, filled) => {
  expect(fill(text, values, 'en')).toBe(filled);
});

const bars = { one: '{count} bar of {name}', other: '{count} bars of {name}' };

it.each([
  [1, 'en', bars, '1 bar of A'],
  [1300, 'de', bars, '1.300 bars of A'],
  [2, 'pl', { ...bars, few: '{count} few' }, '2 few'],
  [1, 'en', { other: 'all {count}' }, 'all 1'],
])('uses the plural form for %d in %s', (count, locale, text, filled) => {
  expect(fill(text, { count, name: 'A' }, locale)).toBe(filled);
});

it('throws for a missing value and names it', () => {
  const text: string = 'Choose {plan}';
  expect(() => fill(text, {})).toThrow('no value for {plan} in "Choose {plan}"');
});
