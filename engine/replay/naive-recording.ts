import { createLedger } from '@/engine/indicators/ledger';
import {
  createNaiveStructure,
  type NaiveChange,
  type NaiveMark,
} from '@/engine/indicators/naive/naive-structure';
import { SMART_MONEY_DEFAULTS } from '@/engine/indicators/smart-money/smart-money';
import type { Bar } from '@/engine/market/bar';

/** What the repainting version shows after a number of bars. */
export interface NaiveView {
  marks: readonly NaiveMark[];
  /** Marks that were taken off the chart and did not come back, as they were drawn last. */
  vanished: readonly NaiveMark[];
  /** Marks ever drawn, and how many of them the ledger ever found changed or gone. */
  drawn: number;
  changed: number;
}

/** What is known after a bar: length of the book of changes, and what the ledger counts. */
interface BarRecord {
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
  const ledger = createLedger();
  const book: NaiveChange[] = [];
  const records: BarRecord[] = [{ changes: 0, drawn: 0, changed: 0 }];
  let shown = { position: 0, chart: createChart() };

  return {
    next(bar) {
      for (const change of structure.next(bar)) {
        book.push(change);
        if (change.type === 'drawn') ledger.write(change.mark);
        else ledger.withdraw(change.mark);
      }
      const { confirmed: drawn, changed } = ledger.counts();
      records.push({ changes: book.length, drawn, changed });
    },
    at(position) {
      if (position < shown.position) shown = { position: 0, chart: createChart() };
      const { changes, drawn, changed } = records[position] as BarRecord;
      const from = (records[shown.position] as BarRecord).changes;
      for (const change of book.slice(from, changes)) shown.chart.apply(change);
      shown.position = position;
      return { marks: shown.chart.marks(), vanished: shown.chart.vanished(), drawn, changed };
    },
  };
}
