import { frame, paper } from '@/engine/chart/frame';
import { type Projection, plotOf, project } from '@/engine/chart/projection';
import type { Format } from '@/engine/chart/scene';
import { element, round, type Shape, type Shapes, strokes, textElement } from '@/engine/chart/svg';
import { tokens } from '@/engine/chart/tokens';
import type { Bar } from '@/engine/market/bar';

/** A line that ends above its chart. */
export interface LostLine {
  /** Its last close lies above `high`. */
  bars: readonly Bar[];
  step: number;
  /** Prices that the frame covers. */
  low: number;
  high: number;
}

type Point = readonly [number, number];

const path = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');

/** @returns the line up to the frame's upper edge, the place where it crosses it, and the rest */
function cutAtTop(points: readonly Point[], top: number): { inside: Point[]; outside: Point[] } {
  const index = points.findIndex(([, y]) => y < top);
  const [before, after] = [points[index - 1], points[index]];
  if (!before || !after) return { inside: [...points], outside: [] };
  const part = (top - before[1]) / (after[1] - before[1]);
  const crossing: Point = [before[0] + part * (after[0] - before[0]), top];
  return {
    inside: [...points.slice(0, index), crossing],
    outside: [crossing, ...points.slice(index)],
  };
}

/** The stretch outside in brass, a ring at its end, and the price it went to. */
function ending(outside: readonly Point[], price: string, { fontSize }: Projection): Shapes {
  const [x, y] = outside.at(-1) ?? [0, 0];
  const [crossing, edge] = outside[0] ?? [0, 0];
  const ring = 4;
  return [
    element('path', {
      d: path([...outside.slice(0, -1), [x, y + ring]]),
      fill: 'none',
      stroke: tokens.brass,
      'stroke-width': 1.5,
      'stroke-dasharray': '3 3',
    }),
    element('path', {
      d: strokes([
        [crossing - 6, edge, crossing + 6, edge],
        [crossing, edge - 6, crossing, edge + 6],
      ]),
      stroke: tokens.brass,
      'stroke-width': 1,
    }),
    element('circle', {
      cx: x,
      cy: y,
      r: ring,
      fill: 'none',
      stroke: tokens.brass,
      'stroke-width': 1.5,
    }),
    textElement(price, x - 2.2 * ring, y, fontSize, {
      fill: tokens.brass,
      'text-anchor': 'end',
      'font-weight': 600,
    }),
  ];
}

/** Draws a chart whose line leaves the frame: outside it goes on to the same scale. */
export function lostLine(line: LostLine, { size, fontSize, typeface }: Format): Shape {
  const { bars, step, low, high } = line;
  const last = bars.at(-1) as Bar;
  // Where the frame starts so that the line's end, to scale, stands just inside the picture.
  const rim = 1.4 * fontSize;
  const bottom = size.height - plotOf(size, fontSize, 0).height;
  const share = (last.close - high) / (last.close - low);
  const top = rim + share * (size.height - bottom - rim);
  const times = bars.map(({ time }) => time);
  const extent = { times, step, blank: Math.round(bars.length * 0.06), low, high };
  const p = project(extent, size, plotOf(size, fontSize, top), fontSize);
  const points = bars.map(({ time, close }): Point => [p.x(time), p.y(close)]);
  const { inside, outside } = cutAtTop(points, p.plot.y);
  const body = [
    ...paper(p, 0),
    ...frame(p, typeface, 0, null),
    element('path', {
      d: path(inside),
      fill: 'none',
      stroke: tokens.bone,
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    }),
    ...ending(outside, last.close.toFixed(0), p),
  ];
  return element('g', { 'font-family': typeface.family, 'font-size': fontSize }, body);
}
