import { barCount, barsOf } from 'repaint-check/table';
import type { Bar } from '@/engine/market/bar';
import type { Slices } from '@/engine/replay/recording';
import { type Source, timeframesOf } from '@/engine/replay/source';
import type { ChartBars } from './chart-file';

const START_PART = 0.25;
const MAX_START_BARS = 600;
/** Number of bars per slice: a few milliseconds on a phone. */
const SLICE_BARS = 10_000;

/** Returns a file's bars as a source to play. */
export async function fileSource(
  { table, step, prices }: ChartBars,
  { rest }: Pick<Slices, 'rest'>,
): Promise<Source> {
  const bars: Bar[] = [];
  const count = barCount(table);
  for (let from = 0; from < count; from += SLICE_BARS) {
    for (const bar of barsOf(table, from, from + SLICE_BARS)) bars.push({ ...bar, volume: 0 });
    await rest();
  }
  const start = Math.min(MAX_START_BARS, Math.floor(count * START_PART));
  return { market: null, bars, step, prices, start, timeframes: timeframesOf(bars, step) };
}
