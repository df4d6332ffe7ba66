import { execFileSync } from 'node:child_process';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Offer, Organization, Product, WebSite } from 'schema-dts';
import type { Testimonials } from '@/lib/content/schemas/proof';
import type { Site } from '@/lib/content/schemas/site';
import { plans, route, site } from '@/lib/testing/content';
import { JsonLd, pageNode, siteGraph } from './structured-data';

type Rating = NonNullable<Testimonials['rating']>;
/** A rating of that provenance. */
const rating = (provenance: Rating['provenance']): Rating => ({
  value: 4.8,
  count: 150,
  text: '{value} of 5 from {count} reviews',
  provenance,
});
const verified = rating({
  status: 'verified',
  evidence: {
    kind: 'survey',
    reference: 'reviews/2026.csv',
    asOf: '2026-11-01',
    reviewBy: '2027-11-01',
    owner: 'Support',
  },
});

/** The graph of the fixture, with changes. */
const graphOf = (changes: Partial<Site> = {}, sold = plans) =>
  siteGraph({ site: { ...site, ...changes }, plans: sold, refundPath: '/refund' });
const nodes = graphOf()['@graph'] as unknown as [
  Organization,
  WebSite,
  Product & { offers: Offer[] },
];
const [seller, website, suite] = nodes;

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

describe('a page node', () => {
  it('has the canonical address of its page', () => {
    expect(pageNode(route('/terms'), site)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      '@id': 'https://site.example/terms#webpage',
      url: 'https://site.example/terms',
      name: 'A title',
      isPartOf: { '@id': 'https://site.example/#website' },
      inLanguage: 'en',
    });
  });

  it('is the page that the product names as its own', () => {
    const home = pageNode(route('/'), site, { plans, rating: null });
    expect(suite).toHaveProperty('mainEntityOfPage', { '@id': home['@id' as keyof typeof home] });
  });

  it.each([
    ['no rating', null],
    ['a stated rating', rating({ status: 'stated' })],
    ['an example rating', rating({ status: 'example' })],
  ])('refers to the product without %s', (_, given) => {
    expect(pageNode(route('/'), site, { plans, rating: given })).toHaveProperty('mainEntity', {
      '@id': 'https://site.example/#suite',
    });
  });

  it('carries a verified rating', () => {
    expect(pageNode(route('/'), site, { plans, rating: verified })).toHaveProperty(
      'mainEntity.aggregateRating',
      {
        '@type': 'AggregateRating',
        ratingValue: 4.8,
        reviewCount: 150,
        bestRating: 5,
        worstRating: 0,
      },
    );
  });
});

/** What Google's rules miss in a page with these scripts. Its packages are ESM only, which Jest cannot load. */
function errors(...scripts: unknown[]): string[] {
  const html = scripts
    .map((data) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`)
    .join('');
  const program = `
    import { readFileSync } from 'node:fs';
    import Validator from '@adobe/structured-data-validator';
    import Extractor from '@marbec/web-auto-extractor';
    const data = new Extractor({ addLocation: true }).parse(readFileSync(0, 'utf8'));
    const issues = await new Validator().validate(data);
    const errors = issues.filter(({ severity }) => severity === 'ERROR');
    console.log(JSON.stringify(errors.map(({ issueMessage }) => issueMessage)));`;
  const options = { input: html, encoding: 'utf8' } as const;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], options),
  );
}

describe("Google's required fields", () => {
  it.each([
    ['the home page', [graphOf(), pageNode(route('/'), site, { plans, rating: null })]],
    ['a verified rating', [graphOf(), pageNode(route('/'), site, { plans, rating: verified })]],
    ['a refund policy without countries', [graphOf({ refundCountries: [] })]],
    [
      'plans that cannot be bought',
      [
        graphOf(
          {},
          plans.map((one) => ({ ...one, paymentLink: null })),
        ),
      ],
    ],
  ])('are all there for %s', (_, scripts) => {
    expect(errors(...scripts)).toEqual([]);
  });

  it.each(['offers', 'image', 'name'])('are missed where the product has no %s', (field) => {
    const graph = { ...graphOf(), '@graph': [{ ...(suite as object), [field]: undefined }] };
    expect(errors(graph)).toContainEqual(expect.stringContaining(field));
  });

  it('are missed where an offer has no price', () => {
    const graph = {
      ...graphOf(),
      '@graph': [{ ...(suite as object), offers: [{ '@type': 'Offer' }] }],
    };
    expect(errors(graph)).toContainEqual(expect.stringContaining('price'));
  });
});

describe('the script element', () => {
  const data = (name: string) =>
    ({ '@context': 'https://schema.org', '@type': 'WebPage', name }) as const;
  const markup = (name: string) =>
    renderToStaticMarkup(JsonLd({ scriptKey: 'page', data: data(name) }));

  it('holds the data as JSON', () => {
    const [, attributes, text = ''] =
      markup('A & B "quoted"').match(/<script(.*?)>(.*)<\/script>/) ?? [];
    expect(attributes).toContain('type="application/ld+json"');
    expect(attributes).toContain('id="page"');
    expect(JSON.parse(text)).toEqual(data('A & B "quoted"'));
  });

  it.each(['</script>', '<!--', 'a < b'])('refuses %s', (name) => {
    expect(() => markup(name)).toThrow('structured data "page" contains a <');
  });
});
