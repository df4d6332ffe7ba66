import type { Bar } from '@/engine/market/bar';

/**
 * Bars as figures side by side. A million of them as objects keep a browser's memory busy for four seconds while they are
 * read; so they take 56 MB, and a worker hands them over without copying.
 */
export type Table = Float64Array<ArrayBuffer>;

/** Time, open, high, low, close, volume. */
const WIDTH = 6;
/** And, while a file is read, the line that a bar stands in. */
const ROW_WIDTH = 7;

const FIRST_ROWS = 4096;

/** A table that grows row by row. */
export interface GrowingTable {
  count(): number;
  add(bar: Bar, line: number): void;
  timeOf(row: number): number;
  lineOf(row: number): number;
  setTime(row: number, time: number): void;
  /** @param order rows to keep, in this order */
  take(order: Uint32Array): Table;
}

export function createTable(): GrowingTable {
  let cells = new Float64Array(FIRST_ROWS * ROW_WIDTH);
  let used = 0;
  return {
    count: () => used / ROW_WIDTH,
    add({ time, open, high, low, close, volume }, line) {
      if (used === cells.length) {
        const larger = new Float64Array(2 * used);
        larger.set(cells);
        cells = larger;
      }
      cells[used++] = time;
      cells[used++] = open;
      cells[used++] = high;
      cells[used++] = low;
      cells[used++] = close;
      cells[used++] = volume;
      cells[used++] = line;
    },
    timeOf: (row) => cells[row * ROW_WIDTH] as number,
    lineOf: (row) => cells[row * ROW_WIDTH + WIDTH] as number,
    setTime(row, time) {
      cells[row * ROW_WIDTH] = time;
    },
    take(order) {
      const table = new Float64Array(order.length * WIDTH);
      let at = 0;
      for (const row of order)
        for (let cell = row * ROW_WIDTH; cell < row * ROW_WIDTH + WIDTH; cell++)
          table[at++] = cells[cell] as number;
      return table;
    },
  };
}

export const barCount = (table: Table): number => table.length / WIDTH;

/** @param from, to bars of a table, the first one included @returns them one after the other */
export function* barsOf(table: Table, from = 0, to = barCount(table)): Generator<Bar> {
  for (let at = from * WIDTH; at < Math.min(to * WIDTH, table.length); at += WIDTH)
    yield {
      time: table[at] as number,
      open: table[at + 1] as number,
      high: table[at + 2] as number,
      low: table[at + 3] as number,
      close: table[at + 4] as number,
      volume: table[at + 5] as number,
    };
}
