import type {
  Break,
  DealingRange,
  FairValueGap,
  Level,
  Mark,
  OpeningRange,
  OrderBlock,
  SessionBox,
  Swing,
  Zone,
} from '@/engine/indicators/indicator';
import type { Signal } from '@/engine/indicators/repainting/repainting';
import type { Projection, Rect } from './geometry';
import type { LabelRequest, Spot } from './labels';
import type { Pen, Point, Segment } from './pen';
import { type ChartWords, nameOf, type Range, type ShownMark } from './scene';
import { tokens } from './tokens';

/** A mark between two prices. */
type Area = ShownMark<SessionBox | OpeningRange | Range | Zone | OrderBlock | FairValueGap>;

/** A mark that is one price over a time; a dealing range is drawn by its middle. */
type Line = Break | Level | DealingRange;

/** How each kind of area is filled, from the bottom layer up. */
const LOOKS: Record<Area['mark']['kind'], { opacity: number; dashes?: readonly number[] }> = {
  session: { opacity: 0.06, dashes: [2, 3] },
  'opening-range': { opacity: 0.14 },
  range: { opacity: 0.1 },
  zone: { opacity: 0.1 },
  'order-block': { opacity: 0.16 },
  gap: { opacity: 0.22 },
};

const LAYERS = Object.keys(LOOKS);

/** @returns whether the mark lies between two prices, so that it is filled */
export function isArea(shown: ShownMark): shown is Area {
  return shown.mark.kind in LOOKS;
}

/** @returns the areas among the marks in the order in which they are drawn: by kind, each kind as it was */
export function layered(marks: readonly ShownMark[]): ShownMark[] {
  const layer = ({ mark }: ShownMark) => LAYERS.indexOf(mark.kind);
  return marks.filter(isArea).sort((a, b) => layer(a) - layer(b));
}

/** @returns when the area ends; `Infinity` while it is in force */
export function endOf({ mark, endedAt }: Area): number {
  return 'to' in mark ? mark.to : (endedAt ?? Infinity);
}

const isLine = (mark: Mark | Range | Signal): mark is Line =>
  mark.kind === 'break' || mark.kind === 'level' || mark.kind === 'dealing-range';

/** @returns the price that the line is drawn at: of a dealing range its middle */
export function priceOf(mark: Line): number {
  return mark.kind === 'dealing-range' ? mark.equilibrium : mark.price;
}

