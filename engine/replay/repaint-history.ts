import type { Swing } from '#indicators/indicator';
import { NEVER } from '#indicators/mark-states';
import type { SwingAt } from '#indicators/repainting';
import { type Bar, firstWhere } from '#market/bar';

/** A swing that was drawn at position `from` and taken back at position `until`. */
interface DrawnSwing {
  readonly mark: Swing;
  readonly from: number;
  until: number;
  /** The swing that it took the place of. */
  readonly replaced?: DrawnSwing;
}

/** `marks` may be out of view. */
interface RepaintedView {
  marks: readonly Swing[];
  vanished: readonly Swing[];
}

/** Swings that were taken back, those that stand, and how many of those first stood on another bar. */
export interface RepaintCounts {
  takenBack: number;
  standing: number;
  moved: number;
}

/** Records the swings that a repainting indicator drew, so that any earlier chart can be shown again. */
export interface RepaintHistory {
  readonly drawn: readonly DrawnSwing[];
  next(bar: Bar, now: number): void;
  /** Returns the swings drawn after position `first`, and the one before, for the line. */
  at(position: number, first: number): RepaintedView;
  countsAt(position: number): RepaintCounts;
}

export function createRepaintHistory(swingAt: SwingAt): RepaintHistory {
  const drawn: DrawnSwing[] = [];
  let bars = 0;
  const firstAfter = (position: number) => firstWhere(drawn, ({ from }) => from > position);
  return {
    drawn,
    next(bar, now) {
      bars++;
      const mark = swingAt(bar, now);
      if (!mark) return;
      const last = drawn.at(-1);
      if (last?.mark.side !== mark.side) drawn.push({ mark, from: bars, until: NEVER });
      else {
        last.until = bars;
        drawn.push({ mark, from: bars, until: NEVER, replaced: last });
      }
    },
    at(position, first) {
      let start = firstAfter(first) - 1;
      while (start > 0 && (drawn[start] as DrawnSwing).until <= position) start--;
      const known = drawn.slice(Math.max(0, start), firstAfter(position));
      const marksOf = (isGone: boolean) =>
        known.filter(({ until }) => until <= position === isGone).map(({ mark }) => mark);
      return { marks: marksOf(false), vanished: marksOf(true) };
    },
    countsAt(position) {
      const known = drawn.slice(0, firstAfter(position));
      const standing = known.filter(({ until }) => until > position);
      const moved = standing.filter(({ replaced }) => replaced).length;
      return { takenBack: known.length - standing.length, standing: standing.length, moved };
    },
  };
}
