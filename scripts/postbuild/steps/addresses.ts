import { isNoindex, meta } from '../meta';
import type { Check, CheckInput, Problem } from '../problem';
import { resolveAddress } from '../resolve-address';

const fix = 'See content/routes.ts and lib/pages/metadata.ts.';

/** What an indexed page must say about its own address. */
function indexedFaults(page: CheckInput['site']['pages'][number], address: string): string[] {
  const canonical = page.$('link[rel="canonical"]').toArray();
  const href = canonical[0]?.attribs.href ?? '';
  const ogUrl = meta(page, 'og:url');
  return [
    ...(isNoindex(page) ? ['noindex on a page that is meant to be found'] : []),
    ...(canonical.length === 1 ? [] : [`${canonical.length} canonical links, expected one`]),
    // Compared as URLs: `https://a.example` and `https://a.example/` are the same address.
    ...(canonical.length === 1 &&
    (!URL.canParse(href) || new URL(href).href !== new URL(address).href)
      ? [`canonical link ${href}, expected ${address}`]
      : []),
    ...(ogUrl === href
      ? []
      : [`og:url ${ogUrl ?? 'missing'} differs from the canonical link ${href}`]),
  ];
}

/** One language and one version: alternatives would be wrong (rule SM9). */
function languageFaults({ $ }: CheckInput['site']['pages'][number]): string[] {
  return [
    ...($('html').attr('lang') === 'en' ? [] : ['html has no lang="en"']),
    ...($('link[hreflang]').length === 0 ? [] : ['a link with hreflang']),
  ];
}

/** Every route has its page; indexed pages name their one address, the others stay out of search (SM2, SM6, SM9). */
export const addresses: Check = {
  name: 'canonical addresses',
  run({ site, content }): Problem[] {
    const routes = Object.entries(content.routes).flatMap(([name, route]) => {
      const path = name === 'notFound' ? '/404' : route.path;
      const page = resolveAddress(site, path)?.page;
      if (!page)
        return { file: `${path.slice(1) || 'index'}.html`, problem: 'the page is missing', fix };
      const faults = route.indexed
        ? indexedFaults(page, `${content.site.url}${path}`)
        : isNoindex(page)
          ? []
          : ['no noindex on a page that is not meant to be found'];
      return faults.map((problem) => ({ file: page.file, problem, fix }));
    });
    const languages = site.pages.flatMap((page) =>
      languageFaults(page).map((problem) => ({
        file: page.file,
        problem,
        fix: 'See app/layout.tsx.',
      })),
    );
    return [...routes, ...languages];
  },
};
