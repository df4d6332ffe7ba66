import type { Bar } from './bar';

/** Format of a market's prices. `characters` is the length of the longest price or axis label. */
export interface PriceForm {
  digits: number;
  characters: number;
  isSigned?: boolean;
  point?: string;
}

/** Rounding error in computed prices, as a share of the price. */
const TOLERANCE = 1e-10;
const MAX_DIGITS = 15;
/** Axis ticks stay below this multiple of the highest price. */
const HIGHEST_TICK = 1.2;

export function priceFormOf(bars: Iterable<Omit<Bar, 'volume'>>): PriceForm {
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

export function formatPrice(price: number, { digits, point = '.' }: PriceForm): string {
  return price.toFixed(digits).replace('.', point);
}
