/** Markdown pages hold what the site can show, and stand where nothing else does. */

import { CONDITIONS, FACTS } from '@/lib/content/facts';
import { describeFault } from '@/lib/content/faults';
import { drawingNames } from '@/lib/content/schemas/landing';
import type { FOOTER_LISTS, MarkdownPage } from '@/lib/content/schemas/markdown-pages';
import { LEGAL_PAGES } from '@/lib/content/schemas/pages';
import { listAt, textAt, valueAt } from '@/lib/content/walk';
import { DRAWING, everyNode, markdownNodes, type Node, wordsOf } from '@/lib/text/markdown';
import { legalPage } from './content';
import { type Check, type ContentInput, expected, type Found } from './finding';

/** The pages whose files could be read. */
export function readPages(content: Readonly<Record<string, unknown>>): MarkdownPage[] {
  return (listAt(content, ['pages']) as MarkdownPage[]).filter(
    (page) => page?.isRead && typeof page.body === 'string',
  );
}

/** Something wrong in the words of a page, by the line of its file. */
export function inLine(page: MarkdownPage, { line }: Node, what: string, got: string): Found {
  const text = describeFault({ expected: what, got });
  return { file: page.file, field: `line ${page.bodyLine + line}`, text };
}

const KNOWN = FACTS.map((name) => `{${name}}`);
const BRACES = /\{[^{}]*\}?|\}/g;
const COMMENT = /^<!-- when: (.*) -->$/;

/** @returns what should stand instead of a part of a text, and what stands there; null where it may stay */
function wrong(node: Node, isAlone: boolean): [what: string, got: string] | null {
  const { type, tag, text, attributes } = node;
  const when = COMMENT.exec(text.trim())?.[1];
  if (when !== undefined)
    return CONDITIONS.some((known) => known === when)
      ? null
      : [`a setting: ${CONDITIONS.join(', ')}`, when];
  if (type.startsWith('html')) return ['words in Markdown without HTML', text.trim()];
  if (type === 'heading' && !/^h[234]$/.test(tag))
    return ['headings from ## to ####, as the title stands above', wordsOf(node)];
  const braces = type === 'text' ? text.match(BRACES) : null;
  const unknown = braces?.find((name) => !KNOWN.includes(name));
  if (unknown !== undefined)
    return [
      `text without ${unknown} (README.md lists the names that texts have in braces)`,
      unknown,
    ];
  if (type !== 'image') return null;
  const { src = '' } = attributes;
  const drawing = DRAWING.exec(src)?.[1];
  if (!drawingNames.some((name) => name === drawing))
    return [`a drawing, ${drawingNames.map((name) => `drawing:${name}`).join(', ')}`, src];
  if (wordsOf(node).length < 20) return ['a text alternative of at least 20 characters', src];
  return isAlone ? null : ['a picture in a paragraph of its own', src];
}

function pageFaults(page: MarkdownPage): Found[] {
  const nodes = markdownNodes(page.body);
  const alone = nodes.flatMap(({ children }) => (children.length === 1 ? children : []));
  const faults = everyNode(nodes).flatMap((node) => {
    const [what, got] = wrong(node, alone.includes(node)) ?? [];
    return what ? [inLine(page, node, what, got ?? '')] : [];
  });
  const levels = nodes.filter(({ tag }) => /^h[234]$/.test(tag));
  const skipped = levels.flatMap((node, index) => {
    const above = levels[index - 1]?.tag ?? 'h1';
    if (Number(node.tag[1]) <= Number(above[1]) + 1) return [];
    const most = '#'.repeat(Number(above[1]) + 1);
    return [inLine(page, node, `at most ${most}, as no heading may leave one out`, wordsOf(node))];
  });
  return [...faults, ...skipped];
}

/** Where pages stand, and that a placeholder which one names is there. */
function places({ content }: ContentInput): Found[] {
  const pages = readPages(content);
  const routes = Object.keys(content.routes ?? {})
    .filter((name) => !pages.some(({ path }) => path === `/${name}`))
    .map((name) => textAt(content, ['routes', name, 'path']));
  const missing = LEGAL_PAGES.filter((name) => !legalPage(content, name)).map((name) => ({
    file: `content/legal/${name}.md`,
    field: '',
    text: 'expected a file, got nothing',
  }));
  const folders = pages.map(({ path }) => path.slice(0, path.lastIndexOf('/')));
  const misplaced = pages.flatMap((page, index) => {
    const at = (field: string, what: string, got: unknown) =>
      expected(['pages', index, field], what, got);
    const [list, id] = (page.footer ?? '').split('.') as [(typeof FOOTER_LISTS)[number], string?];
    const open = listAt(content, ['footer', list, 'links']).filter(
      (link) => !valueAt(link, ['href']),
    );
    const ids = open.map((link) => textAt(link, ['id']));
    return [
      ...(routes.includes(page.path) || pages.findIndex(({ path }) => path === page.path) < index
        ? at('path', 'a path that no other page has', page.path)
        : []),
      // Some hosts would show the folder.
      ...(folders.includes(page.path) ? at('path', 'a path that is no folder', page.path) : []),
      ...(id && !ids.includes(id)
        ? at('footer', `an entry without href of footer.${list}: ${ids.join(', ') || 'none'}`, id)
        : []),
    ];
  });
  return [...missing, ...misplaced];
}

export const markdown: Check = {
  id: 'C7',
  title: 'pages of content/pages/ hold what the site can show',
  content: (input) => [...readPages(input.content).flatMap(pageFaults), ...places(input)],
};
