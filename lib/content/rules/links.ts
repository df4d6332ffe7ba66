import type { ContentEntry, Fault, Gathered } from '../faults';
import { type Leaf, leavesOf, textAt } from '../walk';
import { legalPages, linkTargets } from './targets';

/** A link in running text; the same form as `lib/text/inline-links.ts` reads. */
const WRITTEN = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/**
 * Texts that may hold links: answers, what the payment page explains, the paragraphs of legal pages. The others print
 * brackets as they are.
 */
function mayHoldLinks(path: Leaf['path']): boolean {
  const [name, , , field] = path;
  if (name === 'faqs') return field === 'answer';
  if (name === 'paymentSuccess' || name === 'accessDesk') return path.at(-1) === 'text';
  return field === 'blocks' && legalPages.some((page) => page === name);
}

/** @returns what should stand instead of `href`, or null where it leads somewhere */
function wanted(href: string, page: string, targets: Map<string, Set<string>>): string | null {
  const [path = '', anchor] = href.split('#');
  const anchors = targets.get(path || page);
  if (!anchors) return `a page of this site: ${[...targets.keys()].sort().join(', ')}`;
  if (anchor === undefined || anchors.has(anchor)) return null;
  return `an anchor that exists on ${path || page}`;
}

/** Faults of one text: a link field, or running text with links in it. */
function leafFaults(leaf: Leaf, file: string, page: string, targets: Map<string, Set<string>>) {
  const at = (expected: string, got: string): Fault => ({ file, path: leaf.path, expected, got });
  if (leaf.path.at(-1) === 'href') {
    // Anything else in a link field is an https URL, which the schema sees to.
    const expected = /^[/#]/.test(leaf.text) ? wanted(leaf.text, page, targets) : null;
    return expected ? [at(expected, leaf.text)] : [];
  }
  if (!mayHoldLinks(leaf.path))
    return leaf.text.includes('](')
      ? [at('text without a link, as links show here as written', leaf.text)]
      : [];
  const found = [...leaf.text.matchAll(WRITTEN)].map(([, , href = '']) => href);
  if (leaf.text.split('](').length - 1 > found.length)
    return [at('links written [name](target)', leaf.text)];
  return found.flatMap((href) => {
    if (/^(?:https:\/\/|mailto:)/.test(href)) return [];
    const expected = /^(?:\/(?!\/)|#)/.test(href)
      ? wanted(href, page, targets)
      : 'a page or an anchor of this site, an https URL or a mailto address';
    return expected ? [at(expected, href)] : [];
  });
}

/** Links inside the site lead to a page that exists and, with a hash, to an anchor that exists on it. */
export function linkFaults(gathered: Gathered): Fault[] {
  const targets = linkTargets(gathered);
  const pageOf = ({ name }: ContentEntry) =>
    textAt(gathered.value('routes'), [
      legalPages.some((page) => page === name) ? name : 'home',
      'path',
    ]);
  return gathered.entries.flatMap((entry) =>
    leavesOf(entry.value, [entry.name]).flatMap((leaf) =>
      leafFaults(leaf, entry.file, pageOf(entry), targets),
    ),
  );
}
