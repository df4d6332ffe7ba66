import { type Bar, extremes } from '@/engine/market/bar';
import { boxElements, boxLabel, boxRect, hatches } from './boxes';
import { candleColumns, candlesticks } from './candlesticks';
import { cornerTitle } from './corner-title';
import type { Drawn, DrawnBox } from './drawn';
import { frame, paper } from './frame';
import { grow, type Rect } from './geometry';
import { type LabelRequest, labelElements, type PlacedLabel, placeLabels } from './labels';
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
import type { Format, Scene } from './scene';
import { element, type Shape } from './svg';
import { trendTable, trendTableBox } from './trend-table';

/** Areas from the bottom layer up. */
const layers: DrawnBox['kind'][] = ['session', 'opening', 'range', 'zone', 'order-block', 'gap'];

/** Marks by kind, as far as they are in view. */
function sorted(marks: readonly Drawn[], projection: Projection) {
  const { times, step, blank, low, high, x, plot, pitch } = projection;
  const from = times[0] as number;
  const to = (times.at(-1) as number) + (blank + 1) * step;
  const all = <K extends Drawn['kind']>(kind: K) =>
    marks.filter((mark): mark is Extract<Drawn, { kind: K }> => mark.kind === kind);
  const isWithin = ({ price }: { price: number }) => price > low && price < high;
  return {
    boxes: layers
      .flatMap((kind) => marks.filter((mark): mark is DrawnBox => mark.kind === kind))
      .filter((box) => box.from < to && (box.to === null || box.to > from)),
    levels: all('level').filter(isWithin),
    // A line or a stroke of a bar or two at the edge says nothing.
    breaks: all('break').filter((mark) => isWithin(mark) && x(mark.to) > plot.x + 3 * pitch),
    swings: all('swing').filter(({ time }) => time > from),
  };
}

type Sorted = ReturnType<typeof sorted>;

/** Most important first: a label that comes later yields. */
function requests({ boxes, levels, breaks, swings }: Sorted, p: Projection): LabelRequest[] {
  const isZone = ({ kind }: DrawnBox) => kind === 'zone';
  return [
    ...boxes.filter(isZone).flatMap((box) => boxLabel(box, p, true)),
    ...levels.map((level) => levelLabel(level, p)),
    ...boxes.filter((box) => !isZone(box)).flatMap((box) => boxLabel(box, p, false)),
    ...breaks.map((mark) => breakLabel(mark, p)),
    ...swings.flatMap((swing) => swingLabel(swing, p)),
  ];
}

/** @returns how the chart of a scene maps time and price to places on its sheet */
export function projectionOf(scene: Scene, { size, fontSize }: Format): Projection {
  const { bars, step, blank, headroom, footroom } = scene;
  const { low, high } = extremes(bars);
  // A market that stands still still has a middle.
  const height = high - low || Math.abs(high) * 0.001;
  const extent = {
    times: bars.map(({ time }) => time),
    step,
    blank,
    low: low - footroom * height,
    high: high + headroom * height,
  };
  return project(extent, size, plotOf(size, fontSize), fontSize);
}

/** A drawn chart, and where its labels went. */
export interface Chart {
  shape: Shape;
  labels: readonly PlacedLabel[];
}

/**
 * Draws a scene as a group that can stand inside a larger picture.
 *
 * @param before labels of the drawing before, when the same chart is drawn again a bar later
 */
export function chart(scene: Scene, format: Format, before: readonly PlacedLabel[] = []): Chart {
  const { fontSize, typeface, ids } = format;
  const { digits } = scene;
  const p = projectionOf(scene, format);
  const marks = sorted(scene.marks, p);
  const { boxes, levels, breaks, swings } = marks;
  const last = scene.bars.at(-1) as Bar;
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
  const taken = [tag, ...(table ? [table] : []), ...swings.map((swing) => swingBox(swing, p))];
  const sheet = { frame: grow(p.plot, -2), taken, obstacles, fontSize, typeface };
  const labels = placeLabels([...requests(marks, p), cornerTitle(scene.titles, p)], sheet, before);
  const shapes = [
    ...paper(p, digits),
    ...hatches(ids),
    ...boxes.flatMap((box) => boxElements(box, p, ids)),
    ...levels.map((level) => levelElement(level, p)),
    ...breaks.map((mark) => breakElement(mark, p)),
    ...candlesticks(scene, p),
    swingElements(swings, p),
    ...frame(p, typeface, digits, tag),
    ...lastPrice(p, last, digits),
    ...(table ? trendTable(scene.trend, table, fontSize, typeface) : []),
    labelElements(labels, fontSize),
  ];
  const group = { 'font-family': typeface.family, 'font-size': fontSize };
  return { shape: element('g', group, shapes), labels };
}
