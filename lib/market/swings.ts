import type { Candle } from './candle';
import type { Swing } from './mark';

/** A bar is a pivot when no bar within `reach` on either side goes beyond it; the first of equals counts. */
function isPivot(values: readonly number[], index: number, reach: number): boolean {
  const value = values[index];
  if (value === undefined || index < reach || index + reach >= values.length) return false;
  const before = values.slice(index - reach, index);
  const after = values.slice(index + 1, index + 1 + reach);
  return before.every((other) => other < value) && after.every((other) => other <= value);
}

function label(side: Swing['side'], price: number, previous: Swing | undefined): Swing['label'] {
  if (!previous) return '';
  if (side === 'high') return price > previous.price ? 'HH' : 'LH';
  return price < previous.price ? 'LL' : 'HL';
}

/** @returns whether `swing` goes further than `other` on the same side */
function isBeyond(swing: Swing, other: Swing): boolean {
  return swing.side === 'high' ? swing.price > other.price : swing.price < other.price;
}

/**
 * Finds turning points. Highs and lows alternate: of neighbours on one side the further one stays.
 *
 * @param candles in time order
 * @param reach bars on each side that must not go beyond the pivot; it is known `reach` bars later
 */
export function swings(candles: readonly Candle[], reach: number): Swing[] {
  const highs = candles.map(({ high }) => high);
  const depths = candles.map(({ low }) => -low);
  const found: Swing[] = [];
  const add = (swing: Swing) => {
    const last = found.at(-1);
    if (last?.side !== swing.side) found.push(swing);
    else if (isBeyond(swing, last)) found[found.length - 1] = swing;
  };
  for (const [index, { time, high, low }] of candles.entries()) {
    if (isPivot(highs, index, reach))
      add({ kind: 'swing', time, price: high, side: 'high', label: '' });
    if (isPivot(depths, index, reach))
      add({ kind: 'swing', time, price: low, side: 'low', label: '' });
  }
  // Two places back stands the swing before it on the same side.
  return found.map((swing, place) => ({
    ...swing,
    label: label(swing.side, swing.price, found[place - 2]),
  }));
}
