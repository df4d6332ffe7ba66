import { contains, crowding, type Projection, type Rect } from './geometry';
import { CLEARANCE, clearOf, LINE, measured, type PlacedLabel, spread } from './labels';
import { boxOf, endOf, isArea, isLine, isTaken } from './marks';
import type { Face, Tone } from './pen';
import { type ChartWords, type Name, nameOf, type ShownMark, zoneName } from './scene';

const SWING_OFFSET = { units: 7, lines: 0.75 };
const INSET = 5;

const MIN_STRIP_HEIGHT = 20;

export function roomForNames(fontSize: number, height: number): Record<'above' | 'below', number> {
  const above = SWING_OFFSET.units + (SWING_OFFSET.lines + LINE / 2) * fontSize + 3;
  const strip = height > MIN_STRIP_HEIGHT * fontSize ? LINE * fontSize + 3 : 0;
  return { above, below: above + strip };
}

const [MIN_ROOMY_WIDTH, MAX_LETTERS] = [40, 9];

export function namesWidth(words: ChartWords, width: number, face: Face): number {
  const isRoomy = width > MIN_ROOMY_WIDTH * face.fontSize;
  const zones = Object.values(words.sides).map((side) => zoneName(side, '4h'));
  const names: Name[] = [...zones, ...Object.values(words.levels)];
  const letters = names.map(
    ({ name, short = name }) => (isRoomy && name.length <= MAX_LETTERS ? name : short).length,
  );
  return Math.max(...letters) * face.typeface.advance * face.fontSize + 2 * INSET;
}

const EDGE_KINDS = ['zone', 'level', 'dealing-range', 'opening-range', 'order-block'];

const MIN_BLOCKS_HEIGHT = 14;

const isAtEdge = (shown: ShownMark) =>
  isArea(shown) ? endOf(shown) === Infinity : isLine(shown.mark);

const LEADER = 8;

function withLeader(label: PlacedLabel, mark: Rect): PlacedLabel {
  const { box } = label;
  if (box.y < mark.y + mark.height && mark.y < box.y + box.height) return label;
  const from = box.x - 2;
  return { ...label, leader: [from, label.y, from - LEADER, mark.y + mark.height / 2] };
}

const MAX_COVERED = 0.1;

function edgeNames(marks: readonly ShownMark[], sheet: NameSheet): PlacedLabel[] {
  const { p, face, words, frame, bars } = sheet;
  const room = p.blank * p.pitch - 2 * INSET;
  const x = p.plot.x + p.plot.width - INSET;
  const boxes = new Map<string, Rect>();
  const isLow = frame.height < MIN_BLOCKS_HEIGHT * face.fontSize;
  const kinds = bars ? [...EDGE_KINDS, 'gap'] : EDGE_KINDS.slice(0, isLow ? -1 : undefined);
  const labels = kinds.flatMap((kind) =>
    marks
      .filter((shown) => shown.mark.kind === kind && isAtEdge(shown))
      .toReversed()
      .flatMap((shown): PlacedLabel[] => {
        const box = boxOf(shown, p);
        if (!box) return [];
        const { id } = shown.mark;
        boxes.set(id, box);
        const { name, short = name } = nameOf(shown, words);
        const ink = isTaken(shown) ? 'muted' : 'ink';
        const colour = isArea(shown) ? 'tide' : ink;
        const place = { id, colour, x, y: box.y + box.height / 2, align: 'end' } as const;
        const isBox = shown.mark.kind === 'gap' || shown.mark.kind === 'order-block';
        const long = measured({ ...place, text: isBox ? short : name }, face);
        if (long.box.width < room + 0.01) return [long];
        const inside = box.height / 2 - LINE * p.fontSize;
        const free = [0, -inside, inside]
          .map((down) => measured({ ...place, text: long.text, y: place.y + down }, face))
          .find((label) => bars && crowding(label.box, bars) < MAX_COVERED);
        return [free ?? measured({ ...place, text: short }, face)];
      }),
  );
  return spread(labels, frame, face).map((label) => withLeader(label, boxes.get(label.id) as Rect));
}

function swingName(shown: ShownMark, { p, face, words }: NameSheet): PlacedLabel[] {
  const { mark } = shown;
  if (mark.kind !== 'swing' || !mark.label) return [];
  const { id, time, side, price } = mark;
  const text = nameOf(shown, words).name;
  const place = { id, text, x: p.x(time), colour: 'ink', align: 'middle' } as const;
  return [SWING_OFFSET.lines, SWING_OFFSET.lines + 1.2 * LINE].map((lines) => {
    const away = SWING_OFFSET.units + lines * p.fontSize;
    return measured({ ...place, y: p.y(price) + (side === 'high' ? -away : away) }, face);
  });
}

