import { type Bar, directionOf, extremes } from '#market/bar';
import {
  axesOf,
  drawFrame,
  drawLastPrice,
  drawPaper,
  drawPriceTag,
  priceAxisWidth,
  priceTagBox,
} from './axes';
import { clipped, clippedRect, edgesOf, sidesOf } from './cut';
import { grow, type Projection, plotOf, project, type Rect, RIM, shared } from './geometry';
import { boxOf, drawBreaks, drawSwings, isSwing } from './marks';
import { isNameInside, namesWidth, placeNames, placeTitle, roomForNames } from './names';
import { crossBoxes, drawOverlay } from './overlay';
import type { Point, Renderer, Segment } from './renderer';
import type { Format, Place, PlacedLabel, Scene, ShownMark } from './scene';

/** Share of the pitch that a candle's body fills. */
const BODY_WIDTH = 0.66;
const MIN_BODY_HEIGHT = 0.8;
/** Height of the trend strip, in font sizes. */
const HEAD_HEIGHT = 2;

function drawCandles(renderer: Renderer, bars: readonly Bar[], { x, y, pitch }: Projection): void {
  // SVG files round to tenths. Rounding here gives candles on a canvas the same width.
  const width = Math.round(10 * BODY_WIDTH * pitch) / 10;
  for (const color of ['up', 'down'] as const) {
    const some = bars.filter((bar) => directionOf(bar) === color);
    const wicks = some.map(
      ({ time, high, low }): Segment => [x(time), y(high), x(time), y(low), time],
    );
    const bodies = some.map(({ time, open, close }): Segment => {
      const top = y(Math.max(open, close));
      const bottom = Math.max(top + MIN_BODY_HEIGHT, y(Math.min(open, close)));
      return [x(time), top, x(time), bottom];
    });
    renderer.lines(wicks, { color, width: 0.9 });
    renderer.lines(bodies, { color, width });
  }
}

/** Draws an unclosed bar as a hollow candle, right of the last bar. */
function drawForming(renderer: Renderer, bar: Bar, { times, x, y, pitch }: Projection): void {
  const middle = x(times.at(-1) as number) + pitch;
  const width = BODY_WIDTH * pitch;
  const top = y(Math.max(bar.open, bar.close));
  const height = Math.max(MIN_BODY_HEIGHT, y(Math.min(bar.open, bar.close)) - top);
  const stroke = { color: directionOf(bar), width: 0.9, opacity: 0.6 };
  renderer.lines([[middle, y(bar.high), middle, y(bar.low)]], stroke);
  const body = { x: middle - width / 2, y: top, width, height };
  renderer.rects([body], { fill: { color: 'surface' }, stroke });
}

function candleColumns(bars: readonly Bar[], { x, y, pitch }: Projection): Rect[] {
  return bars.map(({ time, high, low }) => ({
    x: x(time) - pitch / 2,
    y: y(high),
    width: pitch,
    height: y(low) - y(high),
  }));
}

function drawPath(renderer: Renderer, path: readonly Place[], { plot, x, y }: Projection): void {
  if (path.length < 2) return;
  const within = (down: number) => Math.max(plot.y, Math.min(plot.y + plot.height, down));
  const points = path.map(({ time, price }): Point => [x(time), within(y(price))]);
  renderer.path(points, { stroke: { color: 'info', width: 1.5 } });
}

const knownSince = ({ mark }: ShownMark) => ('at' in mark ? mark.at : -Infinity);

/** Returns the mapping from time and price to positions in the drawing. */
export function projectionOf(scene: Scene, format: Format): Projection {
  const { size, fontSize, inSight, gap } = format;
  const { bars, step, headroom, footroom, hasHead, forming, span } = scene;
  const own = extremes(forming ? [...bars, forming] : bars);
  const low = Math.min(own.low, span?.low ?? own.low);
  const high = Math.max(own.high, span?.high ?? own.high);
  const right = gap ?? priceAxisWidth(scene.prices, format);
  const top = hasHead ? Math.round(HEAD_HEIGHT * fontSize) : RIM;
  const plot = plotOf(size, fontSize, right, top, inSight === undefined ? RIM : 0);
  // A market without any movement still needs a scale.
  const height = high - low || Math.abs(high) * 0.001;
  const room = roomForNames(fontSize);
  const names = (room * height) / Math.max(1, plot.height - 2 * room);
  const prices = {
    low: low - Math.max(footroom * height, names),
    high: high + Math.max(headroom * height, names),
  };
  const times = bars.map(({ time }) => time);
  const width = scene.blank === 'names' ? namesWidth(size.width, format) : 0;
  const blank =
    scene.blank === 'names' ? (times.length * width) / (plot.width - width) : scene.blank;
  return project({ times, step, blank, ...prices }, size, plot, fontSize);
}

