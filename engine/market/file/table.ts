import type { Bar } from '#market/bar';
import type { Slices } from '#replay/recording';
import { type Source, timeframesOf } from '#replay/source';

/** Rows of time, open, high, low and close; workers can transfer them without copying. */
export type Table = Float64Array<ArrayBuffer>;
export const TABLE_WIDTH = 5;

/** A million rows of up to 150 bytes each. */
export const MAX_FILE_BYTES = 150_000_000;
const barCount = (table: Table): number => table.length / TABLE_WIDTH;

export function* barsOf(table: Table, from = 0, to = barCount(table)): Generator<Bar> {
  const end = TABLE_WIDTH * Math.min(to, barCount(table));
  for (let at = TABLE_WIDTH * from; at < end; at += TABLE_WIDTH) {
    const [time = 0, open = 0, high = 0, low = 0, close = 0] = table.subarray(at, at + TABLE_WIDTH);
    yield { time, open, high, low, close, volume: 0 };
  }
}

const START_PART = 0.25;
const MAX_START_BARS = 600;
/** Number of bars per slice: a few milliseconds on a phone. */
const SLICE_BARS = 10_000;

/** Returns a file's bars as a source to play. */
export async function fileSource(
  { table, step, prices }: Pick<Source, 'step' | 'prices'> & { table: Table },
  { rest }: Slices,
): Promise<Source> {
  const bars: Bar[] = [];
  const count = barCount(table);
  for (let from = 0; from < count; from += SLICE_BARS) {
    bars.push(...barsOf(table, from, from + SLICE_BARS));
    await rest();
  }
  const start = Math.min(MAX_START_BARS, Math.floor(count * START_PART));
  return { market: null, bars, step, prices, start, timeframes: timeframesOf(bars, step) };
}
