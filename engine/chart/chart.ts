import { type Bar, type Direction, directionOf, extremes } from '@/engine/market/bar';
import {
  axesOf,
  drawCrosshair,
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
import type { PlacedLabel } from './labels';
import { boxOf, drawMarks, drawSwings, isInView, isSwing } from './marks';
import { isNameInside, namesWidth, placeNames, placeTitle, roomForNames } from './names';
import type { Pen, Point, Segment, Tone } from './pen';
import type { Format, Overlay, Place, Scene, ShownMark } from './scene';
import { drawTrends } from './trends';

const CLEARANCE = 4;
const CROSS_ARM = 3.5;
const CROSS_OFFSET = 8;
const BODY_WIDTH = 0.66;
const MIN_BODY_HEIGHT = 0.8;
const MIN_NAMED_PITCH = 3.8;
const HEAD_HEIGHT = 2;

function drawCandles(pen: Pen, bars: readonly Bar[], { x, y, pitch }: Projection): void {
  const width = Math.round(10 * BODY_WIDTH * pitch) / 10;
  for (const direction of ['up', 'down'] satisfies Direction[]) {
    const some = bars.filter((bar) => directionOf(bar) === direction);
    const wicks = some.map(
      ({ time, high, low }): Segment => [x(time), y(high), x(time), y(low), time],
    );
    const bodies = some.map(({ time, open, close }): Segment => {
      const top = y(Math.max(open, close));
      const bottom = Math.max(top + MIN_BODY_HEIGHT, y(Math.min(open, close)));
      return [x(time), top, x(time), bottom];
    });
    const colour = direction;
    pen.lines(wicks, { colour, width: 0.9 });
    pen.lines(bodies, { colour, width });
  }
}

function drawForming(
  pen: Pen,
  { open, high, low, close }: Bar,
  { times, x, y, pitch }: Projection,
) {
  const middle = x(times.at(-1) as number) + pitch;
  const width = BODY_WIDTH * pitch;
  const [top, bottom] = [y(Math.max(open, close)), y(Math.min(open, close))];
  const colour: Tone = close >= open ? 'up' : 'down';
  const stroke = { colour, width: 0.9, opacity: 0.6 };
  const height = Math.max(MIN_BODY_HEIGHT, bottom - top);
  pen.lines(
    [
      [middle, y(high), middle, top],
      [middle, bottom, middle, y(low)],
    ],
    stroke,
  );
  pen.rects([{ x: middle - width / 2, y: top, width, height }], { stroke });
}

function candleColumns(bars: readonly Bar[], { x, y, pitch }: Projection): Rect[] {
  return bars.map(({ time, high, low }) => ({
    x: x(time) - pitch / 2,
    y: y(high),
    width: pitch,
    height: y(low) - y(high),
  }));
}

const appearsAt = ({ mark }: ShownMark) => ('at' in mark ? mark.at : -Infinity);

function inTurns<T>(
  pen: Pen,
  closing: readonly Bar[],
  items: readonly T[],
  appearsAt: (item: T) => number,
  draw: (some: readonly T[]) => void,
): void {
  const turnOf = (item: T) => closing.findLastIndex(({ time }) => time <= appearsAt(item));
  for (let bar = -1; bar < closing.length; bar++) {
    const some = items.filter((item) => turnOf(item) === bar);
    if (some.length === 0) continue;
    pen.turn?.(bar);
    draw(some);
  }
  pen.turn?.(-1);
}

export function projectionOf(scene: Scene, format: Format): Projection {
  const { size, fontSize, inSight, gap } = format;
  const { bars, step, headroom, footroom, hasHead, forming, span } = scene;
  const own = extremes(forming ? [...bars, forming] : bars);
  const [low, high] = [
    Math.min(own.low, span?.low ?? own.low),
    Math.max(own.high, span?.high ?? own.high),
  ];
  const right = gap ?? priceAxisWidth(scene.prices, format);
  const top = hasHead ? Math.round(HEAD_HEIGHT * fontSize) : RIM;
  const plot = plotOf(size, fontSize, right, top, inSight === undefined ? RIM : 0);
  const height = high - low || Math.abs(high) * 0.001;
  const room = roomForNames(fontSize, plot.height);
  const unit = height / Math.max(1, plot.height - room.above - room.below);
  const prices = {
    low: low - Math.max(footroom * height, room.below * unit),
    high: high + Math.max(headroom * height, room.above * unit),
  };
  const times = bars.map(({ time }) => time);
  const names = scene.blank === 'names' ? namesWidth(scene.words, size.width, format) : 0;
  const blank =
    scene.blank === 'names' ? (times.length * names) / (plot.width - names) : scene.blank;
  return project({ times, step, blank, ...prices }, size, plot, fontSize);
}

function drawPath(pen: Pen, path: readonly Place[], { plot, x, y }: Projection): void {
  if (path.length < 2) return;
  const within = (down: number) => Math.max(plot.y, Math.min(plot.y + plot.height, down));
  const points = path.map(({ time, price }): Point => [x(time), within(y(price))]);
  pen.path(points, { stroke: { colour: 'tide', width: 1.5 } });
}

function drawFrameAround(pen: Pen, shown: ShownMark, p: Projection): void {
  const box = boxOf(shown, p);
  const frame = box && shared(p.plot, grow(box, CLEARANCE));
  if (frame && frame.width > 0 && frame.height > 0)
    pen.rects([frame], { stroke: { colour: 'accent', width: 2 }, radius: 3 });
}

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
  pen.lines(strokes, { colour: 'ink', width: 1.5 });
}

