import { pageNode } from './graph';
import { plans, rating, route, site, suite, verified } from './graph-fixture';

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
