import type { Bar } from './bar';

/** Prices that a chart can be drawn of: what lies beyond has more digits than a number keeps. */
export const [MIN_PRICE, MAX_PRICE] = [1e-12, 1e12];

/** How all prices of a market are written, so that one price reads the same wherever it stands. */
export interface PriceForm {
  /** After the point. */
  digits: number;
  /** Of the longest price, or of a tick above it. */
  characters: number;
  /** Whether there are prices below zero, as oil had. */
  isSigned?: boolean;
  /** What stands before the decimals, where that is no point: `,` in German. */
  point?: string;
}

/** What rounding may change of a price, as a part of it: ten digits count, what computing has left behind them does not. */
const TOLERANCE = 1e-10;
/** Decimal digits that a number keeps. */
const MAX_DIGITS = 15;
/** The empty room above the bars of a chart ends below this multiple of the highest price. */
const HIGHEST_TICK = 1.2;

/** @param bars of the whole market: then nothing changes its place while it plays */
export function priceFormOf(bars: Iterable<Bar>): PriceForm {
  let [digits, scale, highest, lowest] = [0, 1, 0, 0];
  for (const { open, high, low, close } of bars) {
    highest = Math.max(highest, high);
    lowest = Math.min(lowest, low);
    for (const price of [open, high, low, close]) {
      const dust = Math.abs(price) * TOLERANCE;
      while (digits < MAX_DIGITS && Math.abs(Math.round(price * scale) / scale - price) > dust) {
        digits++;
        scale *= 10;
      }
    }
  }
  const most = Math.max(highest, -lowest).toFixed(0).length;
  digits = Math.max(0, Math.min(digits, MAX_DIGITS - most));
  const written = (price: number) => (HIGHEST_TICK * price).toFixed(digits).length;
  if (lowest >= 0) return { digits, characters: written(highest) };
  return { digits, characters: Math.max(written(highest), written(lowest)), isSigned: true };
}

/** @returns `1.0842`: no grouping, no exponent */
export function formatPrice(price: number, { digits, point = '.' }: PriceForm): string {
  return price.toFixed(digits).replace('.', point);
}
