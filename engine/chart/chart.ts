import { type Bar, type Direction, directionOf, extremes } from '@/engine/market/bar';
import {
  axesOf,
  drawFrame,
  drawLastPrice,
  drawPaper,
  drawPriceTag,
  priceAxisWidth,
  priceTagBox,
} from './axes';
import {
  contains,
  grow,
  type Projection,
  plotOf,
  project,
  type Rect,
  RIM,
  shared,
} from './geometry';
import { drawTrends, type LabelRequest, type PlacedLabel, placeLabels, type Spot } from './labels';
import { boxOf, drawMark, drawSwings, isInView, labelOf, layered } from './marks';
import type { Pen, Point, Segment } from './pen';
import type { Format, Overlay, Place, Scene, ShownMark } from './scene';
import { tokens } from './tokens';

/** Space between a mark and a frame around it. */
const CLEARANCE = 4;
const CROSS_ARM = 3.5;
/** From a swing that is gone to the middle of its cross. */
const CROSS_OFFSET = 8;
/** Part of the pitch that a body fills. */
const BODY_WIDTH = 0.66;
/** A bar that closed where it opened still shows as a line. */
const MIN_BODY_HEIGHT = 0.8;
/** Room above a plot for trends, in font sizes. */
const HEAD_HEIGHT = 2;

