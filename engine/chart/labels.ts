import { contains, grow, type Rect, sharedArea } from './geometry';
import type { Face, Segment, Text } from './pen';

/** A line of text that names a mark, and what it covers. */
export interface PlacedLabel extends Text {
  /** Of the mark; of a title `title`. */
  id: string;
  box: Rect;
  /** From it to its mark, where others have pushed it away. */
  leader?: Segment;
}

/** Height of a label's box, in font sizes. */
export const LINE = 1.1;
/** Between two labels. */
export const CLEARANCE = 2;
/** Where more are set one below the other than there is room for, they close up to so many font sizes: letters just do not touch. */
const MIN_LINE = 0.88;

/** @returns the label with the box that its text covers */
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

/**
 * @param labels the most important first; of those with the same id the best place first
 * @param taken what none of them may touch
 * @returns those that lie inside the frame and touch none before them, one for each id
 */
export function clearOf(
  labels: readonly PlacedLabel[],
  frame: Rect,
  taken: readonly Rect[],
): PlacedLabel[] {
  const boxes = [...taken];
  const placed = new Set<string>();
  return labels.filter(({ id, box }) => {
    const room = grow(box, CLEARANCE / 2);
    if (
      placed.has(id) ||
      !contains(frame, box) ||
      boxes.some((other) => sharedArea(room, other) > 0)
    )
      return false;
    boxes.push(room);
    placed.add(id);
    return true;
  });
}

/**
 * Sets labels one below the other, each as near to its place as the others let it: they keep their order, and glide where
 * prices move.
 *
 * @param labels the most important first; where there are more than there is room for, the others are left out
 * @param frame what they stay inside of
 */
export function spread(
  labels: readonly PlacedLabel[],
  frame: Rect,
  { fontSize }: Face,
): PlacedLabel[] {
  const least = MIN_LINE * fontSize;
  const line = Math.max(least, Math.min(LINE * fontSize + CLEARANCE, frame.height / labels.length));
  const lines = labels
    .slice(0, Math.floor(frame.height / least))
    .sort((one, other) => one.y - other.y);
  // Labels that touch form a pile around the middle of their places.
  const piles: { labels: PlacedLabel[]; top: number }[] = [];
  const topOf = (pile: readonly PlacedLabel[]) => {
    const middle = pile.reduce((sum, { y }) => sum + y, 0) / pile.length;
    const height = pile.length * line;
    return Math.max(frame.y, Math.min(frame.y + frame.height - height, middle - height / 2));
  };
  for (const label of lines) {
    let pile = { labels: [label], top: topOf([label]) };
    for (let above = piles.at(-1); above; above = piles.at(-1)) {
      if (above.top + above.labels.length * line <= pile.top) break;
      piles.pop();
      const both = [...above.labels, ...pile.labels];
      pile = { labels: both, top: topOf(both) };
    }
    piles.push(pile);
  }
  return piles.flatMap(({ labels: pile, top }) =>
    pile.map((label, place) => {
      const y = top + (place + 0.5) * line;
      const height = Math.min(label.box.height, line);
      return { ...label, y, box: { ...label.box, y: y - height / 2, height } };
    }),
  );
}
