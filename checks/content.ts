/** What checks read from the content: the texts that pages print, and where a text stands. */
import { createHash } from 'node:crypto';
import type { Content } from '@/lib/content/content';
import { fieldAt } from '@/lib/content/content-files';
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
  'captions',
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

/** @returns where the first such text of the content stands, `content/home.ts: home.intro`; the folder where none is found */
export function placeOfText(content: Content, isMeant: (text: string) => boolean): string {
  const leaf = printedWords(content).find(({ text }) => isMeant(text));
  if (!leaf) return 'content/';
  const { file, field } = fieldAt(leaf.path);
  return `${file}: ${field}`;
}

/** @returns a short form of a part of the content, which is another one as soon as that changes */
export function fingerprint(part: unknown): string {
  return createHash('sha256').update(JSON.stringify(part)).digest('hex').slice(0, 12);
}
