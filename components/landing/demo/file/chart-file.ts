import { type FileBars, type ReadFile, type Refused, readTable } from 'repaint-check/read';
import { barCount, barsOf } from 'repaint-check/table';
import { MIN_CHART_BARS, MINUTE_MS, MONTH_MS } from '@/engine/market/bar';
import { type PriceForm, priceFormOf } from '@/engine/market/price-form';

const MAX_STEP_MS = 6 * MONTH_MS;

export interface ChartBars extends FileBars {
  readonly prices: PriceForm;
}
export interface NoChart extends Omit<Refused, 'code'> {
  readonly code: Refused['code'] | 'step';
  readonly step?: number;
}
export interface ChartFile extends Omit<ReadFile, 'bars' | 'refused'> {
  readonly bars?: ChartBars;
  readonly refused?: NoChart;
}

/** Reads a file for the chart, which needs enough bars, of whole minutes. */
export async function readChartFile(...file: Parameters<typeof readTable>): Promise<ChartFile> {
  const { order: _, bars, ...read } = await readTable(...file);
  if (!bars) return read;
  const { table, step, fault } = bars;
  const count = barCount(table);
  if (count < MIN_CHART_BARS) return { ...read, refused: { code: 'too-few', count, fault } };
  if (step % MINUTE_MS !== 0 || step > MAX_STEP_MS)
    return { ...read, refused: { code: 'step', step } };
  return { ...read, bars: { ...bars, prices: priceFormOf(barsOf(table)) } };
}
