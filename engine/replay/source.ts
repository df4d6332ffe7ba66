import { type Bar, canAggregate, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { EXAMPLE_BAR_COUNT } from '@/engine/market/example-market';
import { hardened, type MarketKind } from '@/engine/market/hard-markets';
import { marketName } from '@/engine/market/market-name';
import type { PriceForm } from '@/engine/market/price-form';
import {
  BASE_STEP_MS,
  createMarket,
  SIMULATED_PRICES,
  simulatedMarket,
} from '@/engine/market/simulated-market';
import type { DayStart } from '@/engine/market/trading-day';
import type { Slices } from './recording';

/** A market to play. */
export interface Source {
  /** Name of a simulated market; null for a visitor's own file. */
  market: string | null;
  bars: readonly Bar[];
  /** Length of a bar, ms. */
  step: number;
  prices: PriceForm;
  /** When its days begin, as far as the opening times tell. */
  dayStart: DayStart;
  /** Bars that have closed when the demo begins. */
  start: number;
}

/** Bars of 5 minutes that there are: two weeks of them are left to play once the demo has begun. */
const BAR_COUNT = EXAMPLE_BAR_COUNT + 2640;

function sourceOf(number: number, kind: MarketKind, everyday: readonly Bar[]): Source {
  return {
    market: marketName({ number, kind }),
    bars: hardened(kind, number, everyday),
    step: BASE_STEP_MS,
    prices: SIMULATED_PRICES,
    dayStart: 'UTC',
    start: EXAMPLE_BAR_COUNT,
  };
}

/** @param number which is its seed @returns a market that has been running for a while */
export function simulatedSource(number: number, kind: MarketKind = 'everyday'): Source {
  return sourceOf(number, kind, simulatedMarket(number, BAR_COUNT));
}

/** @returns the same market, made in slices */
export async function simulatedSourceInSlices(
  number: number,
  kind: MarketKind,
  { isTimeUp, rest }: Slices,
): Promise<Source> {
  const next = createMarket(number);
  const everyday: Bar[] = [];
  while (everyday.length < BAR_COUNT) {
    if (isTimeUp()) await rest();
    everyday.push(next());
  }
  await rest();
  return sourceOf(number, kind, everyday);
}

const TIMEFRAMES_MS = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS];

/** @param step length of a market's bars, ms @returns timeframes that they can be shown on; at least their own */
export function timeframesOf(step: number): number[] {
  const possible = TIMEFRAMES_MS.filter((timeframe) => canAggregate(timeframe, step));
  return possible.includes(step) ? possible : [step, ...possible];
}
