import { type Analysis, analyze } from '@/engine/indicators/whole-suite';
import { type Bar, MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';

const CLOSING_SEED = 163;
const CLOSING_BAR_COUNT = 1914;

export function closingMarket(): Bar[] {
  return simulatedMarket(CLOSING_SEED, CLOSING_BAR_COUNT);
}

const NOT_FOUND_SEED = 3;
const NOT_FOUND_BAR_COUNTS = { before: 789, shown: 819 };
const NOT_FOUND_PRICES = { lowest: 346, last: 404 };

/** Returns a market that ends at exactly 404. */
export function notFoundMarket(): Bar[] {
  const { before, shown } = NOT_FOUND_BAR_COUNTS;
  const bars = simulatedMarket(NOT_FOUND_SEED, before + shown).slice(before);
  const closes = bars.map(({ close }) => close);
  const last = closes.at(-1) as number;
  const scale = (NOT_FOUND_PRICES.last - NOT_FOUND_PRICES.lowest) / (last - Math.min(...closes));
  const scaled = (price: number) => NOT_FOUND_PRICES.last + (price - last) * scale;
  return bars.map((bar) => ({
    ...bar,
    open: scaled(bar.open),
    high: scaled(bar.high),
    low: scaled(bar.low),
    close: scaled(bar.close),
  }));
}

const SETTINGS = { step: BASE_STEP_MS, timeframe: 15 * MINUTE_MS };
const analyses = new Map<() => Bar[], Analysis>();

/** Analyzes a market once per process. */
export function analysisOf(market: () => Bar[]): Analysis {
  const known = analyses.get(market) ?? analyze(market(), SETTINGS);
  analyses.set(market, known);
  return known;
}
