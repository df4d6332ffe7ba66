import { createLedger, type LedgerCounts } from '@/engine/indicators/ledger';
import type {
  Repainting,
  RepaintingChange,
  RepaintingMark,
} from '@/engine/indicators/repainting/repainting';
import type { Bar } from '@/engine/market/bar';

/** What a repainting version shows, and what became of what it showed since somebody looked. */
export interface RepaintedView {
  marks: readonly RepaintingMark[];
  /** Marks taken off the chart since then that did not come back, as they were drawn last. */
  vanished: readonly RepaintingMark[];
  /** Marks on the chart then or drawn since, and how many of them were changed or taken off. */
  counts: LedgerCounts;
}

/** Remembers what a repainting version did, bar by bar, so that its chart of any earlier bar can be shown again. */
export interface RepaintingBook {
  /** The next bar has closed. @param now when that is known */
  next(bar: Bar, now: number): void;
  /**
   * @param position bars that have closed, up to those fed
   * @param since position from which on somebody looked
   */
  at(position: number, since: number): RepaintedView;
}

/** The chart of a repainting version as its changes build it up. @param seenFrom number of changes made before somebody looked */
function createChart(seenFrom: number) {
  const marks = new Map<string, RepaintingMark>();
  const vanished = new Map<string, RepaintingMark>();
  const ledger = createLedger();
  let made = 0;

  function begin(): void {
    for (const mark of marks.values()) ledger.write(mark);
  }

  if (seenFrom === 0) begin();
  return {
    made: () => made,
    apply({ type, mark }: RepaintingChange): void {
      const isDrawn = type === 'drawn';
      if (isDrawn) marks.set(mark.id, mark);
      else marks.delete(mark.id);
      if (made >= seenFrom) {
        if (isDrawn) vanished.delete(mark.id);
        else vanished.set(mark.id, mark);
        (isDrawn ? ledger.write : ledger.withdraw)(mark);
      }
      made++;
      if (made === seenFrom) begin();
    },
    view: (): RepaintedView => ({
      marks: [...marks.values()],
      vanished: [...vanished.values()],
      counts: made < seenFrom ? { confirmed: marks.size, changed: 0 } : ledger.counts(),
    }),
  };
}

export function createRepaintingBook(changesAt: Repainting): RepaintingBook {
  const changes: RepaintingChange[] = [];
  /** How many of them there were when a position was reached. */
  const lengths = [0];
  let [chart, seenFrom] = [createChart(0), 0];

  return {
    next(bar, now) {
      for (const change of changesAt(bar, now)) changes.push(change);
      lengths.push(changes.length);
    },
    at(position, since) {
      const wanted = lengths[position] ?? 0;
      // Where nobody has got to yet, nothing has been seen.
      const from = lengths[since] ?? Infinity;
      if (from !== seenFrom || wanted < chart.made()) [chart, seenFrom] = [createChart(from), from];
      for (const change of changes.slice(chart.made(), wanted)) chart.apply(change);
      return chart.view();
    },
  };
}
