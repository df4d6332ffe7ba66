/** Sections of the landing page, in the order it is read. */
export const landingSections = [
  'home',
  'indicators',
  'demo',
  'statistics',
  'pricing',
  'testimonials',
  'faqs',
  'notices',
  'closing',
] as const;
type SectionName = (typeof landingSections)[number];

/** The strip of figures has no heading to carry a number. */
const unnumbered: SectionName = 'statistics';

/**
 * Numbers the sections.
 * @param left sections that are not shown, as they have nothing to show
 * @returns the place of each section, from 1; 0 for one that is not shown or has no number
 */
export function sectionPositions(left: readonly SectionName[]): Record<SectionName, number> {
  const shown = landingSections.filter((name) => name !== unnumbered && !left.includes(name));
  return Object.fromEntries(
    landingSections.map((name) => [name, shown.indexOf(name) + 1]),
  ) as Record<SectionName, number>;
}
