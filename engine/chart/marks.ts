import type { Mark, Swing } from '@/engine/indicators/indicator';
import type { Bar } from '@/engine/market/bar';
import type { Projection, Rect } from './geometry';
import type { Renderer, Segment, Tone } from './renderer';
import type { Range, ShownMark } from './scene';

type Of<Kind extends Mark['kind']> = Extract<Mark, { kind: Kind }>;
type Area = ShownMark<Of<'session' | 'opening-range' | 'zone' | 'order-block' | 'gap'> | Range>;
type Line = Of<'break' | 'level' | 'dealing-range'>;

/** In drawing order, from the bottom layer. */
const LOOKS: Record<Area['mark']['kind'], { opacity: number; dashes?: readonly number[] }> = {
  session: { opacity: 0.06, dashes: [2, 3] },
  'opening-range': { opacity: 0.14 },
  range: { opacity: 0.1 },
  zone: { opacity: 0.1 },
  'order-block': { opacity: 0.16 },
  gap: { opacity: 0.11 },
};

export const isArea = (shown: ShownMark): shown is Area => shown.mark.kind in LOOKS;

export const isLine = (mark: Mark | Range): mark is Line =>
  ['break', 'level', 'dealing-range'].includes(mark.kind);

export const isSwing = (shown: ShownMark): shown is ShownMark<Swing> => shown.mark.kind === 'swing';

export function endOf({ mark, endedAt }: Area): number {
  return 'to' in mark ? mark.to : (endedAt ?? Infinity);
}

const swingHeight = ({ price, side }: Swing, { y }: Projection) =>
  y(price) + (side === 'high' ? -3 : 3);

function swingBox(swing: Swing, p: Projection): Rect | null {
  const { plot, x, pitch, times } = p;
  const { time, at } = swing;
  if (time <= (times[0] as number) || time > (times.at(-1) as number)) return null;
  const left = x(time) - pitch;
  const right = Math.min(plot.x + plot.width, Math.max(x(time) + pitch, x(at)));
  return { x: left, y: swingHeight(swing, p) - 0.5, width: right - left, height: 1 };
}

function lineBox(mark: Line, { plot, x, y, times, step, low, high }: Projection): Rect | null {
  const price = mark.kind === 'dealing-range' ? mark.equilibrium : mark.price;
  const isBreak = mark.kind === 'break';
  const [first, last] = [times[0] as number, times.at(-1) as number];
  const isOut = isBreak ? mark.at <= first || mark.at > last : mark.from >= last + step;
  if (isOut || price <= low || price >= high) return null;
  const left = Math.max(plot.x, x(mark.from));
  const right = isBreak ? x(mark.at) : plot.x + plot.width;
  return { x: left, y: y(price) - 1, width: right - left, height: 2 };
}

function areaBox(area: Area, { plot, x, y, pitch, times, step }: Projection): Rect | null {
  const { from, low, high } = area.mark;
  const left = Math.max(plot.x, x(from) - pitch / 2);
  const right = Math.min(plot.x + plot.width, x(endOf(area)) - pitch / 2);
  const top = Math.max(plot.y, y(high));
  const bottom = Math.min(plot.y + plot.height, y(low));
  const isOut = from >= (times.at(-1) as number) + step || right - left < pitch || bottom <= top;
  return isOut ? null : { x: left, y: top, width: right - left, height: bottom - top };
}

