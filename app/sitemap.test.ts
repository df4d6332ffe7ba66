import { routes } from '@/content/routes';
import { site } from '@/content/site';
import sitemap from './sitemap';

it('lists the five pages that search engines may show, as canonical addresses', () => {
  expect(sitemap().map(({ url }) => url)).toEqual([
    site.url,
    `${site.url}/terms`,
    `${site.url}/privacy`,
    `${site.url}/refund`,
    `${site.url}/disclaimer`,
  ]);
});

it('dates each page by its content', () => {
  const { home, terms, privacy, refund, disclaimer } = routes;
  expect(sitemap().map(({ lastModified }) => lastModified)).toEqual(
    [home, terms, privacy, refund, disclaimer].map(({ updated }) => updated),
  );
});
