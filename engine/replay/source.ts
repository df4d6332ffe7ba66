import { type Bar, canAggregate, HOUR_MS, MINUTE_MS, stepOf } from '@/engine/market/bar';
import { type CsvFault, createCsvReader } from '@/engine/market/csv';
import { EXAMPLE_BAR_COUNT } from '@/engine/market/example-market';
import { type PriceForm, priceFormOf } from '@/engine/market/price-form';
import { BASE_STEP_MS, SIMULATED_PRICES, simulatedMarket } from '@/engine/market/simulated-market';
import { type DayStart, dayStartOf } from '@/engine/market/trading-day';

/** A market to play. */
export interface Source {
  /** Number of a simulated market; null for a visitor's own file. */
  market: number | null;
  bars: readonly Bar[];
  /** Length of a bar, ms. */
  step: number;
  prices: PriceForm;
  /** When its days begin, as far as the opening times tell. */
  dayStart: DayStart;
  /** Bars that have closed when the demo begins. */
  start: number;
}

/** Bars of 5 minutes that there are to play once the demo has begun: two weeks. */
const BARS_TO_PLAY = 2640;

/** @param market its number, which is its seed @returns a market that has been running for a while */
export function simulatedSource(market: number): Source {
  const bars = simulatedMarket(market, EXAMPLE_BAR_COUNT + BARS_TO_PLAY);
  return {
    market,
    bars,
    step: BASE_STEP_MS,
    prices: SIMULATED_PRICES,
    dayStart: 'UTC',
    start: EXAMPLE_BAR_COUNT,
  };
}

const TIMEFRAMES_MS = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS];

/** @param step length of a market's bars, ms @returns timeframes that they can be shown on; at least their own */
export function timeframesOf(step: number): number[] {
  const possible = TIMEFRAMES_MS.filter((timeframe) => canAggregate(timeframe, step));
  return possible.includes(step) ? possible : [step, ...possible];
}

/** Bytes of a file at most. */
export const MAX_FILE_BYTES = 20_000_000;
/** Bars read from it at most, and those a chart needs. */
const MAX_FILE_BARS = 100_000;
export const MIN_FILE_BARS = 50;

/** Characters parsed at once: a few milliseconds on a phone. */
const SLICE_LENGTH = 32_768;

/** Part of the bars that have closed when the demo begins, and how many at most. */
const START_PART = 0.25;
const MAX_START_BARS = 600;

/** Under the header and the first bar: where it shows first how far bars lie apart. */
const SECOND_BAR_LINE = 3;

/** What came of a file. */
export type FileResult =
  | { kind: 'source'; source: Source }
  | { kind: 'faults'; faults: readonly CsvFault[]; more: number }
  | { kind: 'too-large' }
  | { kind: 'too-few'; count: number }
  | { kind: 'unreadable' };

/** The part of a `File` that is read. */
export type ReadableFile = Pick<Blob, 'size' | 'stream'>;

/**
 * Reads a CSV file of bars piece by piece.
 *
 * @param pause lets the page breathe; called after each piece with the part that is done, from 0 to 1
 * @returns never fails
 */
export async function readMarketFile(
  file: ReadableFile,
  pause: (done: number) => Promise<void>,
): Promise<FileResult> {
  if (file.size > MAX_FILE_BYTES) return { kind: 'too-large' };
  const csv = createCsvReader(MAX_FILE_BARS);
  const decoder = new TextDecoder();
  let bytes = 0;

  /** @returns whether more is wanted */
  async function feed(text: string): Promise<boolean> {
    for (let at = 0; at < text.length; at += SLICE_LENGTH) {
      if (!csv.push(text.slice(at, at + SLICE_LENGTH))) return false;
      await pause(file.size === 0 ? 1 : bytes / file.size);
    }
    return true;
  }

  try {
    const reader = file.stream().getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const isWanted = await feed(decoder.decode(chunk.value, { stream: true }));
      bytes += chunk.value.length;
      if (isWanted) continue;
      await reader.cancel();
      break;
    }
    await feed(decoder.decode());
  } catch {
    return { kind: 'unreadable' };
  }
  const { bars, faults, moreFaults } = csv.end();
  if (faults.length > 0) return { kind: 'faults', faults, more: moreFaults };
  const step = stepOf(bars);
  if (step === null || bars.length < MIN_FILE_BARS) return { kind: 'too-few', count: bars.length };
  if (step % MINUTE_MS !== 0) {
    const fault: CsvFault = { line: SECOND_BAR_LINE, code: 'uneven-step', got: step / 1000 };
    return { kind: 'faults', faults: [fault], more: 0 };
  }
  const start = Math.min(MAX_START_BARS, Math.floor(bars.length * START_PART));
  const [prices, dayStart] = [priceFormOf(bars), dayStartOf(bars)];
  return { kind: 'source', source: { market: null, bars, step, prices, dayStart, start } };
}
