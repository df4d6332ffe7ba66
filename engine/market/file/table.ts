import type { Bar } from '@/engine/market/bar';

/** Rows of time, open, high, low and close, which a worker can transfer without copying. */
export type Table = Float64Array<ArrayBuffer>;
export const TABLE_WIDTH = 5;

/** Fits a million rows of the widest format. */
export const MAX_FILE_BYTES = 150_000_000;
export const barCount = (table: Table): number => table.length / TABLE_WIDTH;

export function* barsOf(table: Table, from = 0, to = barCount(table)): Generator<Bar> {
  for (
    let at = from * TABLE_WIDTH;
    at < Math.min(to * TABLE_WIDTH, table.length);
    at += TABLE_WIDTH
  )
    yield {
      time: table[at] as number,
      open: table[at + 1] as number,
      high: table[at + 2] as number,
      low: table[at + 3] as number,
      close: table[at + 4] as number,
      volume: 0,
    };
}
