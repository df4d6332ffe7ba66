import {
  collectStrings,
  formatPath,
  type Leaf,
  listAt,
  type Path,
  textAt,
  valueAt,
} from '@/content/schemas/content-path';
import type { MarkdownPage } from '@/content/schemas/markdown';
import { CONDITIONS } from '@/content/schemas/placeholders';
import { SECTIONS } from '@/content/schemas/sections';
import { type Content, replaceConditions } from '@/lib/content/resolve-content';
import { visibleSections } from '@/lib/content/visible';
import { folderOf } from '@/lib/pages/markdown-pages';
import { flattenTokens, headingsOf, parseMarkdown } from '@/lib/text/markdown';
import { shownContent } from './content';
import { attributesOf, type Page, type ReadExport, resolveAddress } from './export';
import {
  type Check,
  type ContentInput,
  contentIssue,
  expected,
  type Issue,
  markdownFile,
  type PagesInput,
  pageIssue,
  type Written,
} from './finding';
import { issueAtLine, readPages } from './markdown';

const idsAt = (content: Written, ...path: string[]) =>
  listAt(content, path).map((item) => textAt(item, ['id']));

type Targets = ReadonlyMap<string, readonly string[]>;

function linkTargets(content: Written): Targets {
  const shown = visibleSections(content).map(({ id }) => id);
  const answers = idsAt(content, 'faqs', 'items').map((id) => `faq-${id}`);
  const faqs = shown.includes('faqs') ? ['faq', ...answers] : [];
  const demo = shown.includes('demo') ? ['repaint-test'] : [];
  const headings = (page: MarkdownPage) => headingsOf(parseMarkdown(page.body)).map(({ id }) => id);
  const folders = new Set(readPages(content).flatMap((page) => folderOf(page) || []));
  return new Map<string, readonly string[]>([
    ['/', [...shown, ...demo, ...faqs, 'compare', 'costs', 'contact']],
    ...[...folders].map((folder) => [folder, ['contact']] as const),
    [textAt(content, ['routes', 'paymentSuccess', 'path']), ['contact']],
    ...readPages(content).map((page) => [page.path, [...headings(page), 'contact']] as const),
  ]);
}

