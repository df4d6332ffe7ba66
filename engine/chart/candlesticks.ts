import { type Direction, directionOf } from '@/engine/market/bar';
import type { Rect } from './geometry';
import type { Projection } from './projection';
import type { Scene } from './scene';
import { element, round, type Shapes, strokes } from './svg';
import { tokens } from './tokens';

/** Part of the pitch that a body fills. */
const bodyWidth = 0.66;
/** A bar that closed where it opened still shows as a line. */
const leastBody = 0.8;

/** @returns all candles as four paths: wicks and bodies, up and down */
export function candlesticks({ bars: all }: Scene, { x, y, pitch }: Projection): Shapes {
  const width = round(bodyWidth * pitch);
  const paths = (direction: Direction): Shapes => {
    const bars = all.filter((bar) => directionOf(bar) === direction);
    const wicks = strokes(
      bars.map(({ time, high, low }) => [x(time), y(high), x(time), y(low)] as const),
    );
    const bodies = bars.map(({ time, open, close }) => {
      const top = y(Math.max(open, close));
      const height = Math.max(leastBody, y(Math.min(open, close)) - top);
      return `M${round(x(time) - width / 2)} ${round(top)}h${width}v${round(height)}h-${width}z`;
    });
    const colour = tokens[direction];
    return [
      element('path', { d: wicks, stroke: colour, 'stroke-width': 0.9, fill: 'none' }),
      element('path', { d: bodies.join(''), fill: colour }),
    ];
  };
  return [...paths('up'), ...paths('down')];
}

/** @returns the rectangle from high to low of every candle, one pitch wide: what labels keep clear of */
export function candleColumns({ bars }: Scene, { x, y, pitch }: Projection): Rect[] {
  return bars.map(({ time, high, low }) => ({
    x: x(time) - pitch / 2,
    y: y(high),
    width: pitch,
    height: y(low) - y(high),
  }));
}
