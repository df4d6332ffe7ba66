/** Every page has one address, and search engines are told of the right ones. */
import { load } from 'cheerio';
import { valueAt } from '@/lib/content/walk';
import { type Page, pageAt, type ReadExport } from './export';
import {
  type Check,
  type ContentInput,
  expected,
  type Found,
  onPage,
  type PagesInput,
} from './finding';
import { isNoindex, meta } from './page';

/** Pages that are no search results: one follows a payment, the other is an error. */
const UNLISTED = ['paymentSuccess', 'notFound'];

/** Pages have an address, a title and a description of their own; the two unlisted ones stay out of search engines. */
function routeFaults({ value }: ContentInput): Found[] {
  const routes = Object.entries(value('routes') ?? {});
  const repeated = ['id', 'path', 'title', 'description'].flatMap((field) => {
    const seen = new Set<unknown>();
    return routes.flatMap(([key, route]): Found[] => {
      const got = valueAt(route, [field]);
      const isRepeated = got !== undefined && seen.has(got);
      seen.add(got);
      const what = `a ${field} that no other page has`;
      return isRepeated ? [expected(['routes', key, field], what, got)] : [];
    });
  });
  const listed = UNLISTED.filter((key) => valueAt(value('routes'), [key, 'indexed']) === true).map(
    (key) => expected(['routes', key, 'indexed'], 'false, as this page is no search result', true),
  );
  return [...repeated, ...listed];
}

/** What an indexed page must say about its own address. */
function indexedFaults(page: Page, address: string): string[] {
  const canonical = page.$('link[rel="canonical"]').toArray();
  const href = canonical[0]?.attribs.href ?? '';
  const ogUrl = meta(page, 'og:url');
  // Compared as URLs: `https://a.example` and `https://a.example/` are the same address.
  const isRight = URL.canParse(href) && new URL(href).href === new URL(address).href;
  return [
    ...(isNoindex(page) ? ['It says noindex, and is meant to be found.'] : []),
    ...(canonical.length === 1 ? [] : [`${canonical.length} canonical links, expected one.`]),
    ...(canonical.length === 1 && !isRight ? [`Canonical link ${href}, expected ${address}.`] : []),
    ...(ogUrl === href
      ? []
      : [`og:url ${ogUrl ?? 'missing'}, expected that of the canonical link.`]),
  ];
}

function pageFaults({ site, content }: PagesInput): Found[] {
  return Object.entries(content.routes).flatMap(([name, { path, indexed }]) => {
    const address = name === 'notFound' ? '/404' : path;
    const page = pageAt(site, address);
    const at = (text: string) =>
      onPage(page ?? { file: `${address.slice(1) || 'index'}.html` }, text, 'content/routes.ts');
    if (!page) return at('The page is missing.');
    if (indexed) return indexedFaults(page, `${content.site.url}${path}`).map(at);
    return isNoindex(page) ? [] : at('It lacks noindex, and is not meant to be found.');
  });
}

/** There is one language: alternatives would be wrong. */
function languageFaults({ site }: PagesInput): Found[] {
  return site.pages.flatMap((page) => [
    ...(page.$('html').attr('lang') === 'en'
      ? []
      : [onPage(page, 'html has no lang="en".', 'app/layout.tsx')]),
    ...(page.$('link[hreflang]').length > 0
      ? [onPage(page, 'A link has hreflang, and there is one language.', 'app/layout.tsx')]
      : []),
  ]);
}

/** The sitemap lists the indexed pages, each once, with the dates of their content. */
function sitemapFaults(site: ReadExport, { content }: PagesInput): string[] {
  const $ = load(site.read('sitemap.xml').toString(), { xml: true });
  const entries = $('url')
    .toArray()
    .map((url) => `${$(url).find('loc').text()} of ${$(url).find('lastmod').text().slice(0, 10)}`);
  const wanted = Object.values(content.routes)
    .filter(({ indexed }) => indexed)
    .map(
      ({ path, updated }) =>
        `${path === '/' ? content.site.url : `${content.site.url}${path}`} of ${updated}`,
    );
  return [
    ...wanted.filter((entry) => !entries.includes(entry)).map((entry) => `${entry} is missing.`),
    ...entries
      .filter((entry, index) => !wanted.includes(entry) || entries.indexOf(entry) < index)
      .map((entry) => `${entry} does not belong here.`),
  ];
}

/** A page that may not be read cannot say that it wants to stay out of search. */
function robotsFaults(site: ReadExport, { content }: PagesInput): string[] {
  const lines = site
    .read('robots.txt')
    .toString()
    .split('\n')
    .map((line) => line.trim());
  const sitemap = `Sitemap: ${content.site.url}/sitemap.xml`;
  return [
    ...lines
      .filter((line) => /^disallow:\s*\S/i.test(line))
      .map((line) => `"${line}": nothing may be disallowed.`),
    ...(lines.some((line) => line.toLowerCase() === sitemap.toLowerCase())
      ? []
      : [`No line "${sitemap}".`]),
  ];
}

function crawlingFaults(input: PagesInput): Found[] {
  const files = { 'sitemap.xml': sitemapFaults, 'robots.txt': robotsFaults };
  return Object.entries(files).flatMap(([file, faults]) => {
    const found = input.site.files.has(file) ? faults(input.site, input) : ['The file is missing.'];
    return found.map((text) => onPage({ file }, text, `app/${file.replace(/\..*/, '.ts')}`));
  });
}

export const addresses: Check = {
  id: 'LR17',
  part: 'The built pages',
  title: 'search engines list the right pages',
  content: routeFaults,
  pages: (input) => [pageFaults, languageFaults, crawlingFaults].flatMap((find) => find(input)),
};
