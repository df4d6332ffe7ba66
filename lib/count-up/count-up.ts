/** Milliseconds that a figure takes to count from 0 to its value. */
export const COUNT_DURATION = 2000;

/**
 * The figure shown while counting up: cubic ease-out, quick at first and slow where it is about to be read.
 * @param count `to` the value, a whole number from 0; `elapsed` and `duration` in milliseconds
 * @returns a whole number that never falls: 0 at the start, exactly `to` from the end on
 */
export function countUp({
  to,
  elapsed,
  duration,
}: {
  to: number;
  elapsed: number;
  duration: number;
}): number {
  if (elapsed >= duration) return to;
  const time = Math.max(0, elapsed / duration);
  return Math.round(to * (1 - (1 - time) ** 3));
}
