/** Links, and names by which one file means a thing of another, lead to what exists. */
import type { MarkdownPage } from '@/lib/content/schemas/markdown-pages';
import { shownLinks, shownSections } from '@/lib/content/shown-sections';
import { type Leaf, leavesOf, listAt, placeOf, textAt, valueAt } from '@/lib/content/walk';
import { everyNode, headingsOf, markdownNodes } from '@/lib/text/markdown';
import { type Page, type ReadExport, resolveAddress } from './export';
import { type Check, type ContentInput, expected, type Found, onEachPage } from './finding';
import { inLine, readPages } from './markdown';
import { attributesOf } from './page';

/** Anchors inside sections of the landing page; `faq` is a second name of the questions. */
const INNER_ANCHORS: Readonly<Record<string, readonly string[]>> = {
  pricing: ['compare', 'costs'],
  faqs: ['faq'],
};

/** @returns the anchors of every page that a link may lead to, by path; the 404 page is none */
function linkTargets({ content }: ContentInput): Map<string, readonly string[]> {
  const idsAt = (...steps: string[]) => listAt(content, steps).map((item) => textAt(item, ['id']));
  const answers = idsAt('faqs', 'items').map((id) => `faq-${id}`);
  const sections = shownSections(content).flatMap(({ id }) => [id, ...(INNER_ANCHORS[id] ?? [])]);
  return new Map<string, readonly string[]>([
    ['/', [...sections, ...answers, 'contact']],
    ['/payment-success', ['contact']],
    ...readPages(content).map((page) => {
      const headings = headingsOf(markdownNodes(page.body)).map(({ id }) => id);
      return [page.path, [...headings, 'contact']] as const;
    }),
  ]);
}

/** A link in running text; the same form as `lib/text/inline-links.ts` reads. */
const WRITTEN = /\[[^[\]]+\]\(([^()\s]+)\)/g;

/** Texts that may hold links: answers, and what the payment page explains. The others print brackets as they are. */
function mayHoldLinks(path: Leaf['path']): boolean {
  const [name, , , field] = path;
  if (name === 'faqs') return field === 'answer';
  return name === 'paymentSuccess' && path.at(-1) === 'text';
}

/** @returns what should stand instead of `href`, or null where it leads somewhere */
function wanted(href: string, page: string, targets: Map<string, readonly string[]>) {
  const [path = '', anchor] = href.split('#');
  const anchors = targets.get(path || page);
  if (!anchors) return `a page of this site: ${[...targets.keys()].sort().join(', ')}`;
  if (anchor === undefined || anchors.includes(anchor)) return null;
  return `an anchor that exists on ${path || page}`;
}

