import { createZigzag } from '@/engine/indicators/repainting';
import { type Bar, createAggregator, HOUR_MS, MINUTE_MS, periodsOf } from '@/engine/market/bar';
import { formatPrice } from '@/engine/market/price-form';
import { BASE_STEP_MS, SIMULATED_PRICES, simulatedMarket } from '@/engine/market/simulated-market';

type Column = (bars: readonly Bar[]) => (number | null)[];

const PIVOT_BARS = 4;
const AVERAGE_BARS = 20;

/** Shows the swings that stand now: the newest one still moves. */
const zigzag: Column = (bars) => {
  const swingAt = createZigzag();
  const swings = bars.flatMap((bar) => swingAt(bar, bar.time) ?? []);
  const standing = swings.filter(({ side }, at) => side !== swings[at + 1]?.side);
  const prices = new Map(standing.map(({ time, price }) => [time, price]));
  return bars.map(({ time }) => prices.get(time) ?? null);
};

/** Shows a swing high on its own bar, once four more bars have closed. */
const pivot: Column = (bars) =>
  bars.map(({ high }, at) => {
    const around = bars.slice(Math.max(0, at - PIVOT_BARS), at + PIVOT_BARS + 1);
    const isKnown = around.length === 2 * PIVOT_BARS + 1;
    return isKnown && around.every((bar) => bar.high <= high) ? high : null;
  });

const average: Column = (bars) =>
  bars.map((_, at) => {
    const last = bars.slice(Math.max(0, at + 1 - AVERAGE_BARS), at + 1);
    return last.length < AVERAGE_BARS
      ? null
      : last.reduce((sum, { close }) => sum + close, 0) / AVERAGE_BARS;
  });

/** Reads the close of four hours before they are over. */
const lookahead: Column = (bars) => {
  const periodAt = periodsOf(4 * HOUR_MS);
  const closes = new Map(bars.map(({ time, close }) => [periodAt(time).from, close]));
  return bars.map(({ time }) => closes.get(periodAt(time).from) ?? null);
};

/** Columns of the example, by their keys in `content/repaint-check.ts`. */
const COLUMNS = { zigzag, pivot, average, lookahead };

const STEP_MS = 15 * MINUTE_MS;
/** Numbers of bars in the two exports: 40 bars are ten hours. */
const COUNTS = { 'earlier.csv': 365, 'later.csv': 405 };

export type ExampleNames = Readonly<Record<keyof typeof COLUMNS, string>>;

/** Returns two exports of a simulated chart, by file name. */
export function exampleExports(names: ExampleNames): ReadonlyMap<string, string> {
  const { next } = createAggregator(STEP_MS, BASE_STEP_MS);
  const most = Math.max(...Object.values(COUNTS));
  const bars = simulatedMarket(1, (most * STEP_MS) / BASE_STEP_MS).flatMap((bar) => next(bar));
  const written = (value: number | null | undefined) =>
    typeof value === 'number' ? formatPrice(value, { ...SIMULATED_PRICES, digits: 5 }) : '';
  const exportOf = (count: number) => {
    const known = bars.slice(0, count);
    const columns = Object.values(COLUMNS).map((column) => column(known));
    const quoted = Object.keys(COLUMNS).map(
      (key) => `"${names[key as keyof ExampleNames].replaceAll('"', '""')}"`,
    );
    const rows = known.map(({ time, open, high, low, close }, at) => [
      new Date(time).toISOString(),
      ...[open, high, low, close, ...columns.map((column) => column[at])].map(written),
    ]);
    return [['time', 'open', 'high', 'low', 'close', ...quoted], ...rows, ''].join('\n');
  };
  return new Map(Object.entries(COUNTS).map(([file, count]) => [file, exportOf(count)]));
}
