import { type Candle, extremes } from '@/lib/market/candle';
import type { Box, Mark } from '@/lib/market/mark';
import { boxElement, boxLabel, boxRect, hatches } from './boxes';
import { candleColumns, candlesticks } from './candlesticks';
import { cornerTitle } from './corner-title';
import { frame, paper } from './frame';
import { grow, type Rect } from './geometry';
import { type LabelRequest, labelElements, placeLabels } from './labels';
import { lastPrice, priceTagBox } from './last-price';
import {
  breakBox,
  breakElement,
  breakLabel,
  levelBox,
  levelElement,
  levelLabel,
  swingBox,
  swingElements,
  swingLabel,
} from './lines';
import { type Projection, plotOf, project } from './projection';
import type { Scene } from './scene';
import type { Size } from './size';
import { element } from './svg';
import { trendTable, trendTableBox } from './trend-table';
import type { Typeface } from './typeface';

/** Of a price, after the point. */
const digits = 4;

/** Areas from the bottom layer up. */
const layers: Box['kind'][] = ['session', 'opening', 'range', 'zone', 'order-block', 'gap'];

/** Marks by kind, as far as they are in view. */
function sorted(marks: readonly Mark[], { from, step, bars }: Projection) {
  const to = from + bars * step;
  const all = <K extends Mark['kind']>(kind: K) =>
    marks.filter((mark): mark is Extract<Mark, { kind: K }> => mark.kind === kind);
  return {
    boxes: layers
      .flatMap((kind) => all(kind))
      .filter((box) => box.from < to && (box.to === null || box.to > from)),
    levels: all('level'),
    // A line or a stroke of a bar or two at the edge says nothing.
    breaks: all('break').filter((mark) => mark.to > from + 3 * step),
    swings: all('swing').filter(({ time }) => time > from),
  };
}

type Sorted = ReturnType<typeof sorted>;

/** Most important first: a label that comes later yields. */
function requests({ boxes, levels, breaks, swings }: Sorted, p: Projection): LabelRequest[] {
  const isZone = ({ kind }: Box) => kind === 'zone';
  return [
    ...boxes.filter(isZone).flatMap((box) => boxLabel(box, p, true)),
    ...levels.map((level) => levelLabel(level, p)),
    ...boxes.filter((box) => !isZone(box)).flatMap((box) => boxLabel(box, p, false)),
    ...breaks.map((mark) => breakLabel(mark, p)),
    ...swings.flatMap((swing) => swingLabel(swing, p)),
  ];
}

function projectionOf(scene: Scene, size: Size, fontSize: number): Projection {
  const { candles, step, blank, headroom, footroom } = scene;
  const { low, high } = extremes(candles);
  const extent = {
    from: (candles[0] as Candle).time,
    step,
    bars: candles.length + blank,
    low: low - footroom * (high - low),
    high: high + headroom * (high - low),
  };
  return project(extent, size, plotOf(size, fontSize), fontSize);
}

/**
 * Draws a scene as markup without the surrounding `<svg>`, so that it can stand inside a larger picture.
 *
 * @param scene with at least one candle
 * @param size of the drawing
 * @param fontSize of every text in it
 */
export function chart(scene: Scene, size: Size, fontSize: number, typeface: Typeface): string {
  const p = projectionOf(scene, size, fontSize);
  const marks = sorted(scene.marks, p);
  const { boxes, levels, breaks, swings } = marks;
  const last = scene.candles.at(-1) as Candle;
  const tag = priceTagBox(p, last.close);
  const obstacles: Rect[] = [
    ...candleColumns(scene, p),
    ...breaks.map((mark) => breakBox(mark, p)),
    ...levels.map((level) => levelBox(level, p)),
  ];
  const areas = boxes.flatMap((box) => boxRect(box, p) ?? []);
  const table =
    scene.trend.length > 0
      ? trendTableBox(p, typeface, scene.trend.length, obstacles, areas)
      : null;
  const labels = placeLabels([...requests(marks, p), cornerTitle(scene.titles, p)], {
    frame: grow(p.plot, -2),
    taken: [tag, ...(table ? [table] : []), ...swings.map((swing) => swingBox(swing, p))],
    obstacles,
    fontSize,
    typeface,
  });
  const parts = [
    paper(p, digits),
    hatches(),
    ...boxes.map((box) => boxElement(box, p)),
    ...levels.map((level) => levelElement(level, p)),
    ...breaks.map((mark) => breakElement(mark, p)),
    candlesticks(scene, p),
    swingElements(swings, p),
    frame(p, typeface, digits, tag),
    lastPrice(p, last, digits),
    table ? trendTable(scene.trend, table, fontSize, typeface) : '',
    labelElements(labels, fontSize),
  ];
  return element('g', { 'font-family': typeface.family, 'font-size': fontSize }, parts.join(''));
}
