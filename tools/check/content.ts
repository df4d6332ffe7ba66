import { SECTION_IDS } from '@/components/landing/registry';
import { visibleSections } from '@/lib/content/visible';

/** Content by export name. */
type Texts = Readonly<Record<string, unknown>>;

/** Leaves out sections that no page shows. Each has the name of its content. */
export function shownContent(content: Texts): Texts {
  const shown = visibleSections(content).map(({ id }) => id);
  const isHidden = (name: string) => SECTION_IDS.some((id) => id === name && !shown.includes(id));
  return Object.fromEntries(Object.entries(content).filter(([name]) => !isHidden(name)));
}
