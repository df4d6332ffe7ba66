import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import type { Source } from '@/engine/replay/player';

/** @returns two days of a market, half of them played when the demo begins */
export function shortSource(changes: Partial<Source> = {}): Source {
  const bars = simulatedMarket(9, 600);
  return { market: 9, bars, step: BASE_STEP_MS, digits: 4, start: 300, ...changes };
}
