import { graphOf, plans, seller, suite, website } from './graph-fixture';

/** Every string in the data, with the property it stands under. */
function strings(data: unknown, key = ''): [string, string][] {
  if (typeof data === 'string') return [[key, data]];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    strings(value, Array.isArray(data) ? key : name),
  );
}

describe('the site graph', () => {
  it('has one seller, one site and one product', () => {
    expect(graphOf()['@graph'].map((node) => (node as { '@type': string })['@type'])).toEqual([
      'Organization',
      'WebSite',
      'Product',
    ]);
  });

  it('has one offer per plan, in order', () => {
    expect(suite.offers.map((offer) => (offer as unknown as { name: string }).name)).toEqual([
      'Monthly Plan',
      '6-Month Plan',
      'Annual Plan',
    ]);
  });

  it.each([
    [0, '14.99', 'P1M', 1],
    [1, '70.00', 'P6M', 6],
    [2, '129.90', 'P1Y', 12],
  ])('derives offer %s from its plan', (index, price, billingDuration, billingIncrement) => {
    expect(suite.offers[index]).toMatchObject({
      price,
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'USD',
        billingDuration,
        billingIncrement,
        unitCode: 'MON',
      },
    });
  });

  it('says in stock where a plan can be bought', () => {
    expect(suite.offers[0]).toHaveProperty('availability', 'https://schema.org/InStock');
  });

  it('says nothing of stock where it cannot', () => {
    const sold = plans.map((one) => ({ ...one, paymentLink: null }));
    expect(JSON.stringify(graphOf({}, sold))).not.toContain('availability');
  });

  it.each([
    'aggregateRating',
    'review',
    'AggregateOffer',
    'priceType',
    'priceValidUntil',
    'SearchAction',
    'sameAs',
  ])('never contains %s', (word) => {
    expect(JSON.stringify(graphOf())).not.toContain(`"${word}"`);
  });

  it('keeps every id, address and picture on the own origin', () => {
    const addresses = strings(graphOf()).filter(([key]) =>
      /^(?:@id|url|image|merchantReturnLink)$/.test(key),
    );
    expect(addresses.filter(([, value]) => !value.startsWith('https://site.example'))).toEqual([]);
  });

  it('has three product pictures', () => {
    expect(suite).toHaveProperty('image', [
      'https://site.example/social/product-1x1.png',
      'https://site.example/social/product-4x3.png',
      'https://site.example/social/product-16x9.png',
    ]);
  });

  it('writes the home page as the canonical link does', () => {
    expect([seller, website, suite].map((node) => (node as { url?: unknown }).url)).toEqual(
      Array(3).fill('https://site.example'),
    );
  });

  it('states the refund policy in its countries', () => {
    expect(seller).toHaveProperty('hasMerchantReturnPolicy', {
      '@type': 'MerchantReturnPolicy',
      '@id': 'https://site.example/#refund-policy',
      applicableCountry: ['US', 'GB'],
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 7,
      returnFees: 'https://schema.org/FreeReturn',
      refundType: 'https://schema.org/FullRefund',
      merchantReturnLink: 'https://site.example/refund',
    });
  });

  it('keeps the link alone without countries', () => {
    expect(graphOf({ refundCountries: [] })['@graph'][0]).toHaveProperty(
      'hasMerchantReturnPolicy',
      {
        '@type': 'MerchantReturnPolicy',
        '@id': 'https://site.example/#refund-policy',
        merchantReturnLink: 'https://site.example/refund',
      },
    );
  });
});
