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
  const { mark, ...event } = one;
  const { mark: otherMark, ...otherEvent } = other;
  return isSame(event, otherEvent) && isSame(mark, otherMark);
}

export interface LedgerCounts {
  /** Marks that were ever shown. */
  readonly confirmed: number;
  /** Those of them that were ever found different or missing later; each counts once, for good. */
  readonly changed: number;
}

export interface Ledger {
  /** A mark is shown: writes a new one down as it is now, holds a known one against what was written down. */
  write(mark: Known): void;
  /** A mark is not shown any more, though nothing ended it. */
  withdraw(mark: Known): void;
  /** @param marks all that an indicator shows now, those that have ended too */
  observe(marks: Iterable<Known>): void;
  counts(): LedgerCounts;
}

/**
 * Keeps book of what a chart shows, by id: the first look at a mark is written down as a frozen copy, and whatever is
 * shown later is held against it. A chart that keeps to its marks counts 0 changed, one that repaints does not.
 */
export function createLedger(): Ledger {
  const written = new Map<string, Known>();
  const changed = new Set<string>();

  function write(mark: Known): void {
    const known = written.get(mark.id);
    if (!known) written.set(mark.id, Object.freeze({ ...mark }));
    else if (!isSame(known, mark)) changed.add(mark.id);
  }

  return {
    write,
    withdraw(mark) {
      write(mark);
      changed.add(mark.id);
    },
    observe(marks) {
      const missing = new Set(written.keys());
      for (const mark of marks) {
        write(mark);
        missing.delete(mark.id);
      }
      for (const id of missing) changed.add(id);
    },
    counts: () => ({ confirmed: written.size, changed: changed.size }),
  };
}
