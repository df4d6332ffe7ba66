/** Pixels below the top of the window where a section begins to count as the one in view. */
export const SECTION_OFFSET = 100;

export interface SectionTop {
  id: string;
  /** Distance from the start of the page, in CSS pixels. */
  top: number;
}

/**
 * The section that the reader is in: the last one that has reached the offset line. Above the first section it
 * is the first; at the end of the page, where a short last section never reaches the line, it is the last one
 * whose top can be seen or has gone by.
 * @param sections in any order
 * @param page lengths in CSS pixels
 * @returns its id, or null without sections
 */
export function activeSection(
  sections: readonly SectionTop[],
  page: { scrollY: number; offset: number; viewportHeight: number; documentHeight: number },
): string | null {
  const bottom = page.scrollY + page.viewportHeight;
  // One pixel of slack: at fractional zoom the last position is rounded down. A page that does not scroll has no end.
  const atEnd = page.scrollY > 0 && bottom >= page.documentHeight - 1;
  const line = atEnd ? bottom - 1 : page.scrollY + page.offset;

  const ordered = [...sections].sort((one, other) => one.top - other.top);
  const reached = ordered.findLast(({ top }) => top <= line);
  return (reached ?? ordered[0])?.id ?? null;
}
