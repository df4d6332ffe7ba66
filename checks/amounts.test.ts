import { formatMoney } from '@/lib/text/format';
import { amountsIn } from './amounts';

it.each([
  ['en-US', 'USD', 'It is $15, $1,299.00 or 29.99 US dollars.', [1500, 129_900, 2999]],
  ['en-US', 'USD', 'Version 29.99 of 1,299 bars', []],
  ['de-DE', 'EUR', 'Es kostet 14,99 € oder 1.299,00 €.', [1499, 129_900]],
])('reads amounts in %s and %s: %s', (locale, currency, text, amounts) => {
  expect(amountsIn(text, { locale, currency }).map(({ amount }) => amount)).toEqual(amounts);
});

it.each([
  ['en-US', 'USD'],
  ['fr-FR', 'EUR'],
  ['ja-JP', 'JPY'],
  ['de-CH', 'CHF'],
  ['he-IL', 'ILS'],
])('reads what the pages print in %s and %s', (locale, currency) => {
  for (const amount of [5, 1499, 1_234_567])
    expect(amountsIn(formatMoney(amount, { locale, currency }), { locale, currency })).toEqual([
      expect.objectContaining({ amount }),
    ]);
});
