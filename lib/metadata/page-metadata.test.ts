import { tokens } from '@/engine/chart/tokens';
import type { Route } from '@/lib/content/schemas/site';
import { pageMetadata, rootMetadata, viewport } from './page-metadata';

const site = { url: 'https://site.example', name: 'Sitename' };
const route = (path: string, indexed: boolean): Route => ({
  id: 'page',
  path,
  title: 'A title',
  description: 'A description.',
  headline: 'A headline',
  imageAlt: 'What the picture shows',
  updated: '2026-11-01',
  indexed,
});

const home = pageMetadata(route('/', true), 'home', site);
const terms = pageMetadata(route('/terms', true), 'terms', site);
const payment = pageMetadata(route('/payment-success', false), 'paymentSuccess', site);
const lost = pageMetadata(route('/404', false), 'notFound', site);

it('uses the title as it is', () => {
  expect(home.title).toEqual({ absolute: 'A title' });
});

it('describes the page', () => {
  expect(home.description).toBe('A description.');
});

it.each([
  ['home', home, 'https://site.example'],
  ['terms', terms, 'https://site.example/terms'],
  ['payment', payment, 'https://site.example/payment-success'],
])('gives %s one address, canonical and shared', (_, metadata, url) => {
  expect([metadata.alternates?.canonical, metadata.openGraph?.url]).toEqual([url, url]);
});

it('describes the page to sharing clients in full', () => {
  expect(terms.openGraph).toEqual({
    type: 'website',
    title: 'A title',
    description: 'A description.',
    url: 'https://site.example/terms',
    siteName: 'Sitename',
    locale: 'en_US',
    images: [
      {
        url: 'https://site.example/social/terms.png',
        alt: 'What the picture shows',
        width: 1200,
        height: 630,
        type: 'image/png',
      },
    ],
  });
});

it('makes a large card for X, without a handle', () => {
  expect(payment.twitter).toEqual({
    card: 'summary_large_image',
    title: 'A title',
    description: 'A description.',
    images: [
      {
        url: 'https://site.example/social/payment-success.png',
        alt: 'What the picture shows',
      },
    ],
  });
});

it.each([
  ['an indexed page', home, undefined],
  ['the payment page', payment, { index: false, follow: true }],
  ['the 404, on which Next prints its own', lost, undefined],
])('sets robots of %s', (_, metadata, robots) => {
  expect(metadata.robots).toEqual(robots);
});

it('names no address for the 404', () => {
  expect([lost.alternates, lost.openGraph?.url]).toEqual([undefined, undefined]);
});

it('resolves addresses against the site', () => {
  expect(String(rootMetadata(site).metadataBase)).toBe('https://site.example/');
});

it('offers an icon of at least 48 px and one for Apple', () => {
  expect(rootMetadata(site).icons).toMatchObject({
    icon: expect.arrayContaining([expect.objectContaining({ sizes: '48x48', type: 'image/png' })]),
    apple: [expect.objectContaining({ sizes: '180x180' })],
  });
});

it('paints the browser in the ground colour', () => {
  expect(viewport).toEqual({ themeColor: tokens.ground, colorScheme: 'dark' });
});
