/** Milliseconds that a scroll to a section takes. */
export const SCROLL_DURATION = 1800;
/** Pixels that stay free above the section, for the header. */
export const SCROLL_OFFSET = 80;
/** Milliseconds after a load with a hash until the page scrolls there. */
export const HASH_DELAY = 100;

/**
 * Where the page is during a scroll: cubic ease-in-out, so it leaves and arrives gently and never turns back.
 * @param scroll `from` and `to` in CSS pixels, `elapsed` and `duration` in milliseconds
 * @returns the position in CSS pixels: `from` up to the start, exactly `to` from the end on
 */
export function scrollPosition(scroll: {
  from: number;
  to: number;
  elapsed: number;
  duration: number;
}): number {
  const { from, to, elapsed, duration } = scroll;
  if (elapsed >= duration) return to;
  const time = Math.max(0, elapsed / duration);
  const eased = time < 0.5 ? 4 * time ** 3 : 1 - (2 - 2 * time) ** 3 / 2;
  return from + (to - from) * eased;
}