function leafFaults({ path, text }: Leaf, page: string, targets: Map<string, readonly string[]>) {
  if (path.at(-1) === 'href') {
    // Anything else in a link field is an https URL, which the schema sees to.
    const what = /^[/#]/.test(text) ? wanted(text, page, targets) : null;
    return what ? expected(path, what, text) : [];
  }
  if (!mayHoldLinks(path))
    return /\]\(|\{(?:support|memberArea|withdrawal)\}/.test(text)
      ? expected(path, 'text without a link, as links show here as written', text)
      : [];
  const found = [...text.matchAll(WRITTEN)].map(([, href = '']) => href);
  if (text.split('](').length - 1 > found.length)
    return expected(path, 'links written [name](target)', text);
  const apart = text.match(/\[[^[\]]+\]\s+\([^()\s]+\)/)?.[0];
  if (apart) return expected(path, 'links written [name](target), with no blank between', apart);
  const bare = text.replaceAll(WRITTEN, '').match(/https?:\/\/\S+/)?.[0];
  if (bare) return expected(path, 'an address written [name](https://…), to be pressed', bare);
  return found.flatMap((href) => {
    const what = wantedWritten(href, page, targets);
    return what ? expected(path, what, href) : [];
  });
}

/** @returns what should stand instead of the target of a written link, or null where it leads somewhere */
function wantedWritten(href: string, page: string, targets: Map<string, readonly string[]>) {
  if (/^(?:https:\/\/|mailto:|tel:\+\d{5,15}$)/.test(href)) return null;
  return /^(?:\/(?!\/)|#)/.test(href)
    ? wanted(href, page, targets)
    : 'a page or an anchor of this site, an https URL, a mailto address or a number such as tel:+4930123456';
}

function pageLinks(page: MarkdownPage, targets: Map<string, readonly string[]>): Found[] {
  return everyNode(markdownNodes(page.body))
    .filter(({ type }) => type === 'link')
    .flatMap((node) => {
      const href = decodeURI(node.attributes.href ?? '');
      const what = wantedWritten(href, page.path, targets);
      return what ? [inLine(page, node, what, href)] : [];
    });
}

/** Whether a text is of a link that goes along with its section, from the header, from the lists that repeat it. */
function isLeftOut({ path }: Leaf, { content }: ContentInput): boolean {
  if (!/^(?:navigation|footer\.quickLinks|notFound)\.links\b/.test(placeOf(path))) return false;
  return (
    shownLinks([{ id: textAt(content, [...path.slice(0, -1), 'id']) }], shownSections(content))
      .length === 0
  );
}

function contentLinks(input: ContentInput) {
  const targets = linkTargets(input);
  const { pages: _, ...others } = input.content;
  const inPages = readPages(input.content).flatMap((page) => pageLinks(page, targets));
  const inTexts = leavesOf(others).flatMap((leaf) => {
    if (isLeftOut(leaf, input)) return [];
    return leafFaults(leaf, '/', targets);
  });
  return [...inTexts, ...inPages];
}

/** @returns what is wrong with an address of this site, or null where it leads to a file, and to a part of it that exists */
export function internalFault({ pathname, hash }: URL, site: ReadExport): string | null {
  const target = resolveAddress(site, pathname);
  if (!target) return 'leads to a page that does not exist';
  const id = decodeURIComponent(hash.slice(1));
  if (id === '' || id === 'top') return null;
  const ids = target.page ? attributesOf(target.page.$, '[id]', 'id') : [];
  return ids.includes(id) ? null : `leads to #${id}, which its page does not have`;
}

function hrefFault(href: string, from: Page, site: ReadExport, origin: string): string | null {
  if (href === '' || href === '#') return 'leads nowhere';
  if (!URL.canParse(href, origin)) return 'is not a URL';
  const url = new URL(href, `${origin}${from.path}`);
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return null;
  if (url.protocol !== 'https:') return `uses ${url.protocol}`;
  return url.origin === origin ? internalFault(url, site) : null;
}

const deadLinks = onEachPage('content/', (page, { site, content }) =>
  attributesOf(page.$, 'a[href], area[href]', 'href').flatMap((href) => {
    const wrong = hrefFault(href, page, site, content.site.url);
    return wrong ? `The link "${href}" ${wrong}.` : [];
  }),
);

/** What a page loads at once or later: scripts, styles, pictures and icons. */
const missingFiles = onEachPage('public/', (page, { site, content }) => {
  const origin = content.site.url;
  return attributesOf(page.$, '[src], [data-src], link[href]', 'src', 'data-src', 'href')
    .filter((address) => URL.canParse(address, origin))
    .map((address) => new URL(address, `${origin}${page.path}`))
    .filter((url) => url.origin === origin && !resolveAddress(site, url.pathname))
    .map(({ pathname }) => `${pathname} is loaded and does not exist.`);
});

export const links: Check = {
  id: 'LR19',
  title: 'links lead somewhere',
  content: contentLinks,
  pages: (input) => [...deadLinks(input), ...missingFiles(input)],
};

/** Notices and features name plans that there are. */
function unknownPlans({ content }: ContentInput) {
  const ids = listAt(content, ['plans']).map((plan) => textAt(plan, ['id']));
  // No plans at all, or two with one id, are faults of plans.ts.
  if (new Set(ids).size < Math.max(1, ids.length)) return [];
  const named = [
    ...listAt(content, ['notices', 'pool']).map((_, index) => ['notices', 'pool', index, 'plan']),
    ...listAt(content, ['planFeatures']).flatMap((row, index) =>
      listAt(row, ['plans']).map((_, at) => ['planFeatures', index, 'plans', at]),
    ),
  ];
  return named
    .filter((path) => !ids.includes(textAt(content, path)))
    .flatMap((path) =>
      expected(path, `the id of a plan: ${ids.join(', ')}`, valueAt(content, path)),
    );
}

function otherSections({ content }: ContentInput) {
  return listAt(content, ['navigation', 'links']).flatMap((link, index) => {
    const section = textAt(link, ['href']).match(/^[^:]*#(.*)/)?.[1];
    const id = valueAt(link, ['id']);
    const what = `the id of the section that the link leads to, ${section}`;
    return section && id !== section
      ? expected(['navigation', 'links', index, 'id'], what, id)
      : [];
  });
}

/** The demo tests the swings and breaks of what is sold. */
function emptyDemo({ content }: ContentInput) {
  const place = listAt(content, ['sections']).findIndex(
    (section) => textAt(section, ['id']) === 'demo',
  );
  const draws = listAt(content, ['indicators', 'items']).map((item) => textAt(item, ['draws']));
  const what = "no demo while no indicator of content/indicators.ts has draws: 'smart-money'";
  return place < 0 || draws.includes('smart-money')
    ? []
    : expected(['sections', place, 'id'], what, 'demo');
}

export const sameNames: Check = {
  id: 'C3',
  title: 'names that one file has from another are right',
  content: (input) => [...unknownPlans(input), ...otherSections(input), ...emptyDemo(input)],
};
