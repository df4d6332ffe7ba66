import { type Bar, type Direction, extremes } from '@/engine/market/bar';
import { simulatedMarket } from '@/engine/market/simulated-market';

const RANGE_SEED = 163;
const RANGE_BAR_COUNT = 1914;

export function rangeMarket(): Bar[] {
  return simulatedMarket(RANGE_SEED, RANGE_BAR_COUNT);
}

const LOST_SEED = 3;
const LOST_BAR_COUNTS = { before: 789, shown: 819 };
const LOST_PRICES = { lowest: 346, last: 404 };

/** Returns a market that ends at exactly 404. */
export function lostMarket(): Bar[] {
  const { before, shown } = LOST_BAR_COUNTS;
  const bars = simulatedMarket(LOST_SEED, before + shown).slice(before);
  const closes = bars.map(({ close }) => close);
  const last = closes.at(-1) as number;
  const scale = (LOST_PRICES.last - LOST_PRICES.lowest) / (last - Math.min(...closes));
  const scaled = (price: number) => LOST_PRICES.last + (price - last) * scale;
  return bars.map((bar) => ({
    ...bar,
    open: scaled(bar.open),
    high: scaled(bar.high),
    low: scaled(bar.low),
    close: scaled(bar.close),
  }));
}

export interface Departure {
  from: number;
  low: number;
  high: number;
  direction: Direction;
  bar: Bar;
}

/** Returns the last close outside a range: prices that at least `length` bars stayed within, no
 * wider than `widest` times their average range. */
export function departure(bars: readonly Bar[], length: number, widest: number): Departure | null {
  for (let index = bars.length - 1; index >= length; index--) {
    const bar = bars[index] as Bar;
    const inside = bars.slice(index - length, index);
    const { high, low } = extremes(inside);
    const usual = inside.reduce((sum, other) => sum + other.high - other.low, 0) / length;
    if (high - low > widest * usual || (bar.close <= high && bar.close >= low)) continue;
    const outside = bars
      .slice(0, index)
      .findLastIndex((other) => other.high > high || other.low < low);
    const from = (bars[outside + 1] as Bar).time;
    return { from, low, high, direction: bar.close > high ? 'up' : 'down', bar };
  }
  return null;
}
