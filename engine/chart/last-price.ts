import type { Bar } from '@/engine/market/bar';
import type { Rect } from './geometry';
import type { Projection } from './projection';
import { element, round, type Shapes, strokes, textElement } from './svg';
import { tokens } from './tokens';

/** @returns where the tag of a price stands on the axis */
export function priceTagBox({ plot, size, y, fontSize }: Projection, price: number): Rect {
  const height = Math.round(1.55 * fontSize);
  const x = plot.x + plot.width;
  return { x, y: y(price) - height / 2, width: size.width - x - 2, height };
}

/** @returns the last price in brass: a fine line across the chart and a tag that points at it */
export function lastPrice(projection: Projection, { time, close }: Bar, digits: number): Shapes {
  const { plot, fontSize, x, y } = projection;
  const box = priceTagBox(projection, close);
  const point = 5;
  const [left, right] = [box.x, box.x + box.width].map(round) as [number, number];
  const [top, bottom] = [round(box.y), round(box.y + box.height)];
  const tag = `M${left} ${round(y(close))}L${left + point} ${top}H${right}V${bottom}H${left + point}z`;
  const line = strokes([[plot.x, y(close), x(time), y(close)]]);
  const ahead = strokes([[x(time), y(close), left, y(close)]]);
  const stroke = { fill: 'none', stroke: tokens.brass };
  return [
    element('path', { ...stroke, d: line, 'stroke-width': 0.75, 'stroke-dasharray': '1 4' }),
    element('path', { ...stroke, d: ahead, 'stroke-width': 1 }),
    element('path', { d: tag, fill: tokens.brass }),
    textElement(close.toFixed(digits), left + 9, y(close), fontSize, {
      fill: tokens.ground,
      'font-weight': 600,
    }),
  ];
}
