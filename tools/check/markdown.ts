import { listAt, textAt } from '@/content/schemas/content-path';
import { DRAWINGS as NAMES } from '@/content/schemas/landing';
import type { MarkdownPage } from '@/content/schemas/markdown';
import { CONDITIONS, PLACEHOLDERS } from '@/content/schemas/placeholders';
import { describeError } from '@/lib/content/content-errors';
import { everyNode, markdownNodes, type Node, wordsOf } from '@/lib/text/markdown';
import { type Check, expected, type Issue, type Written } from './finding';

export function readPages(content: Written): MarkdownPage[] {
  return (listAt(content, ['pages']) as MarkdownPage[]).filter(
    (page) => page?.isRead && typeof page.body === 'string',
  );
}

export function inLine(page: MarkdownPage, { line }: Node, what: string, got: string): Issue {
  const text = describeError({ expected: what, got });
  return { file: page.file, field: `line ${page.bodyLine + line}`, text };
}

const KNOWN = PLACEHOLDERS.map((name) => `{${name}}`);
const DRAWINGS = NAMES.map((name) => `drawing:${name}`);

/** Returns expected and found, or null. */
function wrong(node: Node): [what: string, got: string] | null {
  const { type, text, attributes } = node;
  const when = /^<!-- when: (.*) -->$/.exec(text.trim())?.[1];
  if (when !== undefined) {
    const isKnown = CONDITIONS.some((known) => known === when);
    return isKnown ? null : [`a setting: ${CONDITIONS.join(', ')}`, when];
  }
  if (type.startsWith('html')) return ['Markdown without HTML', text.trim()];
  const braces = type === 'text' ? (text.match(/\{[^{}]*\}?|\}/g) ?? []) : [];
  const unknown = braces.find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) return [`names in braces: ${KNOWN.join(', ')}`, unknown];
  if (type !== 'image') return null;
  const { src = '' } = attributes;
  if (!DRAWINGS.includes(src)) return [`a drawing, ${DRAWINGS.join(', ')}`, src];
  return wordsOf(node).length < 20 ? ['a text alternative of at least 20 characters', src] : null;
}

export const markdown: Check = {
  id: 'content/markdown',
  title: 'Markdown pages use supported syntax only',
  content({ content }) {
    const pages = readPages(content);
    const routes = Object.values(content.routes ?? {}).map((route) => textAt(route, ['path']));
    const taken = pages.flatMap((page) => {
      const isTaken = pages.find(({ path }) => path === page.path) !== page;
      if (!isTaken && !routes.includes(page.path)) return [];
      const index = listAt(content, ['pages']).indexOf(page);
      return expected(['pages', index, 'path'], 'a path that no other page has', page.path);
    });
    const issues = pages.flatMap((page) =>
      everyNode(markdownNodes(page.body)).flatMap((node) => {
        const issue = wrong(node);
        return issue ? [inLine(page, node, ...issue)] : [];
      }),
    );
    return [...taken, ...issues];
  },
};
