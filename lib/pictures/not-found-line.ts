import { axesOf, drawFrame, drawPaper, priceAxisWidth } from '@/engine/chart/axes';
import { plotOf, project } from '@/engine/chart/geometry';
import type { Point, Renderer, Tone } from '@/engine/chart/renderer';
import type { ChartWords, Format } from '@/engine/chart/scene';
import type { Bar } from '@/engine/market/bar';
import { formatPrice } from '@/engine/market/price-form';

/** Visible price range; the line leaves it at the top. */
const [LOW, HIGH] = [340, 388];
const PRICES = { digits: 0, characters: 3 };

const RING = 4;

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

function drawLineEnd(renderer: Renderer, outside: readonly Point[], price: string): void {
  const color: Tone = 'accent';
  const [x, y] = outside.at(-1) ?? [0, 0];
  const [crossing, edge] = outside[0] ?? [0, 0];
  const dashedPart: Point[] = [...outside.slice(0, -1), [x, y + RING]];
  const ring = { x: x - RING, y: y - RING, width: 2 * RING, height: 2 * RING };
  renderer.path(dashedPart, { stroke: { color, width: 1.5, dashes: [3, 3] } });
  renderer.lines(
    [
      [crossing - 6, edge, crossing + 6, edge],
      [crossing, edge - 6, crossing, edge + 6],
    ],
    { color, width: 1 },
  );
  renderer.rects([ring], { stroke: { color, width: 1.5 }, radius: RING });
  renderer.texts([{ text: price, x: x - 2.2 * RING, y, color, align: 'end', isBold: true }]);
}

export function drawNotFoundLine(
  renderer: Renderer,
  bars: readonly Bar[],
  step: number,
  format: Format,
  words: ChartWords,
): void {
  const { size, fontSize } = format;
  const last = bars.at(-1) as Bar;
  const margin = 1.4 * fontSize;
  const axis = priceAxisWidth(PRICES, format);
  const bottom = size.height - plotOf(size, fontSize, axis, 0).height;
  const share = (last.close - HIGH) / (last.close - LOW);
  const top = margin + share * (size.height - bottom - margin);
  const times = bars.map(({ time }) => time);
  const extent = { times, step, blank: Math.round(bars.length * 0.06), low: LOW, high: HIGH };
  const p = project(extent, size, plotOf(size, fontSize, axis, top), fontSize);
  const axes = axesOf(p, PRICES, words);
  const points = bars.map(({ time, close }): Point => [p.x(time), p.y(close)]);
  const { inside, outside } = cutAtTop(points, p.plot.y);
  drawPaper(renderer, p, axes, { x: 0, y: 0, ...size });
  drawFrame(renderer, p, axes, format, null);
  renderer.path(inside, { stroke: { color: 'ink', width: 1.5 } });
  drawLineEnd(renderer, outside, formatPrice(last.close, PRICES));
}
