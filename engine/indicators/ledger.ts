import type { IndicatorEvent, Mark } from './indicator';

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
export function isSameEvent(
  one: IndicatorEvent | undefined,
  other: IndicatorEvent | undefined,
): boolean {
  if (!one || !other) return false;
  return one.type === other.type && one.knownAt === other.knownAt && isSame(one.mark, other.mark);
}

export interface LedgerCounts {
  /** Marks that were ever shown. */
  readonly confirmed: number;
  /** Those of them that were ever found different or missing later; each counts once, for good. */
  readonly changed: number;
}

export interface Ledger {
  /** A mark is shown: writes a new one down as it is now, holds a known one against what was written down. */
  write(mark: Mark): void;
  /** A mark is not shown any more, though nothing ended it. */
  withdraw(mark: Mark): void;
  /** @param marks all that an indicator shows now, those that have ended too */
  observe(marks: Iterable<Mark>): void;
  counts(): LedgerCounts;
}

interface Entry {
  readonly written: Mark;
  /** Number of the observation that last saw it. */
  seenIn: number;
  isChanged: boolean;
}

/**
 * Keeps book of what a chart shows, by id: the first look at a mark is written down as a frozen copy, and whatever is
 * shown later is held against it. A chart that keeps to its marks counts 0 changed, one that repaints does not.
 */
export function createLedger(): Ledger {
  const entries = new Map<string, Entry>();
  let observations = 0;
  let changed = 0;

  function change(entry: Entry): void {
    if (entry.isChanged) return;
    entry.isChanged = true;
    changed++;
  }

  /** @returns the entry of a mark, a new one included */
  function look(mark: Mark): Entry {
    const known = entries.get(mark.id);
    if (!known) {
      const entry = { written: Object.freeze({ ...mark }), seenIn: 0, isChanged: false };
      entries.set(mark.id, entry);
      return entry;
    }
    if (!known.isChanged && !isSame(known.written, mark)) change(known);
    return known;
  }

  return {
    write: look,
    withdraw(mark) {
      change(look(mark));
    },
    observe(marks) {
      observations++;
      let seen = 0;
      for (const mark of marks) {
        const entry = look(mark);
        if (entry.seenIn !== observations) seen++;
        entry.seenIn = observations;
      }
      if (seen === entries.size) return;
      for (const entry of entries.values()) if (entry.seenIn !== observations) change(entry);
    },
    counts: () => ({ confirmed: entries.size, changed }),
  };
}
