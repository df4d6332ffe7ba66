import { SECTION_IDS } from '@/components/landing/registry';
import { validate } from '@/lib/content/content-errors';
import { visibleSections } from '@/lib/content/visible';
import { collectStrings, type Leaf, listAt, textAt } from '@/lib/schemas/content-path';
import type { LegalPage } from '@/lib/schemas/pages';
import { type Check, expected, type Written } from './finding';

const SILENT = ['claims', 'launch', 'licenses'];

const NAMES =
  'id icon drawing href path provenance featureIcons file logo draws when bodyLine updated published kind';

export function printedWords(content: Written): Leaf[] {
  const names = NAMES.split(' ');
  return collectStrings(content).filter(
    ({ path }) =>
      !SILENT.includes(String(path[0])) && !path.some((step) => names.includes(String(step))),
  );
}

/** Returns the text with single spaces; empty if the page is missing. */
export function legalPage(content: Written, name: LegalPage): Leaf {
  const index = listAt(content, ['pages']).findIndex(
    (page) => textAt(page, ['path']) === `/${name}`,
  );
  const path = ['pages', Math.max(0, index), 'body'];
  return { path, text: index < 0 ? '' : textAt(content, path).replace(/\s+/g, ' ') };
}

/** Leaves out sections that no page shows. Each has the name of its content. */
export function shownContent(content: Written): Written {
  const shown = visibleSections(content).map(({ id }) => id);
  const isHidden = (name: string) => SECTION_IDS.some((id) => id === name && !shown.includes(id));
  return Object.fromEntries(Object.entries(content).filter(([name]) => !isHidden(name)));
}

export const contentForm: Check = {
  id: 'content/schema',
  title: 'content files match their schemas',
  content: ({ entries }) =>
    entries.flatMap(validate).flatMap(({ path, expected: what, got }) => expected(path, what, got)),
};