function drawOverlay(pen: Pen, over: Overlay, scene: Scene, p: Projection, format: Format): void {
  const { crosshair, chosen, cut } = over;
  const { y: top, height } = p.plot;
  if (cut !== undefined) {
    const x = p.x(cut) + p.pitch / 2;
    pen.lines([[x, top, x, top + height]], { colour: 'accent', width: 1, dashes: [4, 4] });
  }
  drawCrosses(pen, crossBoxes(over, p));
  if (chosen && isInView(chosen, p)) drawFrameAround(pen, chosen, p);
  if (crosshair) drawCrosshair(pen, crosshair, p, scene.prices, scene.words, format);
}

export function drawChart(
  pen: Pen,
  scene: Scene,
  format: Format,
  overPen: Pen = pen,
): PlacedLabel[] {
  const { bars, forming, prices, words, trend, over, hasHead } = scene;
  const { size, inSight, turns = 0 } = format;
  const p = projectionOf(scene, format);
  const hasAxis = format.gap === undefined;
  const axes = axesOf(p, prices, words);
  const last = bars.at(-1) as Bar;
  const closing = bars.slice(bars.length - turns);

  const frame = grow(p.plot, -2);
  const seen = { ...frame, x: Math.max(frame.x, size.width - (inSight ?? size.width) + 4) };
  const sight = shared(frame, seen);
  const taken = over ? crossBoxes(over, p) : [];
  const columns = candleColumns(bars, p);
  const canYield = (scene.canNamesYield ?? scene.blank !== 'names') || p.pitch < MIN_NAMED_PITCH;
  const obstacles = canYield ? columns : null;
  const sheet = { p, face: format, words, frame, sight, taken, bars: obstacles };
  const marks = scene.marks.filter((shown) => isInView(shown, p) && isNameInside(shown, sheet));
  const names = placeNames(marks, sheet);

  drawPaper(pen, p, axes, inSight === undefined ? { x: 0, y: 0, ...size } : p.plot);
  drawPath(pen, scene.path ?? [], p);
  inTurns(pen, closing, marks, appearsAt, (some) => drawMarks(pen, some, p));
  inTurns(
    pen,
    closing,
    bars,
    ({ time }) => time,
    (some) => drawCandles(pen, some, p),
  );
  if (forming) drawForming(pen, forming, p);
  const swings = marks.filter(isSwing);
  inTurns(pen, closing, swings, appearsAt, (some) => drawSwings(pen, some, bars, p));
  drawFrame(pen, p, hasAxis ? axes : { ...axes, prices: [] }, format, priceTagBox(p, last.close));
  for (const [index, { close }] of bars.slice(-1 - turns, -1).entries()) {
    pen.turn?.(index - 1, true);
    drawPriceTag(pen, p, close, prices);
  }
  pen.turn?.(turns - 1);
  drawLastPrice(pen, p, last, format);
  if (hasAxis) drawPriceTag(pen, p, last.close, prices);
  pen.turn?.(-1);
  const right = hasAxis ? size.width - RIM : p.plot.x + p.plot.width;
  const x = sight.x + (format.caption ?? 0);
  const free = right - drawTrends(pen, trend, p, right, format) - x;
  const head = hasHead ? { x, y: 0, width: free, height: p.plot.y } : null;
  const covered = [...names.map(({ box }) => box), ...marks.flatMap((one) => boxOf(one, p) ?? [])];
  const title = placeTitle(
    scene.titles,
    { ...sheet, taken: [...taken, ...columns, ...covered] },
    head,
  );
  if (title) pen.texts([title], head ? undefined : 'surface');
  const named = new Map(marks.map((shown) => [shown.mark.id, appearsAt(shown)]));
  const sinceWhen = ({ id }: PlacedLabel) => named.get(id) ?? -Infinity;
  inTurns(pen, closing, names, sinceWhen, (some) => {
    const leaders = some.flatMap(({ leader }) => (leader ? [leader] : []));
    pen.lines(leaders, { colour: 'muted', width: 0.75 });
    pen.texts(some, 'surface');
  });
  if (over) drawOverlay(overPen, over, scene, p, format);
  return title ? [...names, title] : names;
}

export function drawPriceAxis(pen: Pen, scene: Scene, format: Format): void {
  const p = projectionOf(scene, format);
  const { close } = scene.bars.at(-1) as Bar;
  const { prices } = axesOf(p, scene.prices, scene.words);
  drawFrame(pen, p, { prices, times: [] }, format, priceTagBox(p, close));
  drawPriceTag(pen, p, close, scene.prices);
}
