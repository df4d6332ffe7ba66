import { jsonLdTexts, nodesIn, ofType, pageNodes, parseJson } from '../json-ld';
import type { Check, CheckInput } from '../problem';
import type { Page } from '../read-export';
import { resolveAddress } from '../resolve-address';

/** What may not be said, or says something else than meant (rule SD7). */
const forbidden = ['AggregateOffer', 'SearchAction', 'Review'];
const forbiddenFields = ['review', 'priceType'];

/** What only evidence allows. */
const rating = { type: 'AggregateRating', field: 'aggregateRating' };

function textFaults(page: Page): string[] {
  const texts = jsonLdTexts(page);
  const graphs = texts
    .map(parseJson)
    .filter((value) => nodesIn(value).some((node) => '@graph' in node));
  return [
    ...texts.filter((text) => parseJson(text) === undefined).map(() => 'a script that is not JSON'),
    ...texts.filter((text) => text.includes('<')).map(() => 'a raw < in a script'),
    ...(graphs.length === 1 ? [] : [`${graphs.length} site graphs, expected one`]),
  ];
}

function nodeFaults(page: Page, { content }: CheckInput): string[] {
  const nodes = pageNodes(page);
  const rated = content.testimonials.rating?.provenance.status === 'verified';
  const types = rated ? forbidden : [...forbidden, rating.type];
  const fields = rated ? forbiddenFields : [...forbiddenFields, rating.field];
  // A page that rates the product names it a second time, under the same id.
  const things = nodes.filter((node) => !(rated && rating.field in node));
  const counts = ['Organization', 'WebSite', 'Product'].map(
    (type) => [type, ofType(things, type).length] as const,
  );
  return [
    ...counts
      .filter(([, count]) => count !== 1)
      .map(([type, count]) => `${count} ${type} nodes, expected one`),
    ...types.filter((type) => ofType(nodes, type).length > 0).map((type) => `a ${type} node`),
    ...fields
      .filter((field) => nodes.some((node) => field in node))
      .map((field) => `the field ${field}`),
  ];
}

/** Addresses in structured data are whole, on this site, and its pictures exist (rule SD8). */
function addressFaults(page: Page, { site, content }: CheckInput): string[] {
  return pageNodes(page).flatMap((node) =>
    ['@id', 'url', 'image', 'logo'].flatMap((field) =>
      [node[field]]
        .flat()
        .filter((value) => typeof value === 'string')
        .flatMap((value) => {
          if (!URL.canParse(value) || new URL(value).origin !== content.site.url)
            return `${field} "${value}" is not an address on ${content.site.url}`;
          const { pathname } = new URL(value);
          return resolveAddress(site, pathname) ? [] : `${field}: ${pathname} does not exist`;
        }),
    ),
  );
}

/** Every page describes itself, under its own address (rule SD13). */
function webPageFaults(page: Page): string[] {
  const canonical = page.$('link[rel="canonical"]').attr('href');
  const urls = ofType(pageNodes(page), 'WebPage').map(({ url }) => url);
  if (canonical === undefined || (urls.length === 1 && urls[0] === canonical)) return [];
  return [`WebPage nodes for ${urls.join(', ') || 'no page'}, expected ${canonical}`];
}

/** Each page carries one site graph of sound nodes, and its own node. */
export const structuredDataGraph: Check = {
  name: 'structured data: graph',
  run(input) {
    return input.site.pages.flatMap((page) =>
      [
        ...textFaults(page),
        ...nodeFaults(page, input),
        ...addressFaults(page, input),
        ...webPageFaults(page),
      ].map((problem) => ({ file: page.file, problem, fix: 'See lib/pages/structured-data.tsx.' })),
    );
  },
};
