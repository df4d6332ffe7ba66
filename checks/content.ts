/** What checks read from the content: the texts that pages print, and where a text stands. */
import type { Content } from '@/lib/content/content';
import { LEGAL_PAGES } from '@/lib/content/schemas/pages';
import { type Leaf, leavesOf } from '@/lib/content/walk';

/** @returns whether the export of a content file is a legal page */
export function isLegalPage(name: unknown): boolean {
  return LEGAL_PAGES.some((page) => page === name);
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
