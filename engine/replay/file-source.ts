import type { Bar } from '@/engine/market/bar';
import type { FileResult } from '@/engine/market/file/read';
import { barCount, barsOf } from '@/engine/market/file/table';
import { dayStartOf } from '@/engine/market/trading-day';
import type { Source } from './source';

/** Part of the bars that have closed when the demo begins, and how many at most. */
const START_PART = 0.25;
const MAX_START_BARS = 600;

/** Bars made at once: a few milliseconds on a phone. */
const SLICE_BARS = 10_000;

/** @param rest lets the page breathe @returns the market of a file that was read */
export async function fileSource(
  { table, prices, understood: { step } }: Extract<FileResult, { kind: 'bars' }>,
  rest: () => Promise<void>,
): Promise<Source> {
  const bars: Bar[] = [];
  const count = barCount(table);
  for (let from = 0; from < count; from += SLICE_BARS) {
    bars.push(...barsOf(table, from, from + SLICE_BARS));
    await rest();
  }
  const dayStart = dayStartOf(bars);
  await rest();
  const start = Math.min(MAX_START_BARS, Math.floor(count * START_PART));
  return { market: null, bars, step, prices, dayStart, start };
}