function drawCandles(pen: Pen, bars: readonly Bar[], { x, y, pitch }: Projection): void {
  // All equally wide in tenths of a unit, which SVG files are written in.
  const width = Math.round(10 * BODY_WIDTH * pitch) / 10;
  for (const direction of ['up', 'down'] satisfies Direction[]) {
    const some = bars.filter((bar) => directionOf(bar) === direction);
    const wicks = some.map(({ time, high, low }) => [x(time), y(high), x(time), y(low)] as const);
    const bodies = some.map(({ time, open, close }): Segment => {
      const top = y(Math.max(open, close));
      const bottom = Math.max(top + MIN_BODY_HEIGHT, y(Math.min(open, close)));
      return [x(time), top, x(time), bottom];
    });
    const colour = tokens[direction];
    pen.lines(wicks, { colour, width: 0.9 });
    pen.lines(bodies, { colour, width });
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

/** Opening of the bar that made a mark known; one that no indicator made was there before. */
const atOf = ({ mark }: ShownMark) => ('at' in mark ? mark.at : -Infinity);

/**
 * Draws what was known before the last bars, then, each in its turn, what the close of one of them made known.
 *
 * @param closing the bars that close one by one; without any, all is drawn at once
 */
function inTurns<T>(
  pen: Pen,
  closing: readonly Bar[],
  items: readonly T[],
  atOf: (item: T) => number,
  draw: (some: readonly T[]) => void,
): void {
  const turnOf = (item: T) => closing.findLastIndex(({ time }) => time <= atOf(item));
  for (let bar = -1; bar < closing.length; bar++) {
    const some = items.filter((item) => turnOf(item) === bar);
    if (some.length === 0) continue;
    pen.turn?.(bar);
    draw(some);
  }
  pen.turn?.(-1);
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

/** @returns how the chart of a scene maps time and price to places on its sheet */
export function projectionOf(scene: Scene, format: Format): Projection {
  const { size, fontSize, inSight, gap } = format;
  const { bars, step, blank, headroom, footroom, hasHead } = scene;
  const { low, high } = extremes(bars);
  // A market that stands still still has a middle.
  const height = high - low || Math.abs(high) * 0.001;
  const times = bars.map(({ time }) => time);
  const prices = { low: low - footroom * height, high: high + headroom * height };
  const right = gap ?? priceAxisWidth(scene.prices, format);
  const top = hasHead ? Math.round(HEAD_HEIGHT * fontSize) : RIM;
  const plot = plotOf(size, fontSize, right, top, inSight === undefined ? RIM : 0);
  return project({ times, step, blank, ...prices }, size, plot, fontSize);
}

/** Draws the line under the bars, no further than the plot. */
function drawPath(pen: Pen, path: readonly Place[], { plot, x, y }: Projection): void {
  if (path.length < 2) return;
  const within = (down: number) => Math.max(plot.y, Math.min(plot.y + plot.height, down));
  const points = path.map(({ time, price }): Point => [x(time), within(y(price))]);
  pen.path(points, { stroke: { colour: tokens.tide, width: 1.5 } });
}

function drawFrameAround(pen: Pen, shown: ShownMark, p: Projection): void {
  const box = boxOf(shown, p);
  const frame = box && shared(p.plot, grow(box, CLEARANCE));
  if (frame && frame.width > 0 && frame.height > 0)
    pen.rects([frame], { stroke: { colour: tokens.brass, width: 2 }, radius: 3 });
}

function drawCrosshair(pen: Pen, { time, price }: Place, { plot, x, y }: Projection): void {
  const [right, bottom] = [plot.x + plot.width, plot.y + plot.height];
  const across = x(time);
  const down = Math.max(plot.y, Math.min(bottom, y(price)));
  pen.lines(
    [
      [across, plot.y, across, bottom],
      [plot.x, down, right, down],
    ],
    { colour: tokens.ink, width: 0.75, dashes: [2, 3] },
  );
}

/** @returns where swings that are gone are crossed out: off the wick, as far as in view */
function crossBoxes({ crosses }: Overlay, { plot, x, y }: Projection): Rect[] {
  return crosses
    .map(({ time, price, side }): Rect => {
      const down = y(price) + (side === 'high' ? -CROSS_OFFSET : CROSS_OFFSET);
      return grow({ x: x(time), y: down, width: 0, height: 0 }, CROSS_ARM);
    })
    .filter((box) => contains(plot, box));
}

function drawCrosses(pen: Pen, boxes: readonly Rect[]): void {
  const strokes = boxes.flatMap(({ x, y, width, height }): Segment[] => [
    [x, y, x + width, y + height],
    [x + width, y, x, y + height],
  ]);
  pen.lines(strokes, { colour: tokens.ink, width: 1.5 });
}

/** Draws what is pointed at, each only where it is in view. */
function drawOverlay(pen: Pen, over: Overlay, p: Projection): void {
  const { crosshair, chosen } = over;
  drawCrosses(pen, crossBoxes(over, p));
  if (chosen) drawFrameAround(pen, chosen, p);
  if (crosshair) drawCrosshair(pen, crosshair, p);
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
  const { bars, prices, words, trend, over } = scene;
  const { size, fontSize, typeface, inSight, turns = 0 } = format;
  const p = projectionOf(scene, format);
  const hasAxis = format.gap === undefined;
  const axes = axesOf(p, prices, words);
  const last = bars.at(-1) as Bar;
  const tag = priceTagBox(p, last.close);
  const closing = bars.slice(bars.length - turns);

  const marks = scene.marks.filter((shown) => isInView(shown, p));
  const ofKind = (...kinds: string[]) => marks.filter(({ mark }) => kinds.includes(mark.kind));
  const areas = layered(marks);
  const levels = ofKind('level', 'dealing-range');
  const breaks = ofKind('break');
  const swings = ofKind('swing');
  const signals = ofKind('signal');
  const boxes = (some: readonly ShownMark[]) => some.flatMap((shown) => boxOf(shown, p) ?? []);
  const crosses = over ? crossBoxes(over, p) : [];
  const obstacles = [...candleColumns(bars, p), ...boxes(breaks), ...boxes(levels), ...crosses];
  const frame = grow(p.plot, -2);
  const seen = inSight && { ...frame, x: size.width - inSight + 4 };
  const sheet = {
    frame,
    inSight: seen ? shared(frame, seen) : frame,
    taken: [tag, ...boxes(swings)],
    obstacles,
    fontSize,
    typeface,
  };
  // Most important first: a label that comes later yields.
  const zones = ofKind('zone');
  const others = areas.filter(({ mark }) => mark.kind !== 'zone' && mark.kind !== 'session');
  const requests = (...some: ShownMark[][]) =>
    some.flat().flatMap((shown) => labelOf(shown, words, p));
  const first = placeLabels(requests(swings, zones, levels, breaks, others), sheet, before);
  const rest = [...requests(ofKind('session')), titleLabel(scene.titles, p)];
  const labels = [
    ...first,
    ...placeLabels(
      rest,
      {
        ...sheet,
        taken: [...sheet.taken, ...first.map(({ box }) => box)],
        obstacles: [...obstacles, ...boxes(zones)],
      },
      before,
    ),
  ];

  drawPaper(pen, p, axes, inSight === undefined ? { x: 0, y: 0, ...size } : p.plot);
  drawPath(pen, scene.path ?? [], p);
  inTurns(pen, closing, [...areas, ...levels, ...breaks, ...signals], atOf, (some) => {
    for (const shown of some) drawMark(pen, shown, p);
  });
  inTurns(
    pen,
    closing,
    bars,
    ({ time }) => time,
    (some) => drawCandles(pen, some, p),
  );
  inTurns(pen, closing, swings, atOf, (some) => drawSwings(pen, boxes(some)));
  drawFrame(pen, p, hasAxis ? axes : { ...axes, prices: [] }, format, tag);
  for (const [index, { close }] of bars.slice(-1 - turns, -1).entries()) {
    pen.turn?.(index - 1, true);
    drawPriceTag(pen, p, close, prices);
  }
  pen.turn?.(turns - 1);
  drawLastPrice(pen, p, last, format);
  if (hasAxis) drawPriceTag(pen, p, last.close, prices);
  pen.turn?.(-1);
  drawTrends(pen, trend, p, format);
  const named = new Map(marks.map((shown) => [shown.mark.id, atOf(shown)]));
  const sinceWhen = ({ id }: PlacedLabel) => named.get(id) ?? -Infinity;
  // With a rim of the paper's colour, so that lines do not run through letters.
  inTurns(pen, closing, labels, sinceWhen, (some) => pen.texts(some, tokens.surface));
  if (over) drawOverlay(pen, over, p);
  return labels;
}

/** Draws the price axis of a chart by itself, for charts of the same bars that have a gap in its place. */
export function drawPriceAxis(pen: Pen, scene: Scene, format: Format): void {
  const p = projectionOf(scene, format);
  const { close } = scene.bars.at(-1) as Bar;
  const { prices } = axesOf(p, scene.prices, scene.words);
  drawFrame(pen, p, { prices, times: [] }, format, priceTagBox(p, close));
  drawPriceTag(pen, p, close, scene.prices);
}
