import type { Bar } from './bar';
import { simulatedMarket } from './simulated-market';

/** Markets that the site's pictures show, each chosen for a telling end, and the same in every build. */

/** Number of the market that the hero, the indicators and the live demo begin with. */
export const EXAMPLE_SEED = 2124;
/** Its bars of 5 minutes up to the moment the pictures show. */
export const EXAMPLE_BAR_COUNT = 3348;

/** @returns the market that the hero and all three indicators are shown on */
export function exampleMarket(): Bar[] {
  return simulatedMarket(EXAMPLE_SEED, EXAMPLE_BAR_COUNT);
}

const rangeSeed = 163;
const rangeBars = 1914;

/** @returns the market of the closing panel: price rests in a range and leaves it */
export function rangeMarket(): Bar[] {
  return simulatedMarket(rangeSeed, rangeBars);
}

const lostSeed = 3;
const lostBars = { before: 789, shown: 819 };
/** Prices that the lowest and the last close of it are moved to. */
const lostPrices = { lowest: 346, last: 404 };

/** @returns a market that wanders, then climbs to exactly 404: the same moves, on another scale */
export function lostMarket(): Bar[] {
  const bars = simulatedMarket(lostSeed, lostBars.before + lostBars.shown).slice(lostBars.before);
  const lowest = Math.min(...bars.map(({ close }) => close));
  const last = bars.at(-1)?.close ?? lowest;
  const scale = (lostPrices.last - lostPrices.lowest) / (last - lowest);
  const scaled = (price: number) => lostPrices.last + (price - last) * scale;
  return bars.map(({ time, open, high, low, close, volume }) => ({
    time,
    open: scaled(open),
    high: scaled(high),
    low: scaled(low),
    close: scaled(close),
    volume,
  }));
}
