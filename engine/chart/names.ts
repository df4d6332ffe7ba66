import { contains, grow, type Rect, sharedArea } from './geometry';
import type { Face, Text } from './renderer';
import type { NameSheet, PlacedLabel, ShownMark } from './scene';

/*
 * Without `obstacles`, each name has only one position (except at the right edge), so that it never jumps. With them, a
 * name tries several. A name that touches another is left out, except the name of a break without `obstacles`.
 */

export const LINE = 1.1;
export const CLEARANCE = 2;
export const INSET = 5;
/** Distance from a swing's price to the middle of its name: drawing units plus lines of text. */
const SWING_OFFSET = { units: 7, lines: 0.75 };
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

function swingName(shown: ShownMark, { p, face, words }: NameSheet): PlacedLabel[] {
  const { mark } = shown;
  if (mark.kind !== 'swing' || !mark.label) return [];
  const { id, time, side, price } = mark;
  const text = words.labels[mark.label];
  const place = { id, text, x: p.x(time), color: 'ink', align: 'middle' } as const;
  return [SWING_OFFSET.lines, SWING_OFFSET.lines + 1.2 * LINE].map((lines) => {
    const away = SWING_OFFSET.units + lines * p.fontSize;
    return measured({ ...place, y: p.y(price) + (side === 'high' ? -away : away) }, face);
  });
}

/** Places a name on a break's line. Leaves room at the right end for a swing's name. */
function breakName(shown: ShownMark, { p, face, words }: NameSheet): PlacedLabel[] {
  const { mark } = shown;
  if (mark.kind !== 'break') return [];
  const { id, from, at, direction, price } = mark;
  const end = p.x(at) - face.typeface.advance * p.fontSize - CLEARANCE;
  const text = words.labels[mark.label];
  const place = { id, text, y: p.y(price), color: direction, align: 'end' } as const;
  return [0, 0.25, 0.5].map((part) =>
    measured({ ...place, x: end + part * (p.x(from) - end) }, face),
  );
}

/** Returns false for a swing or break whose name does not fit into the frame. The chart then hides the mark too. */
export function isNameInside(shown: ShownMark, sheet: NameSheet): boolean {
  const names = [swingName, breakName].flatMap((nameIn) => nameIn(shown, sheet).slice(0, 1));
  return names.every(({ box }) => contains(sheet.frame, box));
}

export function placeNames(marks: readonly ShownMark[], sheet: NameSheet): PlacedLabel[] {
  const newest = marks.toReversed();
  const { areas } = sheet;
  const placed = areas?.edgeNames(marks, sheet) ?? [];
  const isPicture = sheet.obstacles !== null;
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
  // Lets names of breaks at about the same price overlap, because a hidden name would reappear later.
  if (!isPicture) placed.unshift(...marks.flatMap((one) => breakName(one, sheet).slice(0, 1)));
  if (areas) add(areas.areaName);
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
