/** Rows of time, open, high, low and close; workers can transfer them without copying. */
export type Table = Float64Array<ArrayBuffer>;
export const TABLE_WIDTH = 5;

/** A million rows of up to 150 bytes each. */
export const MAX_FILE_BYTES = 150_000_000;

/** Limits of what is a price. */
export const [MIN_PRICE, MAX_PRICE] = [1e-12, 1e12];

/** `time` is the opening, ms UTC. */
export interface Bar {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

export const barCount = (table: Table): number => table.length / TABLE_WIDTH;
export const timeAt = (table: Table, row: number): number => table[row * TABLE_WIDTH] ?? Number.NaN;

export function* barsOf(table: Table, from = 0, to = barCount(table)): Generator<Bar> {
  const end = TABLE_WIDTH * Math.min(to, barCount(table));
  for (let at = TABLE_WIDTH * from; at < end; at += TABLE_WIDTH) {
    const [time = 0, open = 0, high = 0, low = 0, close = 0] = table.subarray(at, at + TABLE_WIDTH);
    yield { time, open, high, low, close };
  }
}
