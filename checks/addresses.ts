/** Every page has one address, and search engines are told of the right ones. */
import { load } from 'cheerio';
import { valueAt } from '@/lib/content/walk';
import { canonicalUrl, languageTag, openGraphLocale } from '@/lib/pages/metadata';
import { type Page, pageAt } from './export';
import {
  type Check,
  type ContentInput,
  expected,
  inTextFile,
  onEachPage,
  onPage,
  type PagesInput,
} from './finding';
import { attributesOf, meta } from './page';

/** Pages that are no search results: one follows a payment, the other is an error. */
const UNLISTED = ['paymentSuccess', 'notFound'];

/** Pages have an address, a title and a description of their own; the two unlisted ones stay out of search engines. */
function routeFaults({ content }: ContentInput) {
  const routes = Object.entries(content.routes ?? {});
  const repeated = ['path', 'title', 'description'].flatMap((field) => {
    const values = routes.map(([, route]) => valueAt(route, [field]));
    return routes.flatMap(([key], index) => {
      const got = values[index];
      const isRepeated = got !== undefined && values.indexOf(got) < index;
      const what = `a ${field} that no other page has`;
      return isRepeated ? expected(['routes', key, field], what, got) : [];
    });
  });
  const listed = UNLISTED.filter(
    (key) => valueAt(content, ['routes', key, 'indexed']) === true,
  ).flatMap((key) =>
    expected(['routes', key, 'indexed'], 'false, as this page is no search result', true),
  );
  return [...repeated, ...listed];
}

function isNoindex({ $ }: Page): boolean {
  return attributesOf($, 'meta[name="robots"]', 'content').some((text) => /\bnoindex\b/.test(text));
}

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

function pageFaults({ site, content }: PagesInput) {
  return Object.values(content.routes).flatMap(({ path, indexed }) => {
    const page = pageAt(site, path);
    const file = `${path.slice(1) || 'index'}.html`;
    if (!page) return onPage({ file }, 'The page is missing.', 'content/routes.ts');
    const hidden = isNoindex(page) ? [] : 'It lacks noindex, and is not meant to be found.';
    const faults = indexed ? indexedFaults(page, `${content.site.url}${path}`) : hidden;
    return onPage(page, faults, 'content/routes.ts');
  });
}

/** There is one language, that of the content; alternatives would be wrong. */
const languageFaults = onEachPage('app/layout.tsx', (page, { content: { site } }) => {
  const { $ } = page;
  const [language, locale] = [languageTag(site), openGraphLocale(site)];
  return [
    ...($('html').attr('lang') === language ? [] : [`html has no lang="${language}".`]),
    ...(meta(page, 'og:locale') === locale ? [] : [`og:locale is not ${locale}.`]),
    ...($('link[hreflang]').length > 0 ? ['A link has hreflang, and there is one language.'] : []),
  ];
});

/** The sitemap lists the indexed pages, each once, with the dates of their content. */
const sitemapFaults = inTextFile('sitemap.xml', 'app/sitemap.ts', (text, { content }) => {
  const $ = load(text, { xml: true });
  const entries = $('url')
    .toArray()
    .map((url) => `${$(url).find('loc').text()} of ${$(url).find('lastmod').text().slice(0, 10)}`);
  const wanted = Object.values(content.routes)
    .filter(({ indexed }) => indexed)
    .map(({ path, updated }) => `${canonicalUrl(content.site, path)} of ${updated}`);
  return [
    ...wanted.filter((entry) => !entries.includes(entry)).map((entry) => `${entry} is missing.`),
    ...entries
      .filter((entry, index) => !wanted.includes(entry) || entries.indexOf(entry) < index)
      .map((entry) => `${entry} does not belong here.`),
  ];
});

/** A page that may not be read cannot say that it wants to stay out of search. */
const robotsFaults = inTextFile('robots.txt', 'app/robots.ts', (text, { content }) => {
  const lines = text.split('\n').map((line) => line.trim());
  const sitemap = `Sitemap: ${content.site.url}/sitemap.xml`;
  return [
    ...lines
      .filter((line) => /^disallow:\s*\S/i.test(line))
      .map((line) => `"${line}": nothing may be disallowed.`),
    ...(lines.some((line) => line.toLowerCase() === sitemap.toLowerCase())
      ? []
      : [`No line "${sitemap}".`]),
  ];
});

export const addresses: Check = {
  id: 'LR17',
  title: 'search engines list the right pages',
  content: routeFaults,
  pages: (input) =>
    [pageFaults, languageFaults, sitemapFaults, robotsFaults].flatMap((find) => find(input)),
};
