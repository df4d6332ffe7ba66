/** What checks read from the content: the texts that pages print, and where a text stands. */
import type { Content } from '@/lib/content/content';
import type { LegalPage } from '@/lib/content/schemas/pages';
import { type Leaf, leavesOf, listAt, type Path, textAt } from '@/lib/content/walk';

/** @returns the place of a legal page among the Markdown pages, and its text; undefined where its file is missing */
export function legalPage(
  content: Readonly<Record<string, unknown>>,
  name: LegalPage,
): { path: Path; text: string } | undefined {
  const index = listAt(content, ['pages']).findIndex(
    (page) => textAt(page, ['path']) === `/${name}`,
  );
  const text = textAt(content, ['pages', index, 'body']);
  return index < 0 ? undefined : { path: ['pages', index, 'body'], text };
}

/** Files that tell the checks something and print nothing. */
const SILENT = ['claims', 'launch', 'licences'];

/** Fields that hold a name for code, and no words. */
const CODES = [
  'id',
  'icon',
  'drawing',
  'href',
  'path',
  'provenance',
  'featureIcons',
  'file',
  'logo',
  'draws',
];

/** @returns every text of the content that pages print, in the order of the files */
export function printedWords(content: Content): Leaf[] {
  return leavesOf(content).filter(
    ({ path }) =>
      !SILENT.includes(String(path[0])) && !path.some((step) => CODES.includes(String(step))),
  );
}
