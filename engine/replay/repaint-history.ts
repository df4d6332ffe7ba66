import type { Repainting, RepaintingMark } from '@/engine/indicators/indicator';
import { NEVER } from '@/engine/indicators/mark-states';
import { type Bar, firstWhere } from '@/engine/market/bar';

/** `marks` may be out of view. Counts since a position: `drawn` marks seen, `changed` marks removed. */
export interface RepaintedView {
  marks: readonly RepaintingMark[];
  vanished: readonly RepaintingMark[];
  drawn: number;
  changed: number;
}

/** Records the marks that a repainting version drew, so that any earlier chart can be shown again. */
export interface RepaintHistory {
  next(bar: Bar, now: number): void;
  at(position: number, since: number, first: number): RepaintedView;
}

/** `from` and `until` are positions. `isAgain`: drawn again, with changes, by the bar that removed it. */
interface Appearance {
  readonly mark: RepaintingMark;
  readonly from: number;
  until: number;
  readonly isAgain: boolean;
}

const firstAfter = (appearances: readonly Appearance[], position: number) =>
  firstWhere(appearances, ({ from }) => from > position);

/** A version may redraw a removed mark only on the bar that removed it. */
export function createRepaintHistory(changesAt: Repainting): RepaintHistory {
  const appearances: Appearance[] = [];
  let state = 0;
  const drawnAt = [0];
  const changedAt = [0];
  const standingAt = [0];
  // Longest life of a redrawn mark, in bars.
  let longestAgain = 0;

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
          state++;
          if (!isAgain) drawn++;
          continue;
        }
        const before = appearances.findLast(({ mark, until }) => until === NEVER && mark.id === id);
        if (!before) continue;
        before.until = position;
        state--;
        removed.add(id);
        if (before.isAgain) longestAgain = Math.max(longestAgain, position - before.from);
        else changed++;
      }
      drawnAt.push(drawn);
      changedAt.push(changed);
      standingAt.push(state);
    },
    at(position, lookedFrom, first) {
      const since = Math.min(lookedFrom, position);
      // The zigzag line needs the last standing mark before the view.
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
