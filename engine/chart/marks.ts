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
import type { Bar } from '@/engine/market/bar';
import type { Projection, Rect } from './geometry';
import type { Pen, Segment, Tone } from './pen';
import type { Range, ShownMark } from './scene';

type Area = ShownMark<SessionBox | OpeningRange | Range | Zone | OrderBlock | FairValueGap>;

type Line = Break | Level | DealingRange;

/** In drawing order, from the bottom layer. */
const LOOKS: Record<Area['mark']['kind'], { opacity: number; dashes?: readonly number[] }> = {
  session: { opacity: 0.06, dashes: [2, 3] },
  'opening-range': { opacity: 0.14 },
  range: { opacity: 0.1 },
  zone: { opacity: 0.1 },
  'order-block': { opacity: 0.16 },
  gap: { opacity: 0.11 },
};

export function isArea(shown: ShownMark): shown is Area {
  return shown.mark.kind in LOOKS;
}

export function endOf({ mark, endedAt }: Area): number {
  return 'to' in mark ? mark.to : (endedAt ?? Infinity);
}

export function isLine(mark: Mark | Range): mark is Line {
  return mark.kind === 'break' || mark.kind === 'level' || mark.kind === 'dealing-range';
}

export function isSwing(shown: ShownMark): shown is ShownMark<Swing> {
  return shown.mark.kind === 'swing';
}

function priceOf(mark: Line): number {
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

function lineBox(mark: Line, { plot, x, y }: Projection): Rect {
  const start = Math.max(plot.x, x(mark.from));
  const end = mark.kind === 'break' ? x(mark.at) : plot.x + plot.width;
  return { x: start, y: y(priceOf(mark)) - 1, width: end - start, height: 2 };
}

function swingBox({ time, price, side, at }: Swing, { plot, x, y, pitch }: Projection): Rect {
  const left = x(time) - pitch;
  const right = Math.min(plot.x + plot.width, Math.max(x(time) + pitch, x(at)));
  const line = y(price) + (side === 'high' ? -3 : 3);
  return { x: left, y: line - 0.5, width: right - left, height: 1 };
}

export function boxOf(shown: ShownMark, p: Projection): Rect | null {
  const { mark } = shown;
  if (isArea(shown)) return areaBox(shown, p);
  if (mark.kind === 'swing') return swingBox(mark, p);
  return isLine(mark) ? lineBox(mark, p) : null;
}

export function isInView(shown: ShownMark, p: Projection): boolean {
  const { times, step, low, high } = p;
  const [first, last] = [times[0] as number, times.at(-1) as number];
  const { mark } = shown;
  if (isArea(shown)) return shown.mark.from < last + step && endOf(shown) > first;
  if (mark.kind === 'swing') return mark.time > first && mark.time <= last;
  if (!isLine(mark) || priceOf(mark) <= low || priceOf(mark) >= high) return false;
  if (mark.kind !== 'break') return mark.from < last + step;
  return mark.at > first && mark.at <= last;
}

/** Returns the horizontal edges of boxes, without the parts that lie inside another box. */
function outlineOf(boxes: readonly Rect[]): Segment[] {
  return boxes.flatMap(({ x, y, width, height }) =>
    [y, y + height].flatMap((edge) => {
      let parts: (readonly [from: number, to: number])[] = [[x, x + width]];
      for (const other of boxes.filter((one) => one.y < edge && edge < one.y + one.height))
        parts = parts
          .flatMap(([from, to]) => [
            [from, Math.min(to, other.x)] as const,
            [Math.max(from, other.x + other.width), to] as const,
          ])
          .filter(([from, to]) => to > from);
      return parts.map(([from, to]): Segment => [from, edge, to, edge]);
    }),
  );
}

/** Distance between hatching lines along the axes, in units. */
const HATCH_PITCH = 8.5;

/** Returns diagonal lines, up for demand and down for supply, on one grid: those of overlapping zones coincide. */
function hatching({ x, y, width, height }: Rect, isUp: boolean): Segment[] {
  const [top, bottom] = isUp ? [y, y + height] : [-y - height, -y];
  const first = Math.ceil((x + top) / HATCH_PITCH);
  const last = Math.floor((x + width + bottom) / HATCH_PITCH);
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const sum = (first + at) * HATCH_PITCH;
    const [from, to] = [Math.max(x, sum - bottom), Math.min(x + width, sum - top)];
    return isUp ? [from, sum - from, to, sum - to] : [from, from - sum, to, to - sum];
  });
}

/**
 * Draws areas of one kind and state. Overlapping areas share one tint; overlapping zones one
 * outline.
 */
