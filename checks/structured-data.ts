/** What search engines read is sound, and holds nothing that is made up. That it equals the plans, see prices.ts. */
import { keptJson } from '@/lib/build/kept-work';
import { sampleWords } from './claims';
import { type Page, resolveAddress } from './export';
import { type Check, inContent, onPage, type PagesInput } from './finding';
import { jsonLdTexts, nodesIn, ofType, pageNodes, parseJson, visibleText } from './page';

/** What may not be said, or says something else than meant. Ratings have a check of their own. */
const FORBIDDEN_TYPES = ['AggregateOffer', 'SearchAction', 'Review'];
const FORBIDDEN_FIELDS = ['review', 'priceType'];

function textFaults(page: Page): string[] {
  const texts = jsonLdTexts(page);
  const graphs = texts
    .map(parseJson)
    .filter((value) => nodesIn(value).some((node) => '@graph' in node));
  return [
    ...(texts.some((text) => parseJson(text) === undefined) ? ['A script is not JSON.'] : []),
    ...(texts.some((text) => text.includes('<')) ? ['A raw < stands in a script.'] : []),
    ...(graphs.length === 1 ? [] : [`${graphs.length} site graphs, expected one.`]),
  ];
}

function nodeFaults(page: Page): string[] {
  const nodes = pageNodes(page);
  // A page that rates the product names it a second time, under the same id.
  const things = nodes.filter((node) => !('aggregateRating' in node));
  return [
    ...['Organization', 'WebSite', 'Product']
      .map((type) => ({ type, count: ofType(things, type).length }))
      .filter(({ count }) => count !== 1)
      .map(({ type, count }) => `${count} ${type} nodes, expected one.`),
    ...FORBIDDEN_TYPES.filter((type) => ofType(nodes, type).length > 0).map(
      (type) => `A node is of the type ${type}, which says more than is known.`,
    ),
    ...FORBIDDEN_FIELDS.filter((field) => nodes.some((node) => field in node)).map(
      (field) => `A node has the field ${field}, which says more than is known.`,
    ),
  ];
}

/** Addresses are whole, on this site, and lead to what exists. */
function addressFaults(page: Page, { site, content }: PagesInput): string[] {
  const values = pageNodes(page).flatMap((node) =>
    ['@id', 'url', 'image', 'logo'].flatMap((field) =>
      [node[field]].flat().map((value) => ({ field, value })),
    ),
  );
  return values.flatMap(({ field, value }) => {
    if (typeof value !== 'string') return [];
    if (!URL.canParse(value) || new URL(value).origin !== content.site.url)
      return `${field} "${value}" is no address on ${content.site.url}.`;
    const { pathname } = new URL(value);
    return resolveAddress(site, pathname) ? [] : `${field}: ${pathname} does not exist.`;
  });
}

/** Every page describes itself, under its own address. */
function webPageFaults(page: Page): string[] {
  const canonical = page.$('link[rel="canonical"]').attr('href');
  const urls = ofType(pageNodes(page), 'WebPage').map(({ url }) => url);
  if (canonical === undefined || (urls.length === 1 && urls[0] === canonical)) return [];
  return [`WebPage nodes for ${urls.join(', ') || 'no page'}, expected ${canonical}.`];
}

/** What Google requires of each type. Its warnings are about fields a digital product has no use for. */
function requiredFields({ html }: Page): Promise<string[]> {
  return keptJson(['structured-data-validator', html], async () => {
    // Loaded here: these are ES modules alone, which Jest does not load.
    const { default: WebAutoExtractor } = await import('@marbec/web-auto-extractor');
    const { default: Validator } = await import('@adobe/structured-data-validator');
    const extractor = new WebAutoExtractor({
      addLocation: true,
      embedSource: ['rdfa', 'microdata'],
    });
    // Without the schema.org vocabulary, which is not in the package: the compiler checks that (schema-dts).
    const issues = await new Validator().validate(extractor.parse(html));
    return issues
      .filter(({ severity }) => severity === 'ERROR')
      .map(
        ({ issueMessage, path }) =>
          `${path.map(({ type }) => type ?? '').join(' > ')}: ${issueMessage}.`,
      );
  });
}

/** A parser cannot see the label beside what is made up. */
function samplesIn(page: Page, { content }: PagesInput): string[] {
  const data = jsonLdTexts(page).join('\n');
  return sampleWords(content)
    .filter((words) => data.includes(JSON.stringify(words).slice(1, -1)))
    .map((words) => `It contains what is made up: “${words}”.`);
}

export const structuredData: Check = {
  id: 'LR10',
  title: 'structured data is sound',
  async pages(input) {
    const lists = input.site.pages.map(async (page) => {
      const faults = [
        ...textFaults(page),
        ...nodeFaults(page),
        ...addressFaults(page, input),
        ...webPageFaults(page),
        ...samplesIn(page, input),
        ...(await requiredFields(page)),
      ];
      return onPage(page, faults, 'lib/pages/structured-data.ts');
    });
    return (await Promise.all(lists)).flat();
  },
};

/** @returns why the page may not rate, or null */
function ratingFault(page: Page, { content: { testimonials } }: PagesInput): string | null {
  const { rating, items } = testimonials;
  if (rating?.provenance.status !== 'verified') return 'the rating is not verified';
  const text = visibleText(page.$);
  const isSeen = items.some(
    ({ author, provenance }) => provenance.status === 'verified' && text.includes(author),
  );
  return isSeen ? null : 'no verified testimonial stands on that page';
}

export const ratedProducts: Check = {
  id: 'LR09',
  title: 'search engines get verified reviews alone',
  pages: (input) =>
    input.site.pages.flatMap((page) => {
      const nodes = pageNodes(page);
      const isRated =
        nodes.some((node) => 'aggregateRating' in node) ||
        ofType(nodes, 'AggregateRating').length > 0;
      const why = isRated ? ratingFault(page, input) : null;
      const text = `Search engines are given a rating, but ${why}. Build the site again, or set testimonials.rating to null.`;
      return inContent(['testimonials', 'rating'], why && text, { page: page.file });
    }),
};