export function boxOf(shown: ShownMark, p: Projection): Rect | null {
  const { mark } = shown;
  if (mark.kind === 'swing') return swingBox(mark, p);
  if (isLine(mark)) return lineBox(mark, p);
  return isArea(shown) ? areaBox(shown, p) : null;
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

/** Draws areas of one kind and state. Overlapping areas share one tint; overlapping zones one
 * outline. */
function drawAreas(renderer: Renderer, areas: readonly Area[], p: Projection): void {
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
  const color: Tone = isOver ? 'muted' : 'info';
  const boxes = placed.map(({ box }) => box);
  renderer.rects(boxes, { fill: { color, opacity: isOver ? opacity / 3 : opacity } });
  if (isZone && !isOver)
    renderer.lines(
      boxes.flatMap((box) => hatching(box, mark.side === 'demand')),
      { color, width: 1, opacity: 0.45 },
    );
  const starts = placed.flatMap(({ area, box: { x, y, height } }): Segment[] =>
    p.x(area.mark.from) > p.plot.x ? [[x, y, x, y + height]] : [],
  );
  const ends = placed.flatMap(({ area, box: { x, y, width, height } }): Segment[] =>
    endOf(area) === Infinity ? [] : [[x + width, y, x + width, y + height]],
  );
  const edge = { color, width: 0.75, dashes, opacity: isOver ? 0.35 : 0.9 };
  const edges = isZone ? outlineOf(boxes) : boxes.flatMap((box) => outlineOf([box]));
  renderer.lines([...edges, ...(isZone ? [] : starts), ...ends], edge);
  if (isZone) renderer.lines(starts, { ...edge, width: 2 });
  if (mark.kind === 'gap')
    renderer.lines(
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

function drawLine(renderer: Renderer, mark: Line, shown: ShownMark, p: Projection): void {
  const box = lineBox(mark, p);
  if (!box) return;
  const { x } = box;
  const [middle, end] = [box.y + 1, x + box.width];
  if (mark.kind === 'break') {
    const dashes = mark.label === 'CHoCH' ? [4, 2] : undefined;
    renderer.lines([[x, middle, end, middle, mark.id]], {
      color: mark.direction,
      width: 1.1,
      dashes,
    });
    return;
  }
  const taken = isTaken(shown) ? Math.max(x, Math.min(end, p.x(shown.testedAt as number))) : end;
  const look = { width: 0.9, opacity: 0.8 };
  const draw = (from: number, to: number, color: Tone, dashes: readonly number[]) =>
    from < to && renderer.lines([[from, middle, to, middle, mark.id]], { ...look, color, dashes });
  draw(x, taken, 'ink', [6, 3]);
  draw(taken, end, 'muted', [1, 4]);
}

export function drawMarks(renderer: Renderer, marks: readonly ShownMark[], p: Projection): void {
  const areas = marks.filter(isArea);
  const looks = new Set(areas.map(lookOf));
  for (const kind of Object.keys(LOOKS))
    for (const look of [...looks].filter((one) => one.startsWith(`${kind},`)))
      drawAreas(
        renderer,
        areas.filter((area) => lookOf(area) === look),
        p,
      );
  for (const shown of marks) if (isLine(shown.mark)) drawLine(renderer, shown.mark, shown, p);
}

/** Draws each swing with a line to the bar whose close confirmed it. */
export function drawSwings(
  renderer: Renderer,
  swings: readonly ShownMark<Swing>[],
  bars: readonly Bar[],
  p: Projection,
): void {
  const right = p.plot.x + p.plot.width;
  const ties = swings.flatMap(({ mark: swing }): Segment[] => {
    const { time, side, at } = swing;
    if (at === time) return [];
    const y = swingHeight(swing, p);
    const end = Math.min(right, p.x(at));
    const bar = bars.find((other) => other.time === at);
    return [
      [p.x(time) + p.pitch, y, end, y],
      ...(bar ? [[end, y, end, p.y(bar[side])] as const] : []),
    ];
  });
  const strokes = swings.map(({ mark: swing }): Segment => {
    const y = swingHeight(swing, p);
    return [p.x(swing.time) - p.pitch, y, p.x(swing.time) + p.pitch, y, swing.id];
  });
  renderer.lines(ties, { color: 'muted', width: 0.75, opacity: 0.7 });
  renderer.lines(strokes, { color: 'ink', width: 1 });
}