/** Returns the expected target, or null for a valid link. */
function expectedTarget(href: string, page: string, targets: Targets): string | null {
  if (/^(?:https:\/\/|mailto:|tel:\+\d{5,15}$)/.test(href)) return null;
  if (!/^(?:\/(?!\/)|#)/.test(href))
    return 'a page or an anchor on this site, an https URL, a mailto address or a number such as tel:+4930123456';
  const [path = '', anchor] = href.split('#');
  const anchors = targets.get(path || page);
  if (!anchors) return `a page on this site: ${[...targets.keys()].sort().join(', ')}`;
  if (anchor === undefined || anchors.includes(anchor)) return null;
  const isHidden = path === '/' && SECTIONS.some((id) => id === anchor);
  const known = anchors.map((id) => `#${id}`).join(', ');
  return `an anchor that exists on ${path || page}${isHidden ? ` (the section ${anchor} is hidden)` : ''}: ${known}`;
}

const MARKDOWN_LINK = /\[[^[\]]+\]\(([^()\s]+)\)/g;

/** A link or link placeholder. */
const LINK = /\]\(|\{(?:support|memberArea|withdrawal)\}/;

/** Other fields show brackets literally. */
const MAY_HOLD_LINKS = /^faqs\.items\[\d+\]\.answer\b|^paymentSuccess\b.*\.text$/;

/** The build drops these links to hidden sections (`lib/content/visible.ts`). */
const isDropped = (path: Path, href: string) =>
  formatPath(path) === 'home.test.href' ||
  (/^(?:navigation|notFound)\.links/.test(formatPath(path)) &&
    SECTIONS.some((id) => href === `/#${id}`));

/** The check of the built pages finds broken links in text that its condition may hide. */
const isConditional = (path: Path) => path.some((step) => CONDITIONS.some((when) => when === step));

/** Empties the lines of conditional text. */
const withoutBlocks = (body: string) =>
  replaceConditions(body, (_, __, all) => all.replace(/.+/g, ''));

/** Returns the expected and found values; null if valid. */
function issueIn({ path, text }: Leaf, targets: Targets): [what: string, got: string] | null {
  const isLink = path.at(-1) === 'href';
  if (!isLink && !MAY_HOLD_LINKS.test(formatPath(path)))
    return LINK.test(text) ? ['text with no link (it would show literally)', text] : null;
  const hrefs = isLink ? [text] : [...text.matchAll(MARKDOWN_LINK)].map(([, href = '']) => href);
  const rest = isLink ? '' : text.replaceAll(MARKDOWN_LINK, '');
  const unparsed = rest.match(/\[[^[\]]+\]\s*\(\S*|https?:\/\/\S+/)?.[0];
  if (unparsed) return ['links written as [name](target), with no space', unparsed];
  const broken = hrefs.find((href) => expectedTarget(href, '/', targets));
  return broken === undefined ? null : [expectedTarget(broken, '/', targets) ?? '', broken];
}

function contentLinks({ content }: ContentInput) {
  const targets = linkTargets(content);
  const { pages: _, ...others } = shownContent(content);
  const inTexts = collectStrings(others).flatMap((leaf) => {
    const isLeftOut = isDropped(leaf.path, leaf.text) || isConditional(leaf.path);
    const issue = isLeftOut ? null : issueIn(leaf, targets);
    return issue ? expected(leaf.path, ...issue) : [];
  });
  const inPages = readPages(content).flatMap((page) =>
    flattenTokens(parseMarkdown(withoutBlocks(page.body)))
      .filter(({ token }) => token.type === 'link_open')
      .flatMap(({ token, line }) => {
        const href = decodeURI(`${token.attrGet('href')}`);
        const what = expectedTarget(href, page.path, targets);
        return what ? [issueAtLine(page, line, what, href)] : [];
      }),
  );
  return [...inTexts, ...inPages];
}

function hrefIssue(href: string, from: Page, site: ReadExport, origin: string): string | null {
  if (href === '' || href === '#') return 'has no target';
  if (!URL.canParse(href, origin)) return 'is not a URL';
  const url = new URL(href, `${origin}${from.path}`);
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return null;
  if (url.protocol !== 'https:') return 'must use https';
  if (url.origin !== origin) return null;
  const target = resolveAddress(site, url.pathname);
  if (!target) return 'leads to a page that does not exist';
  const id = decodeURIComponent(url.hash.slice(1));
  if (id === '' || id === 'top') return null;
  const ids = target.page ? attributesOf(target.page.$, '[id]', 'id') : [];
  return ids.includes(id) ? null : `leads to #${id}, which the target page lacks`;
}

/** Returns where the content has an address, if it does. */
function sourceOf(address: string, content: Content): Path | undefined {
  const { pages: _, routes: __, ...others } = content;
  const isAt = (text: string) => text === address || text.includes(`](${address})`);
  return collectStrings(others).find(({ text }) => isAt(text))?.path;
}

function brokenLinks({ site, content }: PagesInput): Issue[] {
  const origin = content.site.url;
  return site.pages.flatMap((page) => {
    const elsewhere = markdownFile(page, content) ?? 'content/';
    // The link that reloads the page has no address.
    const links = 'a[href]:not(#lost > a), area[href]';
    const broken = attributesOf(page.$, links, 'href').flatMap((href) => {
      const issue = hrefIssue(href, page, site, origin);
      if (!issue) return [];
      const [text, source] = [`The link "${href}" ${issue}.`, sourceOf(href, content)];
      return source
        ? contentIssue(source, text, { page: page.file })
        : pageIssue(page, text, elsewhere);
    });
    const missing = attributesOf(page.$, '[src], link[href]', 'src', 'href')
      .filter((address) => URL.canParse(address, origin))
      .map((address) => new URL(address, `${origin}${page.path}`))
      .filter((url) => url.origin === origin && !resolveAddress(site, url.pathname))
      .map(({ pathname }) => `The page loads ${pathname}, which does not exist.`);
    return [...broken, ...pageIssue(page, missing, elsewhere)];
  });
}

function unknownPlans(input: ContentInput) {
  const content = shownContent(input.content);
  const ids = idsAt(content, 'plans');
  const named = listAt(content, ['planFeatures']).flatMap((row, index) =>
    listAt(row, ['plans']).map((_, at) => ['planFeatures', index, 'plans', at]),
  );
  const what = `a plan id: ${ids.join(', ')}`;
  return named
    .filter((path) => ids.length > 0 && !ids.includes(textAt(content, path)))
    .flatMap((path) => expected(path, what, valueAt(content, path)));
}

/** Reports a demo section if no indicator draws 'smart-money'. */
function emptyDemo({ content }: ContentInput) {
  const place = idsAt(content, 'sections').indexOf('demo');
  const items = listAt(content, ['indicators', 'items']);
  const what = "no demo section, as no indicator in content/indicators.ts draws 'smart-money'";
  const isDrawn = items.some((item) => textAt(item, ['draws']) === 'smart-money');
  return place < 0 || isDrawn ? [] : expected(['sections', place, 'id'], what, 'demo');
}

export const links: readonly Check[] = [
  {
    id: 'content/references',
    title: 'references between content files resolve',
    content: (input) => [unknownPlans, emptyDemo].flatMap((find) => find(input)),
  },
  { id: 'content/links', title: 'links resolve', content: contentLinks, pages: brokenLinks },
];
