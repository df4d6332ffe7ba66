import { someContent } from '../content-fixture';
import { fixture, page, removeFixtures } from '../export-fixture';
import { crawling } from './crawling';

afterAll(removeFixtures);

const origin = 'https://acme.example';
const paths = ['', '/terms', '/privacy', '/refund', '/disclaimer'];
const sitemap = (addresses: string[], day = '2026-11-01') =>
  `<urlset>${addresses.map((path) => `<url><loc>${origin}${path}</loc><lastmod>${day}</lastmod></url>`).join('')}</urlset>`;
const robots = `User-Agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
const pages = Object.fromEntries(
  paths.map((path) => [
    `${path.slice(1) || 'index'}.html`,
    page('', `<link rel="canonical" href="${origin}${path}">`),
  ]),
);

const problemsOf = (changes: Record<string, string>) =>
  crawling.run({
    site: fixture({ ...pages, 'sitemap.xml': sitemap(paths), 'robots.txt': robots, ...changes }),
    content: someContent(),
  });

it('accepts the five indexed pages and an open robots.txt', () => {
  expect(problemsOf({})).toEqual([]);
});

it.each([
  ['a page left out', sitemap(paths.slice(1)), `${origin} is missing`],
  ['a page that stays out of search', sitemap([...paths, '/payment-success']), 'does not belong'],
  ['a page listed twice', sitemap([...paths, '/terms']), '1 repeated'],
])('reports %s', (_, xml, problem) => {
  expect(problemsOf({ 'sitemap.xml': xml })).toEqual([
    expect.objectContaining({ file: 'sitemap.xml', problem: expect.stringContaining(problem) }),
  ]);
});

it('reports dates other than those of the content', () => {
  expect(problemsOf({ 'sitemap.xml': sitemap(paths, '2026-11-02') })).toHaveLength(5);
});

it.each([
  ['a hidden path', `${robots}Disallow: /payment-success`, 'nothing may be disallowed'],
  ['no sitemap', 'User-Agent: *\nDisallow:', 'no line'],
])('reports %s in robots.txt', (_, text, problem) => {
  expect(problemsOf({ 'robots.txt': text })).toEqual([
    expect.objectContaining({ file: 'robots.txt', problem: expect.stringContaining(problem) }),
  ]);
});
