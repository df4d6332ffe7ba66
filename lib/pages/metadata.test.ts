import { tokens } from '@/engine/chart/tokens';
import type { RouteName } from '@/lib/content/schemas/site';
import { route, site } from '@/lib/testing/content';
import { pageMetadata, socialImagePath, viewport } from './metadata';

const metadata = (path: string, name: RouteName, indexed: boolean) =>
  pageMetadata({ ...route(path), indexed }, name, site);

it.each([
  [metadata('/', 'home', true), 'https://site.example', undefined],
  [metadata('/terms', 'terms', true), 'https://site.example/terms', undefined],
  [
    metadata('/payment-success', 'paymentSuccess', false),
    'https://site.example/payment-success',
    { index: false, follow: true },
  ],
  // Next prints a rule of its own on the 404 page, which has no address.
  [metadata('/404', 'notFound', false), undefined, undefined],
])('names one address, canonical and shared, and says who may list it', (page, url, robots) => {
  expect([page.alternates?.canonical, page.openGraph?.url]).toEqual([url, url]);
  expect(page.robots).toEqual(robots);
});

it.each([
  ['home', '/social/home.png'],
  ['paymentSuccess', '/social/payment-success.png'],
] as const)('keeps the image of %s at %s', (name, path) => {
  expect(socialImagePath(name)).toBe(path);
});

it('paints the browser in the ground colour', () => {
  expect(viewport).toEqual({ themeColor: tokens.ground, colorScheme: 'dark' });
});
