import type { Mark } from '#indicators/indicator';
import { timeframeName } from '#market/bar';
import type { Projection, Rect } from './geometry';
import { CLEARANCE, INSET, LINE, measured } from './names';
import type { Point, Renderer, Segment, Text, Tone } from './renderer';
import type { Areas, AreaWords, Name, NameSheet, PlacedLabel, ShownMark } from './scene';

/* Draws zones, sessions, levels and trends. The demo loads this module when it is needed. */

type Of<Kind extends Mark['kind']> = Extract<Mark, { kind: Kind }>;
type Area = ShownMark<Of<'session' | 'opening-range' | 'zone' | 'order-block' | 'gap'>>;
type Line = Of<'level' | 'dealing-range'>;

/** Later kinds cover earlier ones. */
const LOOKS: Record<Area['mark']['kind'], { opacity: number; dashes?: readonly number[] }> = {
  session: { opacity: 0.06, dashes: [2, 3] },
  'opening-range': { opacity: 0.14 },
  zone: { opacity: 0.1 },
  'order-block': { opacity: 0.16 },
  gap: { opacity: 0.11 },
};

const isArea = (shown: ShownMark): shown is Area => shown.mark.kind in LOOKS;

const isLine = (mark: Mark): mark is Line => mark.kind === 'level' || mark.kind === 'dealing-range';

function endOf({ mark, endedAt }: Area): number {
  return 'to' in mark ? mark.to : (endedAt ?? Infinity);
}

function lineBox(mark: Line, { plot, x, y, times, step, low, high }: Projection): Rect | null {
  const price = mark.kind === 'level' ? mark.price : mark.equilibrium;
  const isOut = mark.from >= (times.at(-1) as number) + step;
  if (isOut || price <= low || price >= high) return null;
  const left = Math.max(plot.x, x(mark.from));
  return { x: left, y: y(price) - 1, width: plot.x + plot.width - left, height: 2 };
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

function boxOf(shown: ShownMark, p: Projection): Rect | null {
  if (isLine(shown.mark)) return lineBox(shown.mark, p);
  return isArea(shown) ? areaBox(shown, p) : null;
}

/** Distance between hatching lines along each axis, in drawing units. */
const HATCH_PITCH = 8.5;

/** Returns diagonal lines, rising for demand and falling for supply. Zones of the same side share a grid, so their lines coincide. */
function hatching(
  { x, y, width, height }: Rect,
  isUp: boolean,
): [number, number, number, number][] {
  const [top, bottom] = isUp ? [y, y + height] : [-y - height, -y];
  const first = Math.ceil((x + top) / HATCH_PITCH);
  const last = Math.floor((x + width + bottom) / HATCH_PITCH);
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const sum = (first + at) * HATCH_PITCH;
    const [from, to] = [Math.max(x, sum - bottom), Math.min(x + width, sum - top)];
    return isUp ? [from, sum - from, to, sum - to] : [from, from - sum, to, to - sum];
  });
}

/** Draws areas that look alike. Overlaps are no darker. */
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
      boxes.flatMap((box) =>
        hatching(box, mark.side === 'demand').map((line): Segment => [...line, box.of]),
      ),
      { color, width: 1, opacity: 0.45 },
    );
  const starts = placed.flatMap(({ area, box: { x, y, height } }): Segment[] =>
    p.x(area.mark.from) > p.plot.x ? [[x, y, x, y + height]] : [],
  );
  const ends = placed.flatMap(({ area, box: { x, y, width, height } }): Segment[] =>
    endOf(area) === Infinity ? [] : [[x + width, y, x + width, y + height]],
  );
  const edge = { color, width: 0.75, dashes, opacity: isOver ? 0.35 : 0.9 };
  const edges = boxes.flatMap(({ x, y, width, height }) =>
    [y, y + height].map((edge): Segment => [x, edge, x + width, edge]),
  );
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

/** A crossed level is dotted from the crossing on, until it is replaced. */
function isTaken({ mark, testedAt = null }: ShownMark): boolean {
  return mark.kind === 'level' && testedAt !== null;
}

function drawLine(renderer: Renderer, mark: Line, shown: ShownMark, p: Projection): void {
  const box = lineBox(mark, p);
  if (!box) return;
  const { x } = box;
  const [middle, end] = [box.y + 1, x + box.width];
  const taken = isTaken(shown) ? Math.max(x, Math.min(end, p.x(shown.testedAt as number))) : end;
  const look = { width: 0.9, opacity: 0.8 };
  const dash = (from: number, to: number, color: Tone, dashes: readonly number[]) =>
    from < to && renderer.lines([[from, middle, to, middle, mark.id]], { ...look, color, dashes });
  dash(x, taken, 'ink', [6, 3]);
  dash(taken, end, 'muted', [1, 4]);
}

