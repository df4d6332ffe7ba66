import type { NaiveChange, NaiveMark } from '@/engine/indicators/naive/naive-structure';
import { createNaiveStructure } from '@/engine/indicators/naive/naive-structure';
import { SMART_MONEY_DEFAULTS } from '@/engine/indicators/smart-money/smart-money';
import type { Bar } from '@/engine/market/bar';

/** What the repainting version shows after a number of bars. */
export interface NaiveView {
  marks: readonly NaiveMark[];
  /** Marks that were taken off the chart and did not come back, as they were drawn last. */
  vanished: readonly NaiveMark[];
  /** Marks ever drawn, and how many of them were ever taken off or drawn anew with another label. */
  drawn: number;
  changed: number;
}

/** After each bar: length of the book of changes, and the two counts. */
interface Mileage {
  changes: number;
  drawn: number;
  changed: number;
}

export interface NaiveRecording {
  next(bar: Bar): void;
  /** @param position bars fed by then */
  at(position: number): NaiveView;
}

/** The chart of the repainting version, as its book of changes builds it up. */
function createChart() {
  const marks = new Map<string, NaiveMark>();
  const vanished = new Map<string, NaiveMark>();
  return {
    apply({ type, mark }: NaiveChange): void {
      const [to, from] = type === 'drawn' ? [marks, vanished] : [vanished, marks];
      from.delete(mark.id);
      to.set(mark.id, mark);
    },
    marks: () => [...marks.values()],
    vanished: () => [...vanished.values()],
  };
}

/** Keeps what the repainting version drew and took back, so that any earlier bar can be shown again. */
export function createNaiveRecording(): NaiveRecording {
  const structure = createNaiveStructure({ reach: SMART_MONEY_DEFAULTS.reach });
  const book: NaiveChange[] = [];
  const drawn = new Set<string>();
  const changed = new Set<string>();
  const miles: Mileage[] = [{ changes: 0, drawn: 0, changed: 0 }];
  let shown = { position: 0, chart: createChart() };

  return {
    next(bar) {
      for (const change of structure.next(bar)) {
        book.push(change);
        (change.type === 'drawn' ? drawn : changed).add(change.mark.id);
      }
      miles.push({ changes: book.length, drawn: drawn.size, changed: changed.size });
    },
    at(position) {
      if (position < shown.position) shown = { position: 0, chart: createChart() };
      const end = miles[position] as Mileage;
      const from = (miles[shown.position] as Mileage).changes;
      for (const change of book.slice(from, end.changes)) shown.chart.apply(change);
      shown.position = position;
      return {
        marks: shown.chart.marks(),
        vanished: shown.chart.vanished(),
        drawn: end.drawn,
        changed: end.changed,
      };
    },
  };
}
