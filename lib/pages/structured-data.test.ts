import { execFileSync } from 'node:child_process';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Testimonials } from '@/lib/content/schemas/proof';
import type { Site } from '@/lib/content/schemas/site';
import { plans, route, site } from '@/lib/testing/content';
import { JsonLd, pageNode, siteGraph } from './structured-data';

// What the content as it stands makes of them, the checks on the built pages prove.

const graphOf = (changes: Partial<Site> = {}, sold = plans) =>
  siteGraph({ site: { ...site, ...changes }, plans: sold, refundPath: '/refund' });
const unsold = plans.map((plan) => ({ ...plan, paymentLink: null }));

type Rating = NonNullable<Testimonials['rating']>;
const homeWith = (provenance: Rating['provenance'] | null) => {
  const words = '{value} of 5 from {count} reviews';
  const rating = provenance && { value: 4.8, count: 150, text: words, provenance };
  return pageNode(route('/'), site, { plans, rating });
};
const verified = homeWith({
  status: 'verified',
  evidence: {
    kind: 'survey',
    reference: 'reviews/2026.csv',
    asOf: '2026-11-01',
    reviewBy: '2027-11-01',
    owner: 'Support',
  },
});

it.each([
  [0, '14.99', 'P1M', 1],
  [1, '70.00', 'P6M', 6],
  [2, '129.90', 'P1Y', 12],
])('derives offer %s from its plan', (index, price, billingDuration, billingIncrement) => {
  expect(graphOf()['@graph'][2]).toHaveProperty(
    ['offers', index],
    expect.objectContaining({
      price,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'USD',
        billingDuration,
        billingIncrement,
        unitCode: 'MON',
      },
    }),
  );
});

it('says nothing of stock where a plan cannot be bought', () => {
  expect(JSON.stringify(graphOf({}, unsold))).not.toContain('availability');
});

it('states the refund policy in its countries; without any, the link alone', () => {
  const link = {
    '@type': 'MerchantReturnPolicy',
    '@id': 'https://site.example/#refund-policy',
    merchantReturnLink: 'https://site.example/refund',
  };
  expect(graphOf()['@graph'][0]).toHaveProperty('hasMerchantReturnPolicy', {
    ...link,
    applicableCountry: ['US', 'GB'],
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 7,
    returnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
  });
  expect(graphOf({ refundCountries: [] })['@graph'][0]).toHaveProperty(
    'hasMerchantReturnPolicy',
    link,
  );
});

it.each([null, { status: 'stated' } as const, { status: 'example' } as const])(
  'refers to the product alone where the rating is %j',
  (provenance) => {
    expect(homeWith(provenance)).toHaveProperty('mainEntity', {
      '@id': 'https://site.example/#suite',
    });
  },
);

it('carries a verified rating', () => {
  expect(verified).toHaveProperty('mainEntity.aggregateRating', {
    '@type': 'AggregateRating',
    ratingValue: 4.8,
    reviewCount: 150,
    bestRating: 5,
    worstRating: 0,
  });
});

it("has Google's required fields also for what this content has not", () => {
  const html = [graphOf({ refundCountries: [] }, unsold), verified]
    .map((data) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`)
    .join('');
  // Its packages are ESM only, which Jest cannot load.
  const program = `
    import { readFileSync } from 'node:fs';
    import Validator from '@adobe/structured-data-validator';
    import Extractor from '@marbec/web-auto-extractor';
    const data = new Extractor({ addLocation: true }).parse(readFileSync(0, 'utf8'));
    const issues = await new Validator().validate(data);
    console.log(JSON.stringify(issues.filter(({ severity }) => severity === 'ERROR')));`;
  const options = { input: html, encoding: 'utf8' } as const;
  const errors = execFileSync(process.execPath, ['--input-type=module', '-e', program], options);
  expect(JSON.parse(errors)).toEqual([]);
});

it.each(['</script>', '<!--', 'a < b'])('refuses %s in a script', (name) => {
  const data = { '@context': 'https://schema.org', '@type': 'WebPage', name } as const;
  expect(() => renderToStaticMarkup(JsonLd({ scriptKey: 'page', data }))).toThrow(
    'structured data "page" contains a <',
  );
});
