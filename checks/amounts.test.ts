import { formatMoney } from '@/lib/text/format';
import { amountsIn, codedAmounts, foreignAmount } from './amounts';

it.each<[string, string, text: string, amounts: number[]]>([
  ['en-US', 'USD', 'It is $15, $1,299.00 or 29.99 US dollars.', [1500, 129_900, 2999]],
  ['en-US', 'USD', 'Version 29.99 of 1,299 bars', []],
  ['de-DE', 'EUR', 'Es kostet 14,99 € oder 1.299,00 €.', [1499, 129_900]],
  ['ja-JP', 'JPY', '月額¥1,800、年額15,800円', [1800, 15_800]],
  ['de-DE', 'USD', 'Es kostet 14,99 US-Dollar.', [1499]],
  ['en-GB', 'KWD', 'KWD 4.500', [4500]],
])('reads amounts in %s and %s: %s', (locale, currency, text, amounts) => {
  expect(amountsIn(text, { locale, currency }).map(({ amount }) => amount)).toEqual(amounts);
});

it.each([
  ['en-US', 'USD'],
  ['de-DE', 'EUR'],
  ['fr-FR', 'EUR'],
  ['ja-JP', 'JPY'],
  ['de-CH', 'CHF'],
  ['sv-SE', 'SEK'],
  ['ar-AE', 'AED'],
  ['he-IL', 'ILS'],
])('reads what the pages print in %s and %s', (locale, currency) => {
  for (const amount of [5, 1499, 129_900, 1_234_567])
    expect(amountsIn(formatMoney(amount, { locale, currency }), { locale, currency })).toEqual([
      expect.objectContaining({ amount }),
    ]);
});

it.each([
  ['en-US', 'USD', 'A second one costs EUR 5.', 'EUR 5'],
  ['en-US', 'USD', 'A second one costs 5 EUR', '5 EUR'],
  ['en-US', 'USD', 'A second one costs 5 euros a month', '5 euros'],
  ['en-US', 'EUR', 'It costs 1 dollar, or 5 pounds', '1 dollar'],
  ['de-DE', 'EUR', 'Es kostet 5 Dollar', '5 Dollar'],
  ['ja-JP', 'JPY', '月額5ユーロです', '5ユーロ'],
  // Of the same name as the site's own, charts and pairs, words.
  ['en-US', 'CAD', 'It costs 5 dollars', null],
  ['en-US', 'EUR', 'EUR/USD 15, USD 15m, 15 USD/JPY', null],
  ['de-DE', 'EUR', '3 Real-Time-Charts', null],
  ['en-US', 'USD', 'ALL 3 and the TOP 10', null],
])('finds a sum of another currency in %s and %s: %s', (locale, currency, text, sum) => {
  expect(foreignAmount(text, { locale, currency })).toBe(sum);
});

it.each([
  ['It costs USD 15 and USD 1,299.00', [1500, 129_900]],
  ['EUR/USD 15, USD 15m, AUSD 15', []],
])('reads the code before a sum: %s', (text, sums) => {
  const form = { locale: 'en-US', currency: 'USD' };
  expect(codedAmounts(text, form).map(({ amount }) => amount)).toEqual(sums);
});
