import type { TrendRow } from '@/engine/indicators/suite';
import { type Bar, type Direction, directionOf, extremes } from '@/engine/market/bar';
import { areaLabel, areaRect, drawArea, endOf, isArea, layered } from './areas';
import { axesOf, drawFrame, drawLastPrice, drawPaper, priceTagBox } from './axes';
import { grow, type Rect } from './geometry';
import { drawLabels, type LabelRequest, type PlacedLabel, placeLabels, type Spot } from './labels';
import {
  breakBox,
  breakLabel,
  drawBreak,
  drawLevel,
  drawSwings,
  levelBox,
  levelLabel,
  priceOf,
  swingBox,
  swingLabel,
} from './lines';
import { drawOverlay } from './overlay';
import type { Pen } from './pen';
import { type Projection, plotOf, project } from './projection';
import { type ChartWords, type Format, nameOf, type Scene } from './scene';
import { tokens } from './tokens';
import { drawTrendTable, trendTableBox } from './trend-table';

/** Part of the pitch that a body fills. */
const BODY_WIDTH = 0.66;
/** A bar that closed where it opened still shows as a line. */
const MIN_BODY_HEIGHT = 0.8;

/** Draws all candles: wicks and bodies, up and down. */
function drawCandles(pen: Pen, bars: readonly Bar[], { x, y, pitch }: Projection): void {
  // All equally wide in tenths of a unit, which SVG files are written in.
  const width = Math.round(10 * BODY_WIDTH * pitch) / 10;
  for (const direction of ['up', 'down'] satisfies Direction[]) {
    const some = bars.filter((bar) => directionOf(bar) === direction);
    const wicks = some.map(({ time, high, low }) => [x(time), y(high), x(time), y(low)] as const);
    const bodies = some.map(({ time, open, close }): Rect => {
      const top = y(Math.max(open, close));
      const height = Math.max(MIN_BODY_HEIGHT, y(Math.min(open, close)) - top);
      return { x: x(time) - width / 2, y: top, width, height };
    });
    const colour = tokens[direction];
    pen.lines(wicks, { colour, width: 0.9 });
    pen.rects(bodies, { fill: { colour } });
  }
}

/** @returns the rectangle from high to low of every candle, one pitch wide: what labels keep clear of */
function candleColumns(bars: readonly Bar[], { x, y, pitch }: Projection): Rect[] {
  return bars.map(({ time, high, low }) => ({
    x: x(time) - pitch / 2,
    y: y(high),
    width: pitch,
    height: y(low) - y(high),
  }));
}

/** The request for a chart's title in one of its corners. */
function titleLabel(titles: readonly string[], { plot, fontSize }: Projection): LabelRequest {
  const [top, bottom] = [plot.y + fontSize, plot.y + plot.height - fontSize];
  const [left, right] = [plot.x + 8, plot.x + plot.width - 8];
  const spots: Spot[] = [
    { x: left, y: top, align: 'start' },
    { x: right, y: bottom, align: 'end' },
    { x: left, y: bottom, align: 'start' },
    { x: right, y: top, align: 'end' },
  ];
  return { id: 'title', texts: titles, colour: tokens.muted, spots, isRequired: false };
}

/** Marks by the way they are drawn, as far as they are in view. */
function sorted(marks: Scene['marks'], projection: Projection) {
  const { times, step, blank, low, high, x, plot, pitch } = projection;
  const from = times[0] as number;
  const to = (times.at(-1) as number) + (blank + 1) * step;
  const isWithin = (price: number) => price > low && price < high;
  const all = marks.map(({ mark }) => mark);
  return {
    areas: layered(
      marks.filter(isArea).filter((area) => area.mark.from < to && endOf(area) > from),
    ),
    levels: all
      .filter((mark) => mark.kind === 'level' || mark.kind === 'dealing-range')
      .filter((mark) => isWithin(priceOf(mark))),
    // A line or a stroke of a bar or two at the edge says nothing.
    breaks: all
      .filter((mark) => mark.kind === 'break')
      .filter(({ price, knownAt }) => isWithin(price) && x(knownAt) > plot.x + 3 * pitch),
    swings: all.filter((mark) => mark.kind === 'swing').filter(({ time }) => time > from),
  };
}

type Sorted = ReturnType<typeof sorted>;

/** Most important first: a label that comes later yields. */
function requests(
  { areas, levels, breaks, swings }: Sorted,
  words: ChartWords,
  p: Projection,
): LabelRequest[] {
  const zones = areas.filter(({ mark }) => mark.kind === 'zone');
  const others = areas.filter(({ mark }) => mark.kind !== 'zone');
  return [
    ...zones.flatMap((area) => areaLabel(area, words, p)),
    ...levels.map((mark) => levelLabel(mark, nameOf({ mark, endedAt: null }, words), p)),
    ...others.flatMap((area) => areaLabel(area, words, p)),
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

/** Where the trend table stands, if the scene has one. */
function tableBox(
  trend: readonly TrendRow[],
  { areas }: Sorted,
  obstacles: readonly Rect[],
  p: Projection,
  { typeface }: Format,
): Rect | null {
  if (trend.length === 0) return null;
  const rects = areas.flatMap((area) => areaRect(area, p) ?? []);
  return trendTableBox(p, typeface, trend.length, obstacles, rects);
}

/**
 * Draws a scene.
 *
 * @param before labels of the drawing before, when the same chart is drawn again a bar later
 * @returns where its labels went
 */
export function drawChart(
  pen: Pen,
  scene: Scene,
  format: Format,
  before: readonly PlacedLabel[] = [],
): PlacedLabel[] {
  const { bars, digits, words, trend, over } = scene;
  const p = projectionOf(scene, format);
  const axes = axesOf(p, digits, words);
  const marks = sorted(scene.marks, p);
  const { areas, levels, breaks, swings } = marks;
  const last = bars.at(-1) as Bar;
  const tag = priceTagBox(p, last.close);
  const obstacles: Rect[] = [
    ...candleColumns(bars, p),
    ...breaks.map((mark) => breakBox(mark, p)),
    ...levels.map((mark) => levelBox(mark, p)),
  ];
  const table = tableBox(trend, marks, obstacles, p, format);
  const taken = [tag, ...(table ? [table] : []), ...swings.map((swing) => swingBox(swing, p))];
  const { fontSize, typeface } = format;
  const sheet = { frame: grow(p.plot, -2), taken, obstacles, fontSize, typeface };
  const wanted = [...requests(marks, words, p), titleLabel(scene.titles, p)];
  const labels = placeLabels(wanted, sheet, before);

  drawPaper(pen, p, axes);
  for (const area of areas) drawArea(pen, area, p);
  for (const mark of levels) drawLevel(pen, mark, p);
  for (const mark of breaks) drawBreak(pen, mark, p);
  drawCandles(pen, bars, p);
  drawSwings(pen, swings, p);
  drawFrame(pen, p, axes, format, tag);
  drawLastPrice(pen, p, last, digits);
  if (table) drawTrendTable(pen, trend, words.trend, table, format);
  drawLabels(pen, labels);
  if (over) drawOverlay(pen, over, p);
  return labels;
}
