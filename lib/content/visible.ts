import type { Notice } from '@/components/landing/notices/schema';
import {
  factsOf,
  isSectionId,
  type SectionEntry,
  type SectionId,
} from '@/components/landing/registry';
import { listAt, valueAt } from '@/lib/schemas/content-path';

/** @param content all exports by name, possibly invalid */
export function visibleSections(content: Readonly<Record<string, unknown>>): SectionEntry[] {
  return (listAt(content, ['sections']) as SectionEntry[]).filter(({ id }) => {
    const list = isSectionId(id) ? factsOf(id).list : undefined;
    return !list || listAt(content, [id, list]).length > 0;
  });
}

/** Returns the visible sections that have a name. */
export function namedSections(
  content: Readonly<Record<SectionId, object>> & { sections: readonly SectionEntry[] },
): { id: SectionId; name: string }[] {
  return content.sections.flatMap(({ id }) => {
    const { name } = factsOf(id);
    return name ? [{ id, name: `${valueAt(content, [id, name])}` }] : [];
  });
}

/** Drops links to hidden sections. A link to a section has the section's id. */
export function visibleLinks<Link extends { id: string }>(
  links: readonly Link[],
  shown: readonly SectionEntry[],
): Link[] {
  return links.filter(({ id }) => shown.some((section) => section.id === id) || !isSectionId(id));
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
