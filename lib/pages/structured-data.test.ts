import { content } from '@/lib/content/content';
import { CHECK_PATH } from '@/lib/schemas/pages';
import type { Site } from '@/lib/schemas/site';
import { plan, plans, route } from '@/lib/testing/content';
import { formatMoney, minorUnits } from '@/lib/text/format';
import { pageNode, siteGraph } from './structured-data';

const { site } = content;

const graphOf = (changes: Partial<Site> = {}, sold = plans) =>
  siteGraph({ ...site, ...changes }, sold, '/refund');

const evidence = {
  reference: 'reviews/2026.csv',
  asOf: '2026-11-01',
  reviewBy: '2027-11-01',
  owner: 'Support',
} as const;
const rating = {
  value: 4.8,
  count: 150,
  text: '{value} of 5 from {count} reviews',
  collected: 'By mail.',
  provenance: { status: 'verified', evidence },
} as const;
const rated = pageNode(route('/'), site, { plans, rating });

it('states the refund policy if countries are listed, otherwise only links to it', () => {
  const link = {
    '@type': 'MerchantReturnPolicy',
    '@id': 'https://site.example/#refund-policy',
    merchantReturnLink: 'https://site.example/refund',
  };
  expect(graphOf()['@graph'][0]).toHaveProperty('hasMerchantReturnPolicy', {
    ...link,
    applicableCountry: ['US'],
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 7,
    returnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
  });
  expect(graphOf({ countries: [] })['@graph'][0]).toHaveProperty('hasMerchantReturnPolicy', link);
});

it('starts each breadcrumb at the home page', () => {
  const page = route('/terms');
  const item = { '@type': 'ListItem', position: 2, name: page.headline };
  expect(pageNode(page, site)).toHaveProperty(
    'breadcrumb.itemListElement.1',
    expect.objectContaining({ ...item, item: 'https://site.example/terms' }),
  );
  expect(rated).not.toHaveProperty('breadcrumb');
  const folder = { ...route('/guide'), headline: 'Guide' };
  const { breadcrumb } = pageNode(route('/guide/one'), site, undefined, folder) as unknown as {
    breadcrumb: { itemListElement: { name: string; item: string }[] };
  };
  expect(breadcrumb.itemListElement.map(({ name, item }) => [name, item])).toEqual([
    [site.name, site.url],
    ['Guide', `${site.url}/guide`],
    [page.headline, `${site.url}/guide/one`],
  ]);
});

