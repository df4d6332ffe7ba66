import { isCropped } from './axes';
import { contains, grow, type Rect, sharedArea } from './geometry';
import type { Face } from './renderer';
import type { NameSheet, PlacedLabel, ShownMark } from './scene';

/*
 * A name never touches another name, a candle or a line: it takes its first free place, or is left out. In a running
 * chart, the name of a swing or break has only one place, so that it never jumps.
 */

export const LINE = 1.1;
export const CLEARANCE = 3;
export const INSET = 5;
/** Distance from a swing's price to the middle of its name: drawing units plus lines of text. */
const SWING_OFFSET = { units: 7, lines: 0.75 };
/** The same for a break's line. Swings have lines three units off their price. */
const BREAK_OFFSET = { units: 7, lines: LINE / 2 };
/** Letters that fit right of the bars; more if the chart is over `from` font sizes wide. */
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

/** Returns the height that a swing's name needs above the highest or below the lowest price. */
export function roomForNames(fontSize: number): number {
  return SWING_OFFSET.units + (SWING_OFFSET.lines + LINE / 2) * fontSize + 3;
}

/** Returns the width right of the last bar for names at the right edge. */
export function namesWidth(width: number, { fontSize, typeface }: Face): number {
  const letters = width > LETTERS.from * fontSize ? LETTERS.wide : LETTERS.narrow;
  return letters * typeface.advance * fontSize + 2 * INSET;
}

function swingNames(shown: ShownMark, { p, face, words }: NameSheet): PlacedLabel[] {
  const { mark } = shown;
  if (mark.kind !== 'swing' || !mark.label) return [];
  const { id, time, side, price } = mark;
  const text = words.labels[mark.label];
  const place = { id, text, color: 'ink', align: 'middle' } as const;
  const aside = (text.length * face.typeface.advance * p.fontSize) / 2;
  return [0, 1.2 * LINE].flatMap((more) =>
    [0, -aside, aside].map((shift) => {
      const away = SWING_OFFSET.units + (SWING_OFFSET.lines + more) * p.fontSize;
      const y = p.y(price) + (side === 'high' ? -away : away);
      return measured({ ...place, x: p.x(time) + shift, y }, face);
    }),
  );
}

/** Places a name beside a break's line, first where the broken swing points. Leaves room at the right end for a swing's
 * name. */
function breakNames(shown: ShownMark, { p, face, words }: NameSheet): PlacedLabel[] {
  const { mark } = shown;
  if (mark.kind !== 'break') return [];
  const { id, from, at, direction, price } = mark;
  const end = p.x(at) - face.typeface.advance * p.fontSize - 2 * CLEARANCE;
  const text = words.labels[mark.label];
  const place = { id, text, color: direction, align: 'end' } as const;
  return [
    [-1, 0],
    [1, 0],
    [-1, 1.5 * LINE],
  ].flatMap(([side = 0, more = 0]) =>
    [0, 0.25, 0.5, -0.25].map((part) => {
      const away = BREAK_OFFSET.units + (BREAK_OFFSET.lines + more) * p.fontSize;
      const y = p.y(price) + (direction === 'up' ? side : -side) * away;
      return measured({ ...place, x: end + part * (p.x(from) - end), y }, face);
    }),
  );
}

/** Returns false for a swing whose name, or a break whose end, does not fit into the frame. The chart then hides the
 * mark too. */
export function isNameInside(shown: ShownMark, sheet: NameSheet): boolean {
  const [swing] = swingNames(shown, sheet);
  const [end] = breakNames(shown, sheet);
  const onLine = end && shown.mark.kind === 'break' && { ...end, y: sheet.p.y(shown.mark.price) };
  return [swing, onLine && measured(onLine, sheet.face)].every(
    (label) => !label || contains(sheet.frame, label.box),
  );
}

const MAX_EDGE_NAMES = 4;

/** Places the names of `marks` where no box of `taken` is. */
export function placeNames(
  marks: readonly ShownMark[],
  sheet: NameSheet,
  taken: readonly Rect[],
): PlacedLabel[] {
  const { areas, frame, isStill, p, face } = sheet;
  const placed: PlacedLabel[] = [];
  function isFree({ box }: PlacedLabel): boolean {
    const room = grow(box, CLEARANCE);
    return (
      !isCropped(box.x, box.x + box.width, p.size.width, face.crops) &&
      contains(frame, box) &&
      taken.every((other) => sharedArea(room, other) === 0) &&
      placed.every((other) => sharedArea(room, other.box) === 0)
    );
  }
  function add(places: readonly PlacedLabel[]): void {
    const free = places.find(isFree);
    if (free) placed.push(free);
  }
  // In a running chart, newer names yield, so that none disappears.
  const ordered = isStill ? marks.toReversed() : marks;
  for (const namesOf of [swingNames, breakNames])
    for (const shown of ordered) add(namesOf(shown, sheet).slice(0, isStill ? undefined : 1));
  const distance = ({ y }: PlacedLabel) => Math.abs(y - p.y(sheet.bars.at(-1)?.close ?? 0));
  const atEdge = marks
    .map((shown) => areas?.edgeNames(shown, sheet) ?? [])
    .filter(([first]) => first)
    .sort(([one], [other]) => distance(one as PlacedLabel) - distance(other as PlacedLabel));
  const others = placed.length;
  for (const places of atEdge) if (placed.length - others < MAX_EDGE_NAMES) add(places);
  for (const shown of ordered) add(areas?.areaNames(shown, sheet) ?? []);
  return placed;
}

/** Returns the first title that fits into the strip above the plot. */
export function placeTitle(
  titles: readonly string[],
  head: Rect,
  face: Face,
): PlacedLabel | undefined {
  const place = { id: 'title', color: 'muted', x: head.x, y: head.y + head.height / 2 } as const;
  return titles
    .map((text) => measured({ ...place, text }, face))
    .find(({ box }) => box.x + box.width <= head.x + head.width);
}