function draw(renderer: Renderer, marks: readonly ShownMark[], p: Projection): void {
  const areas = marks.filter(isArea);
  const ofLook = (look: string) => areas.filter((area) => lookOf(area) === look);
  const looks = [...new Set(areas.map(lookOf))];
  for (const kind of Object.keys(LOOKS))
    for (const look of looks.filter((one) => one.startsWith(`${kind},`)))
      drawAreas(renderer, ofLook(look), p);
  for (const shown of marks) if (isLine(shown.mark)) drawLine(renderer, shown.mark, shown, p);
}

function zoneName(side: string, timeframe: string): Name {
  return { name: `${side} ${timeframe}`, short: `${side.charAt(0)} ${timeframe}` };
}

const isAtEdge = (shown: ShownMark): shown is Area | ShownMark<Line> =>
  isArea(shown) ? endOf(shown) === Infinity : isLine(shown.mark);

const TREND_COLORS = { up: 'up', down: 'down', flat: 'muted' } as const;
const TREND_SLOPES = { up: 1, down: -1, flat: 0 } as const;
/** Space before the next timeframe, in characters. */
const TREND_GAP = 1.1;

function drawTrends(renderer: Renderer, { p: { plot }, face, trend }: NameSheet): number {
  const { fontSize, typeface } = face;
  const right = plot.x + plot.width;
  const character = typeface.advance * fontSize;
  const y = plot.y / 2;
  let x = right;
  const texts: Text[] = [];
  for (const { timeframe, direction } of trend.toReversed()) {
    const slope = TREND_SLOPES[direction];
    // Drawn as a triangle, or a dash if flat, because not every font has arrows.
    const sign = [-3, 3, 0].map((at): Point => [x - 4 + at, y + (at === 0 ? -3 : 2) * slope]);
    const text = timeframeName(timeframe);
    const color = TREND_COLORS[direction];
    renderer.path(sign, { fill: { color }, stroke: { color, width: 2 } });
    texts.push({ text, x: x - 13, y, color: 'muted', align: 'end' });
    x -= 13 + (text.length + TREND_GAP) * character;
  }
  renderer.texts(texts);
  return right - x;
}

/** @param words mark names */
export function areasOf(words: AreaWords): Areas {
  function nameOf({ mark }: Area | ShownMark<Line>): Name {
    switch (mark.kind) {
      case 'session':
        return words.sessions[mark.name];
      case 'zone':
        return zoneName(words.sides[mark.side], timeframeName(mark.timeframe));
      case 'level': {
        const { name, short } = words.levels[mark.name];
        return { name: name.charAt(0).toUpperCase() + name.slice(1), short };
      }
      default:
        return words.marks[mark.kind];
    }
  }

  /** Returns places for the name of a mark in force, at the right edge: in its box, above or below. */
  function edgeNames(shown: ShownMark, { p, face, isStill }: NameSheet): PlacedLabel[] {
    // Gaps are numerous, and their middle line identifies them.
    const isUnnamed = shown.mark.kind === 'session' || (shown.mark.kind === 'gap' && !isStill);
    const box = isAtEdge(shown) && !isUnnamed ? boxOf(shown, p) : null;
    if (!box || !isAtEdge(shown)) return [];
    const { id, kind } = shown.mark;
    const { name, short = name } = nameOf(shown);
    const color: Tone = isArea(shown) ? 'info' : isTaken(shown) ? 'muted' : 'ink';
    const x = p.plot.x + p.plot.width - INSET;
    const away = (LINE / 2) * p.fontSize + CLEARANCE + 1;
    const above = [box.y - away, box.y + box.height + away];
    const heights = isArea(shown) ? [box.y + box.height / 2, ...above] : above;
    const texts = kind === 'gap' || kind === 'order-block' ? [short] : [name, short];
    return texts.flatMap((text) =>
      heights.map((y) => measured({ id, text, color, x, y, align: 'end' }, face)),
    );
  }

  /** Returns places for the name of a session or, in a picture, of any area that ends. */
  function areaNames(shown: ShownMark, { p, face, sight, isStill }: NameSheet): PlacedLabel[] {
    const box = boxOf(shown, p);
    const isSession = shown.mark.kind === 'session';
    if (!box || !isArea(shown) || (!isSession && (!isStill || isAtEdge(shown)))) return [];
    const { name, short = name } = nameOf(shown);
    const color: Tone = shown.endedAt === null ? 'info' : 'muted';
    const place = { id: shown.mark.id, text: short, color };
    const away = (LINE / 2) * p.fontSize + CLEARANCE + 1;
    const [above, below] = [box.y - away, box.y + box.height + away];
    const { width } = measured({ ...place, x: 0, y: 0 }, face).box;
    const left = Math.max(box.x, sight.x) + INSET;
    const right = Math.max(left, box.x + box.width - INSET - width);
    const heights = isSession ? [above] : [above, below, box.y + box.height / 2];
    return (isStill ? [left, (left + right) / 2, right] : [left])
      .flatMap((x) => heights.map((y) => measured({ ...place, x, y }, face)))
      .filter((label) => label.box.x + width <= box.x + Math.max(box.width, 40));
  }

  return { boxOf, draw, drawTrends, edgeNames, areaNames };
}
