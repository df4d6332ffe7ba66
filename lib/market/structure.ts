import type { Candle, Direction } from './candle';
import type { Break, Swing } from './mark';

/**
 * Finds closes beyond the latest turning point of a side. The first break against the trend is a change of
 * character, every other a break of structure; a turning point breaks once.
 *
 * @param candles in time order
 * @param swings of these candles
 * @param delay milliseconds from a turning point to the bar that confirms it
 */
export function breaks(
  candles: readonly Candle[],
  swings: readonly Swing[],
  delay: number,
): Break[] {
  const found: Break[] = [];
  const open: Record<Swing['side'], Swing | undefined> = { high: undefined, low: undefined };
  let trend: Direction | undefined;
  let next = 0;
  for (const { time, close } of candles) {
    for (let swing = swings[next]; swing && swing.time + delay < time; swing = swings[next]) {
      open[swing.side] = swing;
      next++;
    }
    for (const side of ['high', 'low'] as const) {
      const swing = open[side];
      if (!swing || (side === 'high' ? close <= swing.price : close >= swing.price)) continue;
      const direction = side === 'high' ? 'up' : 'down';
      const label = trend && trend !== direction ? 'CHoCH' : 'BOS';
      found.push({
        kind: 'break',
        from: swing.time,
        to: time,
        price: swing.price,
        direction,
        label,
      });
      trend = direction;
      open[side] = undefined;
    }
  }
  return found;
}
