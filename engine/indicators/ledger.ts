import type { Mark } from './mark';
import { isSame } from './same';

export interface LedgerCounts {
  /** Marks that were ever shown. */
  readonly confirmed: number;
  /** Those of them that were ever found different or missing later; each counts once, for good. */
  readonly changed: number;
}

export interface Ledger {
  /** Writes a mark down as it is now, if it is a new one: for marks just confirmed, between two looks at them all. */
  write(mark: Mark): void;
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
 * Keeps book of what an indicator shows, by id: the first look at a mark is written down as a frozen copy, and
 * whatever is shown later is held against it. An indicator that repaints cannot hide it from the ledger.
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

  function enter(mark: Mark): void {
    const written = Object.freeze({ ...mark });
    entries.set(mark.id, { written, seenIn: observations, isChanged: false });
  }

  return {
    write(mark) {
      if (!entries.has(mark.id)) enter(mark);
    },
    observe(marks) {
      observations++;
      let seen = 0;
      for (const mark of marks) {
        const entry = entries.get(mark.id);
        if (entry?.seenIn !== observations) seen++;
        if (!entry) {
          enter(mark);
          continue;
        }
        entry.seenIn = observations;
        if (!entry.isChanged && !isSame(entry.written, mark)) change(entry);
      }
      if (seen === entries.size) return;
      for (const entry of entries.values()) if (entry.seenIn !== observations) change(entry);
    },
    counts: () => ({ confirmed: entries.size, changed }),
  };
}
