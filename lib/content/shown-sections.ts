import { SECTIONS, type SectionEntry, type SectionId } from './schemas/sections';
import { listAt, type Path } from './walk';

/** What a section shows; where there is nothing of it, there is no section. */
const SHOWN: Partial<Record<SectionId, Path>> = {
  indicators: ['indicators', 'items'],
  statistics: ['statistics', 'items'],
  testimonials: ['testimonials', 'items'],
  faqs: ['faqs', 'items'],
  notices: ['notices', 'pool'],
};

/** @param content all files by their names, also of a wrong form @returns the sections of the landing page that have something to show, in order */
export function shownSections(content: Readonly<Record<string, unknown>>): SectionEntry[] {
  return (listAt(content, ['sections']) as SectionEntry[]).filter((section) => {
    const list = SHOWN[section?.id];
    return !list || listAt(content, list).length > 0;
  });
}

/**
 * @param links of the header, or those of them that the footer repeats; the id of one to a section is the section's
 * @param shown sections of the landing page, in order
 * @returns the links without those to sections that are not shown; those to sections in the order of the page
 */
export function shownLinks<Link extends { id: string }>(
  links: readonly Link[],
  shown: readonly SectionEntry[],
): Link[] {
  const place = ({ id }: Link) => shown.findIndex((section) => section.id === id);
  const kept = links.filter((link) => place(link) >= 0 || !SECTIONS.some((id) => id === link.id));
  const inOrder = kept
    .filter((link) => place(link) >= 0)
    .sort((one, other) => place(one) - place(other));
  return kept.map((link) => (place(link) < 0 ? link : (inOrder.shift() ?? link)));
}
