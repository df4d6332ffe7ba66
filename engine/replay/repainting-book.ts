import type {
  Repainting,
  RepaintingChange,
  RepaintingMark,
} from '@/engine/indicators/repainting/repainting';
import type { Bar } from '@/engine/market/bar';

/** What a repainting version shows, and what became of what it showed since somebody looked. */
export interface RepaintedView {
  /** In the order in which they were drawn; some lie before the view, at least one where there is one. */
  marks: readonly RepaintingMark[];
  /** Marks taken off the chart since then that did not come back, as they were drawn last. */
  vanished: readonly RepaintingMark[];
  /** Marks on the chart then, in view or not, and all drawn since. */
  drawn: number;
  /** How many of those were changed or taken off; each counts once. */
  changed: number;
}

/** Remembers what a repainting version did, bar by bar, so that its chart of any earlier bar can be shown again. */
export interface RepaintingBook {
  /** The next bar has closed. @param now when that is known */
  next(bar: Bar, now: number): void;
  /** Somebody looks from this position on. Told early it costs nothing: what has been fed is counted anew. */
  lookFrom(since: number): void;
  /**
   * @param position bars that have closed, up to those fed
   * @param first index of the first bar in view; what it takes depends on the bars in view alone
   */
  at(position: number, first: number): RepaintedView;
}

/** A mark as it was drawn, with the position at which it was and the one at which it was taken off: `Infinity` while it stands. */
interface Appearance {
  readonly mark: RepaintingMark;
  readonly from: number;
  until: number;
}

/** Counts, position by position, what somebody could have seen who looked since one of them. */
function createCounter(since: number) {
  const seen = new Set<string>();
  const changed = new Set<string>();
  const [drawnBy, changedBy] = [[0], [0]];
  return {
    since,
    next(changes: readonly RepaintingChange[]): void {
      const isSeen = drawnBy.length > since;
      for (const { type, mark } of changes) {
        if (type === 'drawn') seen.add(mark.id);
        else if (isSeen) changed.add(mark.id);
        else seen.delete(mark.id);
      }
      drawnBy.push(seen.size);
      changedBy.push(changed.size);
    },
    at: (position: number) => ({
      drawn: drawnBy[position] ?? 0,
      changed: changedBy[position] ?? 0,
    }),
  };
}

/** @returns the place of the first one that was drawn after a position */
function firstAfter(appearances: readonly Appearance[], position: number): number {
  let [low, high] = [0, appearances.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((appearances[middle] as Appearance).from > position) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function createRepaintingBook(changesAt: Repainting): RepaintingBook {
  const changes: (readonly RepaintingChange[])[] = [];
  const appearances: Appearance[] = [];
  /** Those that stand after the last bar. */
  const standing = new Map<string, Appearance>();
  let counter = createCounter(0);

  function apply({ type, mark }: RepaintingChange, position: number): void {
    const before = standing.get(mark.id);
    if (before) before.until = position;
    standing.delete(mark.id);
    if (type === 'removed') return;
    const appearance = { mark, from: position, until: Infinity };
    appearances.push(appearance);
    standing.set(mark.id, appearance);
  }

  return {
    next(bar, now) {
      const made = changesAt(bar, now);
      changes.push(made);
      for (const change of made) apply(change, changes.length);
      counter.next(made);
    },
    lookFrom(since) {
      if (counter.since === since) return;
      counter = createCounter(since);
      for (const made of changes) counter.next(made);
    },
    at(position, first) {
      const { since } = counter;
      // Nothing is drawn before its own bar has closed.
      let start = firstAfter(appearances, first) - 1;
      while (start > 0 && (appearances[start] as Appearance).until <= position) start--;
      const end = firstAfter(appearances, position);
      const drawn = appearances.slice(Math.max(0, start), end);
      const marks = drawn.filter(({ until }) => until > position).map(({ mark }) => mark);
      const vanished = new Map<string, RepaintingMark>();
      for (const { mark, until } of drawn)
        if (until > since && until <= position) vanished.set(mark.id, mark);
      for (const { id } of marks) vanished.delete(id);
      return { marks, vanished: [...vanished.values()], ...counter.at(position) };
    },
  };
}
