import { contains, grow, type Projection, type Rect, sharedArea } from './geometry';
import { boxOf, endOf, isArea, isLine, isTaken } from './marks';
import type { Face, Segment, Text, Tone } from './renderer';
import { type ChartWords, nameOf, type ShownMark } from './scene';

/*
 * In an animated chart, the position of a name depends only on its mark, so that names do not jump while bars pass.
 * In a static picture, a name tries several positions, and is left out if it still touches another.
 */

export interface PlacedLabel extends Text {
  /** Id of the mark, or `title`. */
  id: string;
  box: Rect;
  /** A line from the label to its mark, if the label had to move away from it. */
  leader?: Segment;
}

const LINE = 1.1;
const CLEARANCE = 2;
const INSET = 5;
const LEADER_LENGTH = 8;
const MAX_EDGE_NAMES = 4;
/** From a swing's price to the middle of its name: in units, and in font sizes. */
const SWING_OFFSET = { units: 7, lines: 0.75 };
/** How many letters of a name fit to the right of the bars. Charts are wide from a width of `from` font sizes. */
const LETTERS = { narrow: 6, wide: 9, from: 40 };

export function measured(
  label: Omit<PlacedLabel, 'box'>,
  { fontSize, typeface }: Face,
): PlacedLabel {
  const { text, x, y, align = 'start' } = label;
  const width = text.length * typeface.advance * fontSize;
  const height = LINE * fontSize;
  const left = { start: x, middle: x - width / 2, end: x - width }[align];
  return { ...label, box: { x: left, y: y - height / 2, width, height } };
}

/** Moves labels up or down, as little as possible, until none overlap. Keeps their order. */
export function spread(
  labels: readonly PlacedLabel[],
  frame: Rect,
  { fontSize }: Face,
): PlacedLabel[] {
  const line = LINE * fontSize + CLEARANCE;
  const sorted = labels.toSorted((one, other) => one.y - other.y);
  const heights = sorted.map(({ y }) => y);
  for (const [at, y] of heights.entries())
    heights[at] = Math.max(y, (heights[at - 1] ?? frame.y - line / 2) + line);
  for (let at = heights.length - 1; at >= 0; at--) {
    const below = heights[at + 1] ?? frame.y + frame.height + line / 2;
    heights[at] = Math.min(heights[at] as number, below - line);
  }
  return sorted.map((label, at) => {
    const y = heights[at] as number;
    return { ...label, y, box: { ...label.box, y: y - label.box.height / 2 } };
  });
}

/** Returns the space in units that a swing's name needs above the highest and below the lowest price. */
export function roomForNames(fontSize: number): number {
  return SWING_OFFSET.units + (SWING_OFFSET.lines + LINE / 2) * fontSize + 3;
}

/** Returns the width right of the last bar for names at the right edge. */
export function namesWidth(width: number, { fontSize, typeface }: Face): number {
  const letters = width > LETTERS.from * fontSize ? LETTERS.wide : LETTERS.narrow;
  return letters * typeface.advance * fontSize + 2 * INSET;
}

export interface NameSheet {
  p: Projection;
  face: Face;
  words: ChartWords;
  frame: Rect;
  /** The part of the frame that is visible in the narrowest window. */
  sight: Rect;
  price: number;
  taken: readonly Rect[];
  /** The bars of a static picture, where a long name may touch two bars; null in an animated chart. */
  bars: readonly Rect[] | null;
}

const isAtEdge = (shown: ShownMark) =>
  isArea(shown) ? endOf(shown) === Infinity : isLine(shown.mark);

function edgeName(shown: ShownMark, box: Rect, { p, face, words, bars }: NameSheet): PlacedLabel {
  const { id, kind } = shown.mark;
  const { name, short = name } = nameOf(shown, words);
  const color: Tone = isArea(shown) ? 'info' : isTaken(shown) ? 'muted' : 'ink';
  const x = p.plot.x + p.plot.width - INSET;
  const place = { id, color, x, y: box.y + box.height / 2, align: 'end' } as const;
  const text = kind === 'gap' || kind === 'order-block' ? short : name;
  const long = measured({ ...place, text }, face);
  if (long.box.width < p.blank * p.pitch - 2 * INSET + 0.01) return long;
  const inside = box.height / 2 - LINE * p.fontSize;
  const free = [0, -inside, inside]
    .map((down) => measured({ ...place, text, y: place.y + down }, face))
    .find(({ box: one }) => bars && bars.filter((bar) => sharedArea(one, bar) > 0).length <= 2);
  return free ?? measured({ ...place, text: short }, face);
}

/** Names the marks at the right edge that are nearest to the last price. */
function edgeNames(marks: readonly ShownMark[], sheet: NameSheet): PlacedLabel[] {
  const { p, face, frame, price, bars } = sheet;
  // Gaps are many, and the line through their middle identifies them.
  const unnamed = ['break', 'session', ...(bars ? [] : ['gap'])];
  const boxes = new Map<string, Rect>();
  const labels = marks.toReversed().flatMap((shown) => {
    const box = isAtEdge(shown) && !unnamed.includes(shown.mark.kind) && boxOf(shown, p);
    if (!box) return [];
    boxes.set(shown.mark.id, box);
    return [edgeName(shown, box, sheet)];
  });
  const distance = ({ y }: PlacedLabel) => Math.abs(y - p.y(price));
  const nearest = labels
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, MAX_EDGE_NAMES);
  return spread(nearest, frame, face).map((label) => {
    const [{ box }, mark] = [label, boxes.get(label.id) as Rect];
    if (box.y < mark.y + mark.height && mark.y < box.y + box.height) return label;
    const from = box.x - 2;
    return { ...label, leader: [from, label.y, from - LEADER_LENGTH, mark.y + mark.height / 2] };
  });
}