function drawAreas(pen: Pen, areas: readonly Area[], p: Projection): void {
  const placed = areas.flatMap((area) => {
    const box = areaBox(area, p);
    return box ? [{ area, box: { ...box, of: area.mark.id } }] : [];
  });
  const [first] = placed;
  if (!first) return;
  const { mark, endedAt } = first.area;
  const { opacity, dashes } = LOOKS[mark.kind];
  const isOver = endedAt !== null;
  const isZone = mark.kind === 'zone';
  const colour: Tone = isOver ? 'muted' : 'tide';
  const boxes = placed.map(({ box }) => box);
  pen.rects(boxes, { fill: { colour, opacity: isOver ? opacity / 3 : opacity } });
  if (isZone && !isOver)
    pen.lines(
      boxes.flatMap((box) => hatching(box, mark.side === 'demand')),
      { colour, width: 1, opacity: 0.45 },
    );
  const starts = placed.flatMap(({ area, box: { x, y, height } }): Segment[] =>
    p.x(area.mark.from) > p.plot.x ? [[x, y, x, y + height]] : [],
  );
  const ends = placed.flatMap(({ area, box: { x, y, width, height } }): Segment[] =>
    endOf(area) === Infinity ? [] : [[x + width, y, x + width, y + height]],
  );
  const edge = { colour, width: 0.75, dashes, opacity: isOver ? 0.35 : 0.9 };
  const edges = isZone ? outlineOf(boxes) : boxes.flatMap((box) => outlineOf([box]));
  pen.lines([...edges, ...(isZone ? [] : starts), ...ends], edge);
  if (isZone) pen.lines(starts, { ...edge, width: 2 });
  if (mark.kind === 'gap')
    pen.lines(
      boxes.map(({ x, y, width, height }) => [x, y + height / 2, x + width, y + height / 2]),
      { ...edge, dashes: [2, 3] },
    );
}

const lookOf = ({ mark, endedAt }: Area) =>
  [mark.kind, mark.kind === 'zone' ? mark.side : '', endedAt === null].join();

/** A taken level stays until the next one, dotted from the time it was taken. */
export function isTaken({ mark, testedAt = null }: ShownMark): boolean {
  return mark.kind === 'level' && testedAt !== null;
}

function drawLine(pen: Pen, mark: Line, shown: ShownMark, p: Projection): void {
  const { x, y, width } = lineBox(mark, p);
  const [middle, end] = [y + 1, x + width];
  if (mark.kind === 'break') {
    const dashes = mark.label === 'CHoCH' ? [4, 2] : undefined;
    pen.lines([[x, middle, end, middle, mark.id]], { colour: mark.direction, width: 1.1, dashes });
    return;
  }
  const taken = isTaken(shown) ? Math.max(x, Math.min(end, p.x(shown.testedAt as number))) : end;
  const look = { width: 0.9, opacity: 0.8 };
  const draw = (from: number, to: number, colour: Tone, dashes: readonly number[]) =>
    from < to && pen.lines([[from, middle, to, middle, mark.id]], { ...look, colour, dashes });
  draw(x, taken, 'ink', [6, 3]);
  draw(taken, end, 'muted', [1, 4]);
}

export function drawMarks(pen: Pen, marks: readonly ShownMark[], p: Projection): void {
  const areas = marks.filter(isArea);
  for (const kind of Object.keys(LOOKS)) {
    const ofKind = areas.filter(({ mark }) => mark.kind === kind);
    for (const look of new Set(ofKind.map(lookOf)))
      drawAreas(
        pen,
        ofKind.filter((area) => lookOf(area) === look),
        p,
      );
  }
  for (const shown of marks) if (isLine(shown.mark)) drawLine(pen, shown.mark, shown, p);
}

/** Draws each swing with a line to the bar whose close confirmed it. */
export function drawSwings(
  pen: Pen,
  swings: readonly ShownMark<Swing>[],
  bars: readonly Bar[],
  p: Projection,
): void {
  const right = p.plot.x + p.plot.width;
  const ties = swings.flatMap(({ mark: swing }): Segment[] => {
    const { time, side, at } = swing;
    if (at === time) return [];
    const y = swingBox(swing, p).y + 0.5;
    const end = Math.min(right, p.x(at));
    const bar = bars.find((other) => other.time === at);
    return [
      [p.x(time) + p.pitch, y, end, y],
      ...(bar ? [[end, y, end, p.y(bar[side])] as const] : []),
    ];
  });
  const strokes = swings.map(({ mark: swing }): Segment => {
    const y = swingBox(swing, p).y + 0.5;
    return [p.x(swing.time) - p.pitch, y, p.x(swing.time) + p.pitch, y, swing.id];
  });
  pen.lines(ties, { colour: 'muted', width: 0.75, opacity: 0.7 });
  pen.lines(strokes, { colour: 'ink', width: 1 });
}
