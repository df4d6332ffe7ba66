import { readFileSync } from 'node:fs';
import { type Bar, createAggregator, MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';

export const SEEDS = [1, 2, 3];
const SIMULATED_STEP_MS = 15 * MINUTE_MS;
export const BARS = 500;

export interface Market {
  /** A file in `public/prices/`, without `.csv`. */
  id: string;
  bars: readonly Bar[];
  /** Bar length, ms. */
  step: number;
}

const HEADER = 'time,open,high,low,close,volume';

/** Writes times as ISO 8601, UTC. */
export function csvOf(bars: readonly Bar[]): string {
  const rows = bars.map(({ time, open, high, low, close, volume }) =>
    [new Date(time).toISOString(), open, high, low, close, volume].join(),
  );
  return `${[HEADER, ...rows].join('\n')}\n`;
}

function barsIn(csv: string): Bar[] {
  const [, ...rows] = csv.trim().split('\n');
  return rows.map((row) => {
    const [time = '', ...numbers] = row.split(',');
    const [open = 0, high = 0, low = 0, close = 0, volume = 0] = numbers.map(Number);
    return { time: Date.parse(time), open, high, low, close, volume };
  });
}

/** Returns the first bars of a market of the demo, on its timeframe. */
export function simulated(seed: number): Market {
  const aggregator = createAggregator(SIMULATED_STEP_MS, BASE_STEP_MS);
  const count = (BARS * SIMULATED_STEP_MS) / BASE_STEP_MS;
  const bars = simulatedMarket(seed, count).flatMap((bar) => aggregator.next(bar));
  return { id: `market-${seed}`, bars: bars.slice(0, BARS), step: SIMULATED_STEP_MS };
}

/** Days with price jumps, halts and crashes, made once by a random walk. */
const roughDays = (): Market => {
  const bars = barsIn(readFileSync('public/prices/rough-days.csv', 'utf8'));
  return { id: 'rough-days', bars, step: 24 * 60 * MINUTE_MS };
};

export const markets = (): Market[] => [...SEEDS.map(simulated), roughDays()];