export function isNameInside(shown: ShownMark, sheet: NameSheet): boolean {
  return swingName(shown, sheet)
    .slice(0, 1)
    .every(({ box }) => contains(sheet.frame, box));
}

function breakName(shown: ShownMark, { p, face, words }: NameSheet): PlacedLabel[] {
  const { mark } = shown;
  if (mark.kind !== 'break') return [];
  const { id, from, at, direction, price } = mark;
  const swingHalf = face.typeface.advance * p.fontSize;
  const end = p.x(at) - swingHalf - CLEARANCE;
  const text = nameOf(shown, words).name;
  const place = { id, text, y: p.y(price), colour: direction, align: 'end' } as const;
  return [0, 0.25, 0.5].map((part) =>
    measured({ ...place, x: end + part * (p.x(from) - end) }, face),
  );
}

function sessionName(shown: ShownMark, { p, face, words, frame, sight }: NameSheet): PlacedLabel[] {
  const { mark } = shown;
  if (mark.kind !== 'session' || !isArea(shown)) return [];
  const { plot, pitch } = p;
  const y = plot.y + plot.height - (LINE / 2) * p.fontSize - 3;
  const start = Math.max(p.x(mark.from) - pitch / 2, frame.x);
  const bars = plot.x + p.times.length * pitch;
  const end = Math.min(p.x(endOf(shown)) - pitch / 2, bars);
  const { name, short: text = name } = nameOf(shown, words);
  const place = { id: mark.id, text, y, colour: 'tide' } as const;
  const labels = [Math.max(start, sight.x), start].map((left) =>
    measured({ ...place, x: left + INSET }, face),
  );
  const fitting = labels.find(({ box }) => box.x + box.width <= end);
  return fitting ? [fitting] : [];
}

function areaName(shown: ShownMark, { p, face, words, sight }: NameSheet): PlacedLabel[] {
  const box = boxOf(shown, p);
  if (!box || !isArea(shown) || isAtEdge(shown) || shown.mark.kind === 'session') return [];
  const { name, short = name } = nameOf(shown, words);
  const colour: Tone = shown.endedAt === null ? 'tide' : 'muted';
  const place = { id: shown.mark.id, text: short, colour };
  const heights = [box.y + box.height + 0.75 * p.fontSize, box.y - 0.75 * p.fontSize];
  return [Math.max(box.x, sight.x), box.x]
    .flatMap((left) => heights.map((y) => measured({ ...place, x: left + INSET, y }, face)))
    .filter((label) => label.box.x + label.box.width <= box.x + Math.max(box.width, 40));
}

export interface NameSheet {
  p: Projection;
  face: Face;
  words: ChartWords;
  frame: Rect;
  sight: Rect;
  taken: readonly Rect[];
  bars: readonly Rect[] | null;
}

export function placeNames(marks: readonly ShownMark[], sheet: NameSheet): PlacedLabel[] {
  const newest = marks.toReversed();
  const placed = edgeNames(marks, sheet);
  const isPicture = sheet.bars !== null;
  const add = (nameIn: typeof swingName) => {
    const names = newest.flatMap((shown) => nameIn(shown, sheet).slice(0, isPicture ? 9 : 1));
    const taken = [...sheet.taken, ...placed.map(({ box }) => box)];
    placed.push(...clearOf(names, sheet.frame, taken));
  };
  add(swingName);
  add(sessionName);
  if (isPicture) [breakName, areaName].forEach(add);
  else {
    const breaks = marks.flatMap((shown) => breakName(shown, sheet).slice(0, 1));
    placed.unshift(...breaks.filter(({ box }) => contains(sheet.frame, box)));
  }
  return placed;
}

export function placeTitle(
  titles: readonly string[],
  { p, face, frame, sight, taken }: NameSheet,
  head: Rect | null,
): PlacedLabel | undefined {
  const common = { id: 'title', colour: 'muted' } as const;
  if (head) {
    const at = { ...common, x: head.x, y: head.y + head.height / 2 };
    const above = titles
      .map((text) => measured({ ...at, text }, face))
      .find(({ box }) => box.x + box.width <= head.x + head.width);
    if (above) return above;
  }
  const [top, bottom] = [frame.y + p.fontSize, frame.y + frame.height - p.fontSize];
  const [left, right] = [sight.x + INSET, frame.x + frame.width - INSET];
  const corners = [
    { x: left, y: top, align: 'start' },
    { x: right, y: bottom, align: 'end' },
    { x: left, y: bottom, align: 'start' },
    { x: right, y: top, align: 'end' },
  ] as const;
  const labels = titles.flatMap((text) =>
    corners.map((corner) => measured({ ...common, ...corner, text }, face)),
  );
  return labels.find(({ box }) => contains(frame, box) && crowding(box, taken) === 0);
}