function swingName(shown: ShownMark, { p, face, words }: NameSheet): PlacedLabel[] {
  const { mark } = shown;
  if (mark.kind !== 'swing' || !mark.label) return [];
  const { id, time, side, price } = mark;
  const text = nameOf(shown, words).name;
  const place = { id, text, x: p.x(time), color: 'ink', align: 'middle' } as const;
  return [SWING_OFFSET.lines, SWING_OFFSET.lines + 1.2 * LINE].map((lines) => {
    const away = SWING_OFFSET.units + lines * p.fontSize;
    return measured({ ...place, y: p.y(price) + (side === 'high' ? -away : away) }, face);
  });
}

/** Places a name on the line of a break. Leaves room at the right end, where a swing can have its name. */
function breakName(shown: ShownMark, { p, face, words }: NameSheet): PlacedLabel[] {
  const { mark } = shown;
  if (mark.kind !== 'break') return [];
  const { id, from, at, direction, price } = mark;
  const end = p.x(at) - face.typeface.advance * p.fontSize - CLEARANCE;
  const text = nameOf(shown, words).name;
  const place = { id, text, y: p.y(price), color: direction, align: 'end' } as const;
  return [0, 0.25, 0.5].map((part) =>
    measured({ ...place, x: end + part * (p.x(from) - end) }, face),
  );
}

/** Places a name inside a session or an order block. In a static picture, also places names below or above other areas. */
function areaName(shown: ShownMark, { p, face, words, sight, bars }: NameSheet): PlacedLabel[] {
  const box = boxOf(shown, p);
  const isSession = shown.mark.kind === 'session';
  if (!box || !isArea(shown) || (!isSession && (!bars || isAtEdge(shown)))) return [];
  const { name, short = name } = nameOf(shown, words);
  const color: Tone = shown.endedAt === null ? 'info' : 'muted';
  const place = { id: shown.mark.id, text: short, color };
  const half = (LINE / 2) * p.fontSize;
  let heights = [box.y + box.height + 0.75 * p.fontSize, box.y - 0.75 * p.fontSize];
  if (isSession) heights = [box.y + INSET + half];
  if (shown.mark.kind === 'order-block') heights = [box.y + box.height / 2];
  return [Math.max(box.x, sight.x), box.x]
    .flatMap((left) => heights.map((y) => measured({ ...place, x: left + INSET, y }, face)))
    .filter((label) => label.box.x + label.box.width <= box.x + Math.max(box.width, 40));
}

/** Returns false for a swing or break whose name does not fit into the frame. The chart then hides the mark too. */
export function isNameInside(shown: ShownMark, sheet: NameSheet): boolean {
  const names = [swingName, breakName].flatMap((nameIn) => nameIn(shown, sheet).slice(0, 1));
  return names.every(({ box }) => contains(sheet.frame, box));
}

export function placeNames(marks: readonly ShownMark[], sheet: NameSheet): PlacedLabel[] {
  const newest = marks.toReversed();
  const placed = edgeNames(marks, sheet);
  const isPicture = sheet.bars !== null;
  const add = (nameIn: typeof swingName) => {
    for (const label of newest.flatMap((shown) =>
      nameIn(shown, sheet).slice(0, isPicture ? 9 : 1),
    )) {
      const room = grow(label.box, CLEARANCE);
      const boxes = [...sheet.taken, ...placed.map(({ box }) => box)];
      if (
        contains(sheet.frame, label.box) &&
        boxes.every((other) => sharedArea(room, other) === 0) &&
        placed.every(({ id }) => id !== label.id)
      )
        placed.push(label);
    }
  };
  add(swingName);
  // Names of two breaks at about the same price may overlap: a hidden name would reappear later.
  if (!isPicture) placed.unshift(...marks.flatMap((one) => breakName(one, sheet).slice(0, 1)));
  add(areaName);
  if (isPicture) add(breakName);
  return placed;
}

export function placeTitle(
  titles: readonly string[],
  { face, frame, sight, taken }: NameSheet,
  head: Rect | null,
): PlacedLabel | undefined {
  const place = (at: Pick<Text, 'x' | 'y' | 'align'>) =>
    titles.map((text) => measured({ id: 'title', color: 'muted', ...at, text }, face));
  const inHead = head ? place({ x: head.x, y: head.y + head.height / 2 }) : [];
  const [top, bottom] = [frame.y + face.fontSize, frame.y + frame.height - face.fontSize];
  const left = { x: sight.x + INSET, align: 'start' } as const;
  const right = { x: frame.x + frame.width - INSET, align: 'end' } as const;
  const corners = [
    { ...left, y: top },
    { ...right, y: bottom },
    { ...left, y: bottom },
    { ...right, y: top },
  ].map(place);
  const inCorner = titles.flatMap((_, at) => corners.map((labels) => labels[at] as PlacedLabel));
  return (
    inHead.find(({ box }) => head && box.x + box.width <= head.x + head.width) ??
    inCorner.find(
      ({ box }) => contains(frame, box) && taken.every((other) => sharedArea(box, other) === 0),
    )
  );
}
