import { page, removeFixtures } from '../../postbuild/export-fixture';
import { foundBy } from '../fixture';
import { printedPrices } from './printed-prices';

afterAll(removeFixtures);

const offers = ({ price }: { price: string }) => {
  const months = { '14.99': 1, '69.99': 6, '129.99': 12 };
  const list = Object.entries(months).map(([amount, count], index) => ({
    '@type': 'Offer',
    name: `${['Monthly', '6-Month', 'Annual'][index]} Plan`,
    price: index === 0 ? price : amount,
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      price: index === 0 ? price : amount,
      priceCurrency: 'USD',
      billingDuration: ['P1M', 'P6M', 'P1Y'][index],
      billingIncrement: count,
      unitCode: 'MON',
    },
  }));
  return `<script type="application/ld+json">${JSON.stringify(list)}</script>`;
};
const plans = 'Monthly Plan $14.99 6-Month Plan $69.99 Annual Plan $129.99. Refund within 7 days.';

const foundOn = (text: string, price = '14.99', head = '') =>
  foundBy(printedPrices, undefined, {
    'index.html': page(`<p>${plans} ${text}</p>${offers({ price })}`, head),
  });

it('accepts prices, comparisons, savings and prices per month', async () => {
  expect(await foundOn('$89.94 and $179.88, save $19.95, $11.67 per month')).toEqual([]);
});

it('reads a price in parts by what is said of it', async () => {
  expect(await foundOn('<i aria-hidden="true"><b>$</b><b>14</b><b>99</b></i>')).toEqual([]);
});

it('reports another amount in the text', async () => {
  expect(await foundOn('Only $9.99')).toEqual([
    expect.objectContaining({ page: 'index.html', text: expect.stringContaining('$9.99') }),
  ]);
});

it('reports another amount in a description', async () => {
  const head = '<meta name="description" content="From $5"/>';
  expect(await foundOn('', '14.99', head)).toHaveLength(1);
});

it('reports another amount for search engines', async () => {
  const found = await foundOn('', '12.00');
  expect(found.map(({ text }) => text)).toContainEqual(expect.stringContaining('offer of Monthly'));
});
