import type { Break, Swing } from '@/engine/indicators/mark';

export type NaiveMark = Swing | Break;

/** What happened on the chart at a bar. All changes up to a bar, in order, give what was drawn there. */
export interface NaiveChange {
  readonly type: 'drawn' | 'removed';
  /** Opening time of the bar at whose close the chart changed. */
  readonly at: number;
  readonly mark: NaiveMark;
}

const noChanges: readonly NaiveChange[] = Object.freeze([]);

/** A chart that marks can be taken off again. It keeps book of the changes of a bar. */
export function createDrawing() {
  const shown = new Map<string, NaiveMark>();
  let changes: NaiveChange[] = [];
  return {
    /** What is drawn now, by id. */
    shown: shown as ReadonlyMap<string, NaiveMark>,
    draw(mark: NaiveMark, at: number): void {
      shown.set(mark.id, mark);
      changes.push({ type: 'drawn', at, mark });
    },
    remove(mark: NaiveMark, at: number): void {
      shown.delete(mark.id);
      changes.push({ type: 'removed', at, mark });
    },
    /** @returns the changes since the last call */
    takeChanges(): readonly NaiveChange[] {
      if (changes.length === 0) return noChanges;
      const taken = changes;
      changes = [];
      return taken;
    },
  };
}
