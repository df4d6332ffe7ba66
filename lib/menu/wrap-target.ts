/**
 * Where Tab must go so that the focus does not leave a list of stops.
 * @param stops the focusable elements in order
 * @param current the focused one
 * @param backwards whether Shift is held
 * @returns the stop at the other end, or null where the browser's own step stays inside
 */
export function wrapTarget<T>(stops: readonly T[], current: unknown, backwards: boolean): T | null {
  const edge = backwards ? stops[0] : stops.at(-1);
  if (edge === undefined || current !== edge) return null;
  return (backwards ? stops.at(-1) : stops[0]) ?? null;
}
