import { MAX_PRICE, MIN_PRICE } from 'repaint-check/table';
import { flatBars } from '#testing/bars';
import { fc } from '#testing/properties';
import { formatPrice, priceFormOf } from './price-form';

it.each([
  ['whole prices', [300, 20, 1], '300'],
  ['prices without trailing zeros', [1.5, 1], '1.5'],
  ['prices without rounding errors', [0.1 + 0.2, 1], '0.3'],
  ['repeating decimals to eleven digits', [1 / 3, 1], '0.33333333333'],
  ['the lowest price drawn', [MIN_PRICE], '0.000000000001'],
  ['the highest price drawn', [MAX_PRICE], '1000000000000'],
  ['at most 15 digits in any price', [1e-12, 123_456.5], '0.000000000'],
])('writes %s', (_, prices, written) => {
  const [price = 0] = prices;
  expect(formatPrice(price, priceFormOf(flatBars(prices)))).toBe(written);
});

it('writes different prices differently, and reserves space for each', () => {
  const order = fc.integer({ min: -9, max: 9 });
  const prices = fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 1 });
  fc.assert(
    fc.property(order, prices, (exponent, figures) => {
      const all = figures.map((figure) => Number(`${figure}e${exponent - 3}`));
      const form = priceFormOf(flatBars(all));
      const written = all.map((price) => formatPrice(price, form));
      expect(written.map(Number)).toEqual(all);
      expect(written.filter(({ length }) => length > form.characters)).toEqual([]);
    }),
  );
});

it("writes the language's decimal separator", () => {
  expect(formatPrice(-1.5, { digits: 2, characters: 5, point: ',' })).toBe('-1,50');
});
