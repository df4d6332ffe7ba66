import type { Notice } from '@/components/landing/notices/schema';
import {
  factsOf,
  isSectionId,
  type SectionEntry,
  type SectionId,
} from '@/components/landing/registry';
import { listAt, valueAt } from '@/lib/schemas/content-path';

type Anything = Readonly<Record<string, unknown>>;

const isMarked = (value: unknown) => (value as Anything | null | undefined)?.sample === true;

/**
 * Leaves out testimonials, figures and notices of the sample once the business is the owner's: nobody may take them for
 * real. @param content all exports by name, possibly invalid
 */
export function publishedClaims<Content extends object>(content: Content): Content {
  if (valueAt(content, ['site', 'seller', 'status']) !== 'own') return content;
  const { testimonials, statistics, notices, ...others } = content as Anything;
  const kept = (claims: unknown, list: 'items' | 'pool') => {
    const { sample: _, ...rest } = { ...(claims as Anything) };
    const items = listAt(claims, [list]).filter((item) => !isMarked(item));
    return { ...rest, [list]: isMarked(claims) ? [] : items };
  };
  const rating = valueAt(testimonials, ['rating']);
  const isHidden = isMarked(testimonials) || isMarked(rating);
  return {
    ...others,
    testimonials: { ...kept(testimonials, 'items'), rating: isHidden ? null : rating },
    statistics: kept(statistics, 'items'),
    notices: kept(notices, 'pool'),
  } as Content;
}

/** @param content all exports by name, possibly invalid */
export function visibleSections(content: Anything): SectionEntry[] {
  const published = publishedClaims(content);
  return (listAt(content, ['sections']) as SectionEntry[]).filter(({ id }) => {
    const list = isSectionId(id) ? factsOf(id).list : undefined;
    return !list || listAt(published, [id, list]).length > 0;
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

/** Returns active notices, with plan names instead of plan ids. Leaves out those of plans that are not sold. */
export function visibleNotices(
  pool: readonly Notice[],
  plans: readonly { id: string; name: string }[],
): Notice[] {
  return pool
    .filter(({ isActive = true }) => isActive)
    .flatMap((notice) => {
      const plan = plans.find(({ id }) => id === notice.plan);
      return plan ? [{ ...notice, plan: plan.name }] : [];
    });
}
