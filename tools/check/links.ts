import { factsOf, SECTION_IDS, type SectionId } from '@/components/landing/registry';
import { type Content, conditionsOf, replaceConditions } from '@/lib/content/resolve-content';
import { collectStrings, formatPath, type Leaf, valueAt } from '@/lib/schemas/content-path';
import { CONDITIONS } from '@/lib/schemas/placeholders';
import { flattenTokens, headingsOf, parseMarkdown } from '@/lib/text/markdown';
import { shownContent } from './content';
import { type Check, type ContentInput, expected, issueAtLine } from './finding';

/** Returns the anchors of a section, which are hidden with it. */
function anchorsOf(id: SectionId, { plans, ...content }: Content): string[] {
  return [id, ...(factsOf(id).anchors?.(content[id], plans) ?? [])];
}

interface Targets {
  /** Anchors by page. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** Why an anchor on the home page is missing, if its section is hidden. */
  hidden: ReadonlyMap<string, string>;
}

function linkTargets({ written, content }: ContentInput): Targets {
  const { notFound: _, ...routes } = content.routes;
  const pages = new Map(Object.values(routes).map(({ path }) => [path, ['contact']]));
  for (const { path, body } of content.pages)
    pages.get(path)?.push(...headingsOf(parseMarkdown(body)).map(({ id }) => id));
  const hidden = new Map<string, string>();
  for (const section of SECTION_IDS) {
    const anchors = anchorsOf(section, content);
    const isListed = written.sections.some(({ id }) => id === section);
    const why = isListed
      ? `the ${section} section is hidden while its list in content/${section}.ts is empty`
      : `the ${section} section is not in content/sections.ts`;
    if (content.sections.some(({ id }) => id === section)) pages.get('/')?.push(...anchors);
    else for (const anchor of anchors) hidden.set(anchor, why);
  }
  return { pages, hidden };
}

/** Returns the expected target, or null for a valid link. */
function expectedTarget(href: string, page: string, { pages, hidden }: Targets): string | null {
  if (/^(?:https:\/\/|mailto:|tel:\+\d{5,15}$)/.test(href)) return null;
  if (!/^(?:\/(?!\/)|#)/.test(href))
    return 'a page or an anchor on this site, an https URL, a mailto address or a number such as tel:+4930123456';
  const [path = '', anchor] = href.split('#');
  const to = path || page;
  const anchors = pages.get(to);
  if (!anchors) return `a page on this site: ${[...pages.keys()].sort().join(', ')}`;
  if (anchor === undefined || anchors.includes(anchor)) return null;
  const why = to === '/' ? hidden.get(anchor) : undefined;
  return why
    ? `another target or no link, because ${why}`
    : `an anchor that exists on ${to}: ${anchors.map((id) => `#${id}`).join(', ')}`;
}

const MARKDOWN_LINK = /\[[^[\]]+\]\(([^()\s]+)\)/g;

/** A link or link placeholder. */
const LINK = /\]\(|\{(?:support|memberArea|withdrawal)\}/;

/** Other fields show brackets literally. */
const MAY_HOLD_LINKS =
  /^faqs\.items\[\d+\]\.answer\b|^demo\.notice\b|^paymentSuccess\b.*\.text$|^repaintIndex\.wrong\.text\b/;

type Holds = (when: string) => boolean;

/** Returns whether no page shows a text: a link that the build drops, or an item or variant whose condition does not hold. */
function isDropped({ path, text }: Leaf, written: object, holds: Holds): boolean {
  const field = formatPath(path);
  const item = valueAt(written, [...path.slice(0, -1), 'when']);
  const when = CONDITIONS.find((known) => known === path.at(-1) || known === item);
  return (
    (when !== undefined && !holds(when)) ||
    (/^home\.test\b/.test(field) && !holds('demo')) ||
    (/^demo\.index\b/.test(field) && !holds('repaintIndex')) ||
    (/^(?:navigation|notFound)\.links/.test(field) && SECTION_IDS.some((id) => text === `/#${id}`))
  );
}

/** Empties the lines whose condition does not hold. */
const shownLines = (body: string, holds: Holds): string =>
  replaceConditions(body, (when, block, all) =>
    holds(when) ? all.slice(0, -block.length) + shownLines(block, holds) : all.replace(/.+/g, ''),
  );

/** Returns the expected and found values; null if valid. */
function errorIn({ path, text }: Leaf, targets: Targets): [what: string, got: string] | null {
  const isLink = path.slice(-2).includes('href');
  if (!isLink && !MAY_HOLD_LINKS.test(formatPath(path)))
    return LINK.test(text) ? ['text with no link (it would show literally)', text] : null;
  const hrefs = isLink ? [text] : [...text.matchAll(MARKDOWN_LINK)].map(([, href = '']) => href);
  const rest = isLink ? '' : text.replaceAll(MARKDOWN_LINK, '');
  const unparsed = rest.match(/\[[^[\]]+\]\s*\(\S*|https?:\/\/\S+/)?.[0];
  if (unparsed) return ['links written as [name](target), with no space', unparsed];
  for (const href of hrefs) {
    const what = expectedTarget(href, '/', targets);
    if (what) return [what, href];
  }
  return null;
}

export const links: Check = {
  content(input) {
    const targets = linkTargets(input);
    const holds = conditionsOf(input.written);
    const { pages, ...others } = shownContent(input.written);
    const inTexts = collectStrings(others).flatMap((leaf) => {
      const shown = { ...leaf, text: shownLines(leaf.text, holds) };
      const error = isDropped(leaf, input.written, holds) ? null : errorIn(shown, targets);
      return error ? expected(leaf.path, ...error) : [];
    });
    const inPages = input.written.pages.flatMap((page) =>
      flattenTokens(parseMarkdown(shownLines(page.body, holds))).flatMap(({ token, line }) => {
        if (token.type !== 'link_open') return [];
        const href = decodeURI(`${token.attrGet('href')}`);
        const what = expectedTarget(href, page.path, targets);
        return what ? [issueAtLine(page, line, what, href)] : [];
      }),
    );
    return [...inTexts, ...inPages];
  },
};