/**
 * Draws a scene. The same scene in the same format always gives the same drawing.
 *
 * @param overlayRenderer draws the overlay
 * @returns where the labels are
 */
export function drawChart(
  renderer: Renderer,
  scene: Scene,
  format: Format,
  overlayRenderer: Renderer = renderer,
): PlacedLabel[] {
  const { bars, forming, prices, words, areas, over, hasHead } = scene;
  const { size, inSight, turns = 0 } = format;
  const p = projectionOf(scene, format);
  const hasAxis = format.gap === undefined;
  const axes = axesOf(p, prices, words);
  const last = bars.at(-1) as Bar;
  const closing = bars.slice(bars.length - turns);

  const frame = grow(p.plot, -2);
  const seen = { ...frame, x: Math.max(frame.x, size.width - (inSight ?? size.width) + 4) };
  const sight = shared(frame, seen);
  const isStill = scene.canNamesYield ?? scene.blank !== 'names';
  const sheet = { ...scene, p, face: format, frame, sight, isStill };
  const marks = scene.marks.filter((shown) => boxOf(shown, p, areas) && isNameInside(shown, sheet));
  const line = over?.cut === undefined ? 0 : p.x(over.cut) + p.pitch / 2;
  const sides = sidesOf(marks, over?.cut, line);
  function drawMarks(target: Renderer, some: readonly ShownMark[]): void {
    areas?.draw(target, some, p);
    drawBreaks(target, some, p);
  }
  const drawSwingsOf = (target: Renderer, some: readonly ShownMark[]) =>
    drawSwings(target, some.filter(isSwing), bars, p);
  const obstacles = [
    ...crossBoxes(over?.crosses ?? [], p),
    ...candleColumns(forming ? [...bars, forming] : bars, p),
    ...edgesOf((target) => {
      drawPath(target, scene.path ?? [], p);
      drawLastPrice(target, p, last);
    }),
  ];
  const names = sides.flatMap((side) => {
    const edges = edgesOf((target) => {
      drawMarks(clipped(target, side), side.marks);
      drawSwingsOf(clipped(target, side), side.marks);
    });
    const [part] = clippedRect(frame, side);
    const taken = [...obstacles.flatMap((box) => clippedRect(box, side)), ...edges];
    return part ? placeNames(side.marks, { ...sheet, frame: part }, taken) : [];
  });

  drawPaper(renderer, p, axes, inSight === undefined ? { x: 0, y: 0, ...size } : p.plot);
  drawPath(renderer, scene.path ?? [], p);
  /** Draws the items known before the last `turns` bars, then those that became known with each bar. */
  function inTurns<T>(
    items: readonly T[],
    sinceOf: (item: T) => number,
    draw: (some: readonly T[]) => void,
  ): void {
    const turnOf = (item: T) => closing.findLastIndex(({ time }) => time <= sinceOf(item));
    for (let bar = -1; bar < closing.length; bar++) {
      const some = items.filter((item) => turnOf(item) === bar);
      if (some.length === 0) continue;
      renderer.turn?.(bar);
      draw(some);
    }
    renderer.turn?.(-1);
  }
  for (const side of sides)
    inTurns(side.marks, knownSince, (some) => drawMarks(clipped(renderer, side), some));
  const opening = ({ time }: Bar) => time;
  inTurns(bars, opening, (some) => drawCandles(renderer, some, p));
  if (forming) drawForming(renderer, forming, p);
  for (const side of sides)
    inTurns(side.marks.filter(isSwing), knownSince, (some) =>
      drawSwingsOf(clipped(renderer, side), some),
    );
  const labeled = hasAxis ? axes : { ...axes, prices: [] };
  drawFrame(renderer, p, labeled, format, priceTagBox(p, last.close));
  for (const [index, { close }] of bars.slice(-1 - turns, -1).entries()) {
    renderer.turn?.(index - 1, true);
    drawPriceTag(renderer, p, close, prices);
  }
  renderer.turn?.(turns - 1);
  drawLastPrice(renderer, p, last);
  if (hasAxis) drawPriceTag(renderer, p, last.close, prices);
  renderer.turn?.(-1);

  const x = sight.x + (format.caption ?? 0);
  const free = p.plot.x + p.plot.width - (areas?.drawTrends(renderer, sheet) ?? 0) - x;
  const head = { x, y: 0, width: free, height: p.plot.y };
  const title = hasHead ? placeTitle(scene.titles, head, format) : undefined;
  if (title) renderer.texts([title]);
  const since = new Map(marks.map((shown) => [shown.mark.id, knownSince(shown)]));
  inTurns(
    names,
    ({ id }) => since.get(id) ?? -Infinity,
    (some) => renderer.texts(some, 'surface'),
  );
  if (over) drawOverlay(overlayRenderer, over, scene, p, format);
  return title ? [...names, title] : names;
}
