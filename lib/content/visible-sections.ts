import { listAt, type Path } from '@/content/schemas/content-path';
import { SECTIONS, type SectionEntry, type SectionId } from '@/content/schemas/sections';

/** What a section shows; where there is nothing of it, there is no section. */
const SHOWN: Partial<Record<SectionId, Path>> = {
  indicators: ['indicators', 'items'],
  statistics: ['statistics', 'items'],
  testimonials: ['testimonials', 'items'],
  faqs: ['faqs', 'items'],
  notices: ['notices', 'pool'],
};

/** @param content all files by their names, also of a wrong form @returns the sections of the landing page that have something to show, in order */
export function visibleSections(content: Readonly<Record<string, unknown>>): SectionEntry[] {
  return (listAt(content, ['sections']) as SectionEntry[]).filter((section) => {
    const list = SHOWN[section?.id];
    return !list || listAt(content, list).length > 0;
  });
}

/** @returns the links without those to sections that are not shown; the id of such a link is the section's */
export function visibleLinks<Link extends { id: string }>(
  links: readonly Link[],
  shown: readonly SectionEntry[],
): Link[] {
  return links.filter(
    ({ id }) => shown.some((section) => section.id === id) || !SECTIONS.some((one) => one === id),
  );
}
