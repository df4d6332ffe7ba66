import type { ShownMark } from '@/engine/chart/scene';
import type { Mark } from '@/engine/indicators/indicator';

/** Marks that a visitor can go through one by one: the bar at whose close each became known orders them. */
function inOrder(marks: readonly ShownMark[]): Mark[] {
  return marks
    .flatMap(({ mark }) =>
      mark.kind === 'range' || mark.kind === 'signal' || mark.kind === 'trend' ? [] : [mark],
    )
    .sort((a, b) => a.knownAt - b.knownAt || (a.id < b.id ? -1 : 1));
}

/**
 * @param marks of a scene
 * @param id of the mark to go on from; where it is none of them, the way begins at the newest, or at the oldest
 * @param by 1 goes to a newer one, -1 to an older one
 * @returns the mark beside it; null where there is none
 */
export function markBeside(
  marks: readonly ShownMark[],
  id: string | null,
  by: 1 | -1,
): Mark | null {
  const ordered = inOrder(marks);
  const place = ordered.findIndex((mark) => mark.id === id);
  return (place < 0 ? ordered.at(by < 0 ? -1 : 0) : ordered[place + by]) ?? null;
}
