import { type Candle, directionOf } from './candle';
import type { Box, Break } from './mark';

/** @returns when price first returns to the box after `after`, or null */
function returnTo(candles: readonly Candle[], box: Box, after: number): number | null {
  const touch = candles.find(
    ({ time, low, high }) =>
      time > after && (box.direction === 'up' ? low <= box.high : high >= box.low),
  );
  return touch ? touch.time : null;
}

/**
 * Finds the last opposite candle before each move that broke structure: from the turn that the move started
 * at, backwards, the first bar against it. A block ends where price returns to it.
 *
 * @param candles in time order
 * @param breaks of these candles
 */
export function orderBlocks(candles: readonly Candle[], breaks: readonly Break[]): Box[] {
  const boxes: Box[] = [];
  for (const { from, to, direction } of breaks) {
    const move = candles.filter(({ time }) => time >= from && time <= to);
    const reach = ({ high, low }: Candle) => (direction === 'up' ? -low : high);
    const turn = move.reduce((best, bar) => (reach(bar) > reach(best) ? bar : best));
    const block = candles.findLast(
      (bar) => bar.time <= turn.time && bar.time >= from && directionOf(bar) !== direction,
    );
    if (!block || boxes.some((other) => other.from === block.time)) continue;
    const { time, low, high } = block;
    const box: Box = { kind: 'order-block', from: time, to: null, low, high, direction, label: '' };
    boxes.push({ ...box, to: returnTo(candles, box, to) });
  }
  return boxes;
}