function areaBox(area: Area, { plot, x, y, pitch }: Projection): Rect | null {
  const { from, low, high } = area.mark;
  const left = Math.max(plot.x, x(from) - pitch / 2);
  const right = Math.min(plot.x + plot.width, x(endOf(area)) - pitch / 2);
  const top = Math.max(plot.y, y(high));
  const bottom = Math.min(plot.y + plot.height, y(low));
  if (right - left < pitch || bottom <= top) return null;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A line is a level to the right edge, or a break to the bar that made it. */
function lineBox(mark: Line, { plot, x, y }: Projection): Rect {
  const start = Math.max(plot.x, x(mark.from));
  const end = mark.kind === 'break' ? x(mark.at) : plot.x + plot.width;
  return { x: start, y: y(priceOf(mark)) - 1, width: end - start, height: 2 };
}

/** The stroke at a turning point, off the wick. */
function swingBox({ time, price, side }: Swing, { x, y, pitch }: Projection): Rect {
  const line = y(price) + (side === 'high' ? -3 : 3);
  return { x: x(time) - pitch, y: line - 0.5, width: 2 * pitch, height: 1 };
}

/** A triangle off the wick: its distance, and half its width. */
const SIGNAL = { offset: 4, half: 4.5, height: 8 };

function signalBox({ time, price, direction }: Signal, { x, y }: Projection): Rect {
  const { offset, half, height } = SIGNAL;
  const top = direction === 'up' ? y(price) + offset : y(price) - offset - height;
  return { x: x(time) - half, y: top, width: 2 * half, height };
}

/** @returns where a mark is drawn, for labels to keep clear of and frames to stand around; null where it is not */
export function boxOf(shown: ShownMark, p: Projection): Rect | null {
  const { mark } = shown;
  if (isArea(shown)) return areaBox(shown, p);
  if (mark.kind === 'swing') return swingBox(mark, p);
  if (mark.kind === 'signal') return signalBox(mark, p);
  return isLine(mark) ? lineBox(mark, p) : null;
}

/** @returns whether a chart shows the mark */
export function isInView(shown: ShownMark, p: Projection): boolean {
  const { times, step, blank, low, high } = p;
  const [first, last] = [times[0] as number, times.at(-1) as number];
  const { mark } = shown;
  if (isArea(shown)) return shown.mark.from < last + (blank + 1) * step && endOf(shown) > first;
  if (mark.kind === 'swing' || mark.kind === 'signal') return mark.time > first;
  if (!isLine(mark) || priceOf(mark) <= low || priceOf(mark) >= high) return false;
  // A line of a bar or two at the edge says nothing.
  return mark.kind !== 'break' || p.x(mark.at) > p.plot.x + 3 * p.pitch;
}

/** Draws an area as a tint, hatching that runs up for demand and down for supply, and rules above and below. */
function drawArea(pen: Pen, area: Area, p: Projection): void {
  const rect = areaBox(area, p);
  if (!rect) return;
  const { mark } = area;
  const { opacity, dashes } = LOOKS[mark.kind];
  const { x, y, width, height } = rect;
  const isZone = mark.kind === 'zone';
  const start: Segment = [x, y, x, y + height];
  const end: Segment = [x + width, y, x + width, y + height];
  const colour = tokens.tide;
  pen.rects([rect], { fill: { colour, opacity } });
  if (isZone) {
    const hatch = mark.side === 'demand' ? 'up' : 'down';
    pen.rects([rect], { fill: { colour, hatch } });
  }
  pen.lines(
    [
      [x, y, x + width, y],
      [x, y + height, x + width, y + height],
      ...(isZone ? [] : [start]),
      ...(isZone || endOf(area) === Infinity ? [] : [end]),
    ],
    { colour, width: 0.75, dashes, opacity: mark.kind === 'session' ? 0.7 : 0.9 },
  );
  // Where a zone was born: a firm edge, as on a ruler.
  if (isZone) pen.lines([start], { colour, width: 2 });
}

/** Draws the price in force, or the line from a swing to the close beyond it; dashed where that turns the trend. */
function drawLine(pen: Pen, mark: Line, p: Projection): void {
  const { x, y, width } = lineBox(mark, p);
  pen.lines(
    [[x, y + 1, x + width, y + 1]],
    mark.kind === 'break'
      ? {
          colour: tokens[mark.direction],
          width: 1.1,
          dashes: mark.label === 'CHoCH' ? [4, 2] : undefined,
        }
      : { colour: tokens.ink, width: 0.9, dashes: [6, 3], opacity: 0.8 },
  );
}

/** Draws an arrow towards the bar. */
function drawSignal(pen: Pen, mark: Signal, p: Projection): void {
  const { x, y, width, height } = signalBox(mark, p);
  const isUp = mark.direction === 'up';
  const [tip, base] = isUp ? [y, y + height] : [y + height, y];
  const corners: Point[] = [
    [x, base],
    [x + width / 2, tip],
    [x + width, base],
  ];
  pen.path(corners, { fill: { colour: tokens[mark.direction] } });
}

/** Draws a mark, all but swings. */
export function drawMark(pen: Pen, shown: ShownMark, p: Projection): void {
  if (isArea(shown)) drawArea(pen, shown, p);
  else if (shown.mark.kind === 'signal') drawSignal(pen, shown.mark, p);
  else if (isLine(shown.mark)) drawLine(pen, shown.mark, p);
}

/** Draws small strokes at turning points. @param boxes of the swings */
export function drawSwings(pen: Pen, boxes: readonly Rect[]): void {
  const strokes = boxes.map(({ x, y, width }) => [x, y + 0.5, x + width, y + 0.5] as const);
  pen.lines(strokes, { colour: tokens.ink, width: 1 });
}

function row(left: number, right: number, y: number) {
  return {
    start: { x: left, y, align: 'start' },
    middle: { x: (left + right) / 2, y, align: 'middle' },
    end: { x: right, y, align: 'end' },
  } as const;
}

/** Around and inside an area, in the order that suits its kind. */
function areaSpots(
  { x, y, width, height }: Rect,
  kind: ShownMark['mark']['kind'],
  line: number,
): Spot[] {
  const inset = 5;
  const [right, bottom, middle] = [x + width, y + height, y + height / 2];
  const inside = height >= line ? [middle, y + 0.75 * line, bottom - 0.75 * line] : [];
  const outside = [y - 0.75 * line, bottom + 0.75 * line];
  const along = (heights: number[]) => heights.map((at) => row(x + inset, right - inset, at));
  if (kind === 'zone')
    return along([...inside, ...outside]).flatMap(({ start, middle, end }) => [end, middle, start]);
  const spots: Spot[] = along([...outside, ...inside]).flatMap(Object.values);
  // Beside a session stands the next one; further out, there may be room beyond a turning point that made its edge.
  if (kind === 'session')
    return [
      ...spots,
      ...along([2.1, 2.8].flatMap((far) => [y - far * line, bottom + far * line])).flatMap(
        Object.values,
      ),
    ];
  const beside: Spot[] = [
    { x: x - inset, y: middle, align: 'end' },
    { x: right + inset, y: middle, align: 'start' },
  ];
  return [...spots, ...beside];
}

/** Over a line broken upwards, under one broken downwards; along a level from the right edge. */
function lineSpots(mark: Line, { x, y, width }: Rect, fontSize: number): Spot[] {
  const [line, end] = [y + 1, x + width];
  const away = (mark.kind === 'break' && mark.direction === 'down' ? 0.8 : -0.8) * fontSize;
  if (mark.kind === 'break') {
    const [near, far] = [row(x, end, line + away), row(x, end, line - away)];
    const before: Spot = { x: x - 4, y: line, align: 'end' };
    const after: Spot = { x: end + 4, y: line, align: 'start' };
    return [near.middle, near.start, near.end, before, far.middle, far.start, after];
  }
  const [near, far] = [row(x + 5, end - 5, line + away), row(x + 5, end - 5, line - away)];
  return [near.end, far.end, near.start, far.start, near.middle, far.middle];
}

/** Off the wick, then to its sides, then further off. */
function swingSpots({ time, price, side }: Swing, p: Projection): Spot[] {
  const { fontSize } = p;
  const sign = side === 'high' ? -1 : 1;
  const [x, y] = [p.x(time), p.y(price) + sign * (4 + 0.75 * fontSize)];
  return [0, 0.7, 1.4].flatMap((further) =>
    [0, -0.7, 0.7, -1.4, 1.4].map((aside): Spot => {
      const at = { x: x + aside * fontSize, y: y + sign * further * fontSize };
      return { ...at, align: 'middle' };
    }),
  );
}

/** @returns the request for a mark's name, or none where it has none or is out of view */
export function labelOf(shown: ShownMark, words: ChartWords, p: Projection): LabelRequest[] {
  const { plot, fontSize } = p;
  const { mark } = shown;
  const { name, short } = nameOf(shown, words);
  const box = boxOf(shown, p);
  if (!name || !box) return [];
  const request = (
    colour: string,
    spots: Spot[],
    isRequired: boolean,
    isRoomy = plot.width > 30 * fontSize,
  ): LabelRequest[] => {
    const texts = short ? (isRoomy ? [name, short] : [short]) : [name];
    return [{ id: mark.id, texts, colour, spots, isRequired }];
  };
  if (mark.kind === 'swing') return request(tokens.ink, swingSpots(mark, p), true);
  if (isLine(mark)) {
    const colour = mark.kind === 'break' ? tokens[mark.direction] : tokens.ink;
    const isRequired = mark.kind !== 'break' || mark.label === 'CHoCH';
    return request(colour, lineSpots(mark, box, fontSize), isRequired);
  }
  // A name much wider than its area would seem to belong to a neighbour.
  const isRoomy = box.width > 0.6 * name.length * fontSize;
  const spots = areaSpots(box, mark.kind, fontSize);
  return request(tokens.tide, spots, mark.kind === 'zone', isRoomy);
}
