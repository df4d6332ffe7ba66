import { listAt, type Path } from '@/content/schemas/content-path';
import type { Notice } from '@/content/schemas/proof';
import { SECTIONS, type SectionEntry, type SectionId } from '@/content/schemas/sections';

/** A section is hidden if its list is empty. */
const LIST_OF_SECTION: Partial<Record<SectionId, Path>> = {
  indicators: ['indicators', 'items'],
  statistics: ['statistics', 'items'],
  testimonials: ['testimonials', 'items'],
  faqs: ['faqs', 'items'],
  notices: ['notices', 'pool'],
};

/** @param content all exports by name, possibly invalid */
export function visibleSections(content: Readonly<Record<string, unknown>>): SectionEntry[] {
  return (listAt(content, ['sections']) as SectionEntry[]).filter((section) => {
    const list = LIST_OF_SECTION[section?.id];
    return !list || listAt(content, list).length > 0;
  });
}

/** Drops links to hidden sections. A link to a section has the section's id. */
export function visibleLinks<Link extends { id: string }>(
  links: readonly Link[],
  shown: readonly SectionEntry[],
): Link[] {
  return links.filter(
    ({ id }) => shown.some((section) => section.id === id) || !SECTIONS.some((one) => one === id),
  );
}

/** Keeps icons only if all entries have one, so that a row shows either icons or names. */
export function alikeMarks<Mark extends { icon: string | null }>(marks: readonly Mark[]): Mark[] {
  const hasIcons = marks.every(({ icon }) => icon !== null);
  return marks.map((mark) => (hasIcons ? mark : { ...mark, icon: null }));
}

/** Returns active notices with plan names instead of plan ids. */
export function visibleNotices(
  pool: readonly Notice[],
  plans: readonly { id: string; name: string }[],
): Notice[] {
  return pool
    .filter(({ isActive = true }) => isActive)
    .map((notice) => {
      const plan = plans.find(({ id }) => id === notice.plan);
      return { ...notice, plan: plan?.name ?? notice.plan };
    });
}
