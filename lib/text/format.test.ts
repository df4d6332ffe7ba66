import {
  currencyName,
  formatDate,
  formatLength,
  formatList,
  formatMoney,
  formatNumber,
  minorUnits,
} from './format';

/** Treats no-break spaces as spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ');

it.each([
  [129990, 'en-US', 'USD', '$1,299.90'],
  [1500, 'en', 'USD', '$15.00'],
])('writes %d minor units in %s %s', (minor, locale, currency, text) => {
  expect(plain(formatMoney(minor, { locale, currency }))).toBe(text);
});

it.each([
  ['de', 'EUR', '1.000 €'],
  ['ja', 'JPY', '¥1,000'],
  ['en', 'USD', '$1K'],
])('formats 1000 compactly in %s', (locale, currency, text) => {
  const units = minorUnits(1000, currency);
  expect(plain(formatMoney(units, { locale, currency, notation: 'compact' }))).toBe(text);
});

it.each([
  ['en-US', 'USD', 'US dollars'],
  ['de', 'EUR', 'Euro'],
])('in %s, %s is called %s', (locale, currency, name) => {
  expect(currencyName({ locale, currency })).toBe(name);
});

it.each([
  ['2026-11-21', 'en-US', 'November 21, 2026'],
  ['2026-11-21', 'en-GB', '21 November 2026'],
])('writes %s in %s', (iso, locale, text) => {
  expect(formatDate(iso, locale)).toBe(text.replaceAll(' ', '\u00a0'));
});

it('writes numbers, lengths and lists by locale', () => {
  expect(formatNumber(1299.5, 'en-US')).toBe('1,299.5');
  expect(formatNumber(1299.5, 'de')).toBe('1.299,5');
  expect(formatNumber(3, 'de', 2)).toBe('3,00');
  expect(formatLength(1, 'month', 'en-US')).toBe('1\u00a0month');
  expect(formatLength(7, 'month', 'de')).toBe('7\u00a0Monate');
  expect(formatList(['a', 'b', 'c'], 'de')).toBe('a, b und c');
  expect(formatList(['a', 'b', 'c'], 'en-GB', 'disjunction')).toBe('a, b or c');
});
