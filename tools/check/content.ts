import { SECTION_IDS } from '@/components/landing/registry';
import { visibleSections } from '@/lib/content/visible';
import { collectStrings, type Leaf } from '@/lib/schemas/content-path';

/** Content by export name. */
type Texts = Readonly<Record<string, unknown>>;

const SILENT = ['launch'];

const NAMES =
  'id icon drawing href path provenance featureIcons file logo draws when bodyLine updated published kind';

export function printedWords(content: Texts): Leaf[] {
  const names = NAMES.split(' ');
  return collectStrings(content).filter(
    ({ path }) =>
      !SILENT.includes(String(path[0])) && !path.some((step) => names.includes(String(step))),
  );
}

/** Leaves out sections that no page shows. Each has the name of its content. */
export function shownContent(content: Texts): Texts {
  const shown = visibleSections(content).map(({ id }) => id);
  const isHidden = (name: string) => SECTION_IDS.some((id) => id === name && !shown.includes(id));
  return Object.fromEntries(Object.entries(content).filter(([name]) => !isHidden(name)));
}
