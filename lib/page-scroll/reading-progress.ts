/**
 * How far down the page the reader is.
 * @param page lengths in CSS pixels
 * @returns 0 at the top to 1 at the end; 0 on a page that does not scroll
 */
export function readingProgress(page: {
  scrollY: number;
  viewportHeight: number;
  documentHeight: number;
}): number {
  const room = page.documentHeight - page.viewportHeight;
  if (room <= 0) return 0;
  return Math.min(1, Math.max(0, page.scrollY / room));
}