it('names seller and address, but not for an example seller', () => {
  const sellerOf = (change: Partial<Site['seller']>) => {
    const [organization] = graphOf({ seller: { ...site.seller, ...change } })['@graph'];
    const { legalName, address, vatID } = organization as Record<string, unknown>;
    return [legalName, address, vatID];
  };
  const address = {
    '@type': 'PostalAddress',
    streetAddress: '1 Road',
    addressLocality: 'Lisbon',
    postalCode: '1000-001',
    addressCountry: 'PT',
  };
  expect(sellerOf({ vatNumber: 'PT1' })).toEqual([site.legalName, address, 'PT1']);
  expect(sellerOf({})).toEqual([site.legalName, address, undefined]);
  expect(sellerOf({ status: 'example', vatNumber: 'PT1' })).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

const offersOf = (currency: string, sold = plans) =>
  (graphOf({ currency }, sold)['@graph'][2] as unknown as { offers: Record<string, unknown>[] })
    .offers;

it.each([
  ['USD', 14.9, '14.90', '$14.90'],
  ['JPY', 1800, '1800', '¥1,800'],
  ['KWD', 4.125, '4.125', 'KWD 4.125'],
])('offers in %s cost what the page prints: %d', (currency, price, data, printed) => {
  expect(formatMoney(minorUnits(price, currency), { locale: 'en-US', currency })).toBe(
    printed.replace(' ', '\u00a0'),
  );
  const charged = { price: data, priceCurrency: currency };
  expect(offersOf(currency, [plan('one', 'One', price, 6)])).toEqual([
    expect.objectContaining({
      ...charged,
      name: 'One Plan',
      availability: 'https://schema.org/InStock',
      priceSpecification: expect.objectContaining({ ...charged, billingDuration: 'P6M' }),
    }),
  ]);
});

it('an offer has its trial before the charge, and is in stock only with a payment link', () => {
  const sold = plan('one', 'One', 10, 12, { trialDays: 7, paymentLink: null });
  const [offer] = offersOf('USD', [sold]);
  expect(offer).not.toHaveProperty('availability');
  expect(offer?.priceSpecification).toEqual([
    expect.objectContaining({ price: '0.00', billingDuration: 'P7D', unitCode: 'DAY' }),
    expect.objectContaining({ price: '10.00', billingDuration: 'P1Y', billingIncrement: 12 }),
  ]);
});

it('the page of the repaint check is about a free tool', () => {
  expect(pageNode(route(CHECK_PATH), { ...site, currency: 'JPY' }).mainEntity).toMatchObject({
    '@type': 'WebApplication',
    url: `https://site.example${CHECK_PATH}`,
    offers: { price: '0', priceCurrency: 'JPY' },
  });
});

it('an offer has its refund policy, unless it is free, and a promised last day of its price', () => {
  const [free, once] = offersOf('USD', [
    plan('free', 'Free', 0, 1, { interval: 'once' }),
    plan('once', 'Once', 300, 1, { interval: 'once' }),
  ]);
  expect(free).not.toHaveProperty('hasMerchantReturnPolicy');
  expect(once).toMatchObject({
    hasMerchantReturnPolicy: { '@id': 'https://site.example/#refund-policy' },
    priceValidUntil: '2099-12-31',
  });
  expect(once?.priceSpecification).not.toHaveProperty('billingDuration');
  const unpromised = graphOf({ pricesValidUntil: null })['@graph'][2];
  expect(JSON.stringify(unpromised)).not.toContain('priceValidUntil');
});

it.each([true, false])('states whether a price includes tax: %s', (pricesIncludeTax) => {
  expect(graphOf({ pricesIncludeTax })['@graph'][2]).toHaveProperty(
    'offers[0].priceSpecification.valueAddedTaxIncluded',
    pricesIncludeTax,
  );
});

it('omits an unverified rating', () => {
  const stated = { ...rating, provenance: { status: 'stated' } } as const;
  const unverified = pageNode(route('/'), site, { plans, rating: stated });
  expect(unverified.mainEntity).toEqual({ '@id': 'https://site.example/#suite' });
  expect(rated).toHaveProperty('mainEntity.aggregateRating', {
    '@type': 'AggregateRating',
    ratingValue: 4.8,
    reviewCount: 150,
    bestRating: 5,
    worstRating: 0,
  });
});

/** What Google requires, or recommends for every article: https://developers.google.com/search/docs/appearance/structured-data */
const FIELDS: Readonly<Record<string, string>> = {
  Organization: 'name url logo sameAs address contactPoint hasMerchantReturnPolicy',
  ImageObject: 'url',
  PostalAddress: 'streetAddress addressLocality postalCode addressCountry',
  ContactPoint: 'contactType email',
  MerchantReturnPolicy:
    'applicableCountry returnPolicyCategory merchantReturnDays merchantReturnLink',
  WebSite: 'name url',
  Brand: 'name',
  Product: 'name image offers',
  Offer: 'price priceCurrency availability url priceValidUntil hasMerchantReturnPolicy',
  UnitPriceSpecification: 'price priceCurrency billingDuration',
  AggregateRating: 'ratingValue reviewCount bestRating',
  WebPage: 'name url dateModified',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name item',
  CreativeWork: 'name dateModified',
  Article: 'headline image datePublished dateModified author publisher',
  Person: 'name',
};

it('gives each type the fields that Google requires', () => {
  const article = { ...route('/blog/a'), published: '2026-10-31', author: 'Ann' };
  const { '@graph': graph } = siteGraph(site, plans, '/refund', ['https://x.com/sitename']);
  const found = new Set<string>();
  JSON.stringify(
    [graph, rated, pageNode(article, site), pageNode(route('/a'), site)],
    (_, value) => {
      const type = value?.['@type'];
      if (typeof type !== 'string' || (type === 'Organization' && !value.email)) return value;
      found.add(type);
      for (const field of FIELDS[type]?.split(' ') ?? [`an entry in FIELDS for ${type}`])
        expect({ type, field, value: value[field] ?? '' }).not.toMatchObject({ value: '' });
      return value;
    },
  );
  expect([...found].toSorted()).toEqual(Object.keys(FIELDS).toSorted());
});

it('dates have a time zone', () => {
  const article = { ...route('/blog/a'), published: '2026-10-31' };
  expect(JSON.stringify([rated, pageNode(article, site), pageNode(route('/a'), site)])).not.toMatch(
    /"date\w+":"[\d-]+"/,
  );
});

it('names the brand as author of an article without one, or with the sample’s', () => {
  const article = { ...route('/blog/a'), published: '2026-10-31' };
  const sample = { ...site, seller: { ...site.seller, status: 'example' as const } };
  const brand = { '@type': 'Organization', name: site.name };
  for (const node of [pageNode(article, site), pageNode({ ...article, author: 'Ann' }, sample)])
    expect(node.mainEntity).toMatchObject({ author: brand, publisher: brand });
});
