import { type Bar, canAggregate, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { EXAMPLE_BAR_COUNT } from '@/engine/market/example-market';
import { hardened, type MarketKind } from '@/engine/market/hard-markets';
import { marketName } from '@/engine/market/market-name';
import type { PriceForm } from '@/engine/market/price-form';
import { BASE_STEP_MS, SIMULATED_PRICES, simulatedMarket } from '@/engine/market/simulated-market';
import type { DayStart } from '@/engine/market/trading-day';

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

/** Bars of 5 minutes that there are to play once the demo has begun: two weeks. */
const BARS_TO_PLAY = 2640;

/** @param number which is its seed @returns a market that has been running for a while */
export function simulatedSource(number: number, kind: MarketKind = 'everyday'): Source {
  const everyday = simulatedMarket(number, EXAMPLE_BAR_COUNT + BARS_TO_PLAY);
  return {
    market: marketName({ number, kind }),
    bars: hardened(kind, number, everyday),
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
