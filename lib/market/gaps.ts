import type { Candle } from './candle';
import type { Box } from './mark';

/** @returns when price first trades half-way through the gap after `after`, or null */
function filledAt(candles: readonly Candle[], { direction, low, high }: Box, after: number) {
  const half = (low + high) / 2;
  const fill = candles.find(
    (bar) => bar.time > after && (direction === 'up' ? bar.low <= half : bar.high >= half),
  );
  return fill ? fill.time : null;
}

/**
 * Finds three-bar gaps: prices that the middle bar crossed and neither neighbour traded at. A gap ends where
 * price comes back to its middle.
 *
 * @param candles in time order
 * @param least size of a gap, in price
 */
export function gaps(candles: readonly Candle[], least: number): Box[] {
  return candles.flatMap((last, index) => {
    const [first, middle] = [candles[index - 2], candles[index - 1]];
    if (!first || !middle) return [];
    const rises = last.low - first.high >= least;
    if (!rises && first.low - last.high < least) return [];
    const box: Box = {
      kind: 'gap',
      from: middle.time,
      to: null,
      low: rises ? first.high : last.high,
      high: rises ? last.low : first.low,
      direction: rises ? 'up' : 'down',
      label: '',
    };
    return [{ ...box, to: filledAt(candles, box, last.time) }];
  });
}
