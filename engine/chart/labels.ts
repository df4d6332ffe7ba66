import { contains, grow, type Rect, sharedArea } from './geometry';
import type { Face, Segment, Text } from './pen';

export interface PlacedLabel extends Text {
  id: string;
  box: Rect;
  leader?: Segment;
}

export const LINE = 1.1;
export const CLEARANCE = 2;
const MIN_LINE = 0.88;

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
