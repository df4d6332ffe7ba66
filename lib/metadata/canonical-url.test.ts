import { resolveAbsoluteUrlWithPathname } from 'next/dist/lib/metadata/resolvers/resolve-url';
import { canonicalUrl } from './canonical-url';

const site = { url: 'https://site.example' };

it.each([
  ['/', 'https://site.example'],
  ['/terms', 'https://site.example/terms'],
  ['/payment-success', 'https://site.example/payment-success'],
])('writes %s as %s', (path, url) => {
  expect(canonicalUrl(site, path)).toBe(url);
});

it.each(['/', '/terms'])('is what Next prints for %s', (path) => {
  const url = canonicalUrl(site, path);
  expect(
    resolveAbsoluteUrlWithPathname(url, new URL(site.url), path, {
      trailingSlash: false,
      isStaticMetadataRouteFile: false,
    }),
  ).toBe(url);
});
