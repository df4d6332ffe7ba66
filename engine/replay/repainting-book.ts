import type { Repainting, RepaintingMark } from '@/engine/indicators/repainting/repainting';
import { firstWhere, NEVER } from '@/engine/indicators/standings';
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
  /**
   * @param position bars that have closed, up to those fed
   * @param since position from which on somebody looked
   * @param first index of the first bar in view; what it takes depends on the bars in view alone
   */
  at(position: number, since: number, first: number): RepaintedView;
}

/** A mark as it was drawn. */
interface Appearance {
  readonly mark: RepaintingMark;
  /** Position at which it was drawn, and the one at which it was taken off: `NEVER` while it stands. */
  readonly from: number;
  until: number;
  /** Whether it was drawn before and taken off on the same bar: it got another label. */
  readonly isAgain: boolean;
}

/** @returns the place of the first one that was drawn after a position */
const firstAfter = (appearances: readonly Appearance[], position: number) =>
  firstWhere(appearances, ({ from }) => from > position);

/** @param changesAt draws a mark again, if ever, on the bar on which it takes it off */
export function createRepaintingBook(changesAt: Repainting): RepaintingBook {
  const appearances: Appearance[] = [];
  /** Marks that stand after the last bar. */
  let standing = 0;
  // By position: marks drawn for the first time so far, taken off for the first time, on the chart.
  const drawnAt = [0];
  const changedAt = [0];
  const standingAt = [0];
  /** Bars for which a mark that was drawn again stood at most before it was taken off again. */
  let longestAgain = 0;

  /** @returns how many of those on the chart at `since` had changed before, and did once more up to `position` */
  function changedAgain(since: number, position: number): number {
    const start = firstAfter(appearances, since - longestAgain - 1);
    return appearances
      .slice(start, firstAfter(appearances, since))
      .filter(({ isAgain, until }) => isAgain && since < until && until <= position).length;
  }

  return {
    next(bar, now) {
      const position = drawnAt.length;
      let [drawn = 0, changed = 0] = [drawnAt.at(-1), changedAt.at(-1)];
      const removed = new Set<string>();
      for (const { type, mark } of changesAt(bar, now)) {
        const { id } = mark;
        if (type === 'drawn') {
          const isAgain = removed.has(id);
          appearances.push({ mark, from: position, until: NEVER, isAgain });
          standing++;
          if (!isAgain) drawn++;
          continue;
        }
        // What is taken off was drawn a few bars ago.
        const before = appearances.findLast(({ mark, until }) => until === NEVER && mark.id === id);
        if (!before) continue;
        before.until = position;
        standing--;
        removed.add(id);
        if (before.isAgain) longestAgain = Math.max(longestAgain, position - before.from);
        else changed++;
      }
      drawnAt.push(drawn);
      changedAt.push(changed);
      standingAt.push(standing);
    },
    at(position, lookedFrom, first) {
      const since = Math.min(lookedFrom, position);
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
      const more = (sums: readonly number[]) => (sums[position] ?? 0) - (sums[since] ?? 0);
      return {
        marks,
        vanished: [...vanished.values()],
        drawn: (standingAt[since] ?? 0) + more(drawnAt),
        changed: more(changedAt) + changedAgain(since, position),
      };
    },
  };
}
