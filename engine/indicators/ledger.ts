import type { IndicatorEvent, Known } from './indicator';

/** Compares field by field; marks hold plain values only. */
function isSame(one: object, other: object): boolean {
  let fields = 0;
  for (const name in one) {
    fields++;
    if (!Object.is(one[name as keyof object], other[name as keyof object])) return false;
  }
  return fields === Object.keys(other).length;
}

/** @returns whether both say the same of the same mark, to the last field */
export function isSameEvent(one: IndicatorEvent, other: IndicatorEvent): boolean {
  if (one === other) return true;
  const isSameMoment = one.at === other.at && one.knownAt === other.knownAt;
  return one.type === other.type && isSameMoment && isSame(one.mark, other.mark);
}

export interface Ledger<M extends Known> {
  /**
   * Takes time that depends on this look and the last one alone.
   *
   * @param marks all that are shown now
   * @param isDue whether a mark that was shown at the last look, and is not now, should be; all unless given
   */
  observe(marks: Iterable<M>, isDue?: (mark: M) => boolean): void;
  /** @returns marks shown once that were ever found different or missing later; each counts once, for good */
  changed(): number;
}

/**
 * Keeps book of what a chart shows, by id: the first look at a mark is written down as a frozen copy, and whatever is
 * shown later is held against it. A chart that keeps to its marks counts 0 changed, one that repaints does not.
 */
export function createLedger<M extends Known>(): Ledger<M> {
  const written = new Map<string, M>();
  const changed = new Set<string>();
  /** At the last look. */
  let shown = new Map<string, M>();
  return {
    observe(marks, isDue = () => true) {
      const before = shown;
      shown = new Map();
      for (const mark of marks) {
        const known = written.get(mark.id);
        shown.set(mark.id, mark);
        if (!known) written.set(mark.id, Object.freeze({ ...mark }));
        else if (!isSame(known, mark)) changed.add(mark.id);
      }
      for (const [id, mark] of before) if (!shown.has(id) && isDue(mark)) changed.add(id);
    },
    changed: () => changed.size,
  };
}
