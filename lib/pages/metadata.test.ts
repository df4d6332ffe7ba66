import { content } from '@/lib/content/content';
import type { RouteName, Site } from '@/lib/schemas/site';
import { route } from '@/lib/testing/content';
import {
  languageTag,
  openGraphLocale,
  pageMetadata,
  rootMetadata,
  socialImagePath,
  writingDirection,
} from './metadata';

const { site } = content;

it.each<[RouteName, path: string, indexed: boolean, url: string | undefined, robots?: object]>([
  ['home', '/', true, 'https://site.example', { 'max-image-preview': 'large' }],
  ['home', '/terms', true, 'https://site.example/terms', { 'max-image-preview': 'large' }],
  ['paymentSuccess', '/paid', false, 'https://site.example/paid', { index: false, follow: true }],
  // Next adds its own robots meta to the 404 page, which has no URL.
  ['notFound', '/404', false, undefined],
])('canonical link, og:url and robots fit route %s at %s', (name, ...expected) => {
  const [path, indexed, url, robots] = expected;
  const page = pageMetadata({ ...route(path), indexed }, name, site);
  expect([page.alternates?.canonical, page.openGraph?.url]).toEqual([url, url]);
  expect(page.robots).toEqual(robots);
});

it.each([
  ['en-US', 'en', 'en_US', undefined],
  ['en-GB', 'en-GB', 'en_GB', undefined],
  ['de', 'de', 'de_DE', undefined],
  ['ja-JP', 'ja', 'ja_JP', undefined],
  ['he-IL', 'he', 'he_IL', 'rtl'],
])('derives language tag, Open Graph locale and direction from %s', (locale, ...expected) => {
  const all = [languageTag, openGraphLocale, writingDirection].map((say) => say({ locale }));
  expect(all).toEqual(expected);
});

it('proves to search engines that the site is the owner’s', () => {
  const tags = (verification: Site['verification']) => rootMetadata({ ...site, verification });
  expect(tags({ google: 'a', bing: 'b' }).verification).toEqual({
    google: 'a',
    other: { 'msvalidate.01': 'b' },
  });
  expect(tags(null).verification).toEqual({ other: {} });
});

it.each([
  ['https://x.com/acme', { 'twitter:site': '@acme' }],
  ['https://twitter.com/acme_1/', { 'twitter:site': '@acme_1' }],
  ['https://x.com/acme/status/1', undefined],
  ['https://youtube.com/@acme', undefined],
])('names the X account of %s', (profile, other) => {
  expect(rootMetadata(site, [profile]).other).toEqual(other);
});

it('announces an article with its dates, and the feed', () => {
  const article = { ...route('/blog/a'), published: '2026-10-31' };
  const { alternates, openGraph } = pageMetadata(article, 'blog/a', site, '/feed.xml');
  expect(alternates?.types).toEqual({ 'application/atom+xml': '/feed.xml' });
  expect(openGraph).toMatchObject({ type: 'article', publishedTime: '2026-10-31T00:00:00Z' });
});

it('changes the address of a share image with its picture', () => {
  const addressOf = (headline: string, drawing?: 'zones') =>
    socialImagePath('blog/a', { headline, drawing });
  expect(addressOf('A')).toMatch(/^\/social\/blog-a-[\da-f]{8}\.png$/);
  expect(addressOf('A')).toBe(addressOf('A'));
  expect(new Set([addressOf('A'), addressOf('B'), addressOf('A', 'zones')]).size).toBe(3);
});
