import { load } from 'cheerio';
import type { Check, CheckInput, Problem } from '../problem';
import type { ReadExport } from '../read-export';
import { resolveAddress } from '../resolve-address';

type Entry = { loc: string; lastmod: string };

function entriesOf(site: ReadExport): Entry[] {
  const $ = load(site.read('sitemap.xml').toString(), { xml: true });
  return $('url')
    .toArray()
    .map((url) => ({ loc: $(url).find('loc').text(), lastmod: $(url).find('lastmod').text() }));
}

/** What the content says the sitemap holds; addresses as the pages themselves write them. */
function expectedEntries({ site, content }: CheckInput): Entry[] {
  return Object.values(content.routes)
    .filter(({ indexed }) => indexed)
    .map(({ path, updated }) => {
      const page = resolveAddress(site, path)?.page;
      return { loc: page?.$('link[rel="canonical"]').attr('href') ?? path, lastmod: updated };
    });
}

function sitemapFaults(input: CheckInput): string[] {
  const entries = entriesOf(input.site);
  const expected = expectedEntries(input);
  const missing = expected
    .filter(({ loc }) => !entries.some((entry) => entry.loc === loc))
    .map(({ loc }) => `${loc} is missing`);
  const wrong = entries.flatMap(({ loc, lastmod }) => {
    const wanted = expected.find((entry) => entry.loc === loc);
    if (!wanted) return `${loc} does not belong here`;
    return lastmod.slice(0, 10) === wanted.lastmod
      ? []
      : `${loc}: lastmod ${lastmod}, expected ${wanted.lastmod}`;
  });
  const repeated = entries.length - new Set(entries.map(({ loc }) => loc)).size;
  return [...missing, ...wrong, ...(repeated > 0 ? [`${repeated} repeated addresses`] : [])];
}

function robotsFaults({ site, content }: CheckInput): string[] {
  const lines = site
    .read('robots.txt')
    .toString()
    .split('\n')
    .map((line) => line.trim());
  const sitemap = `${content.site.url}/sitemap.xml`;
  return [
    // A page that may not be read cannot say that it wants to stay out of search.
    ...lines
      .filter((line) => /^disallow:\s*\S/i.test(line))
      .map((line) => `"${line}": nothing may be disallowed`),
    ...(lines.some((line) => line.toLowerCase() === `sitemap: ${sitemap}`.toLowerCase())
      ? []
      : [`no line "Sitemap: ${sitemap}"`]),
  ];
}

/** The sitemap lists the indexed pages with the dates of their content; robots.txt hides nothing (SM6 to SM8). */
export const crawling: Check = {
  name: 'sitemap and robots',
  run(input): Problem[] {
    const parts = { 'sitemap.xml': sitemapFaults, 'robots.txt': robotsFaults };
    return Object.entries(parts).flatMap(([file, faults]) => {
      const fix = `See app/${file.replace(/\..*/, '.ts')} and content/routes.ts.`;
      if (!input.site.files.has(file)) return { file, problem: 'the file is missing', fix };
      return faults(input).map((problem) => ({ file, problem, fix }));
    });
  },
};
