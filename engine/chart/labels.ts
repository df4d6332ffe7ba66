import { contains, crowding, grow, type Rect, sharedArea } from './geometry';
import type { Face, Pen } from './pen';
import { tokens } from './tokens';

/** A place for a label: `y` is the middle of the line, `x` its start, middle or end. */
export interface Spot {
  x: number;
  y: number;
  align: 'start' | 'middle' | 'end';
}

export interface LabelRequest {
  /** The mark it names: the same from one drawing of a chart to the next. */
  id: string;
  /** The same thing said at length, then shorter. */
  texts: readonly string[];
  colour: string;
  /** In order of preference. */
  spots: readonly Spot[];
  /** Must be set even where it covers candles; others are left out there. */
  isRequired: boolean;
}

export interface PlacedLabel extends Spot {
  id: string;
  text: string;
  /** Which of its spots it took. */
  rank: number;
  colour: string;
  box: Rect;
}

/** What labels are set on. */
export interface Sheet extends Face {
  /** Labels stay inside. */
  frame: Rect;
  /** Labels never touch these. */
  taken: readonly Rect[];
  /** Labels avoid these as far as they can. */
  obstacles: readonly Rect[];
}

/** Least distance between two labels. */
const CLEARANCE = 2;
/** Share of an optional label's box that candles and lines may cover. */
const MAX_COVERED = 0.12;
/** For a label that stood there in the drawing before, so that it does not come and go. */
const MAX_COVERED_AGAIN = 0.3;
/**
 * What it costs, as a share of the box covered, to take the next spot, the next shorter text, or another spot or text
 * than in the drawing before.
 */
const COST = { spot: 0.004, text: 0.03, change: 0.2 };

/** @returns the box that a line of text fills */
function textBox(text: string, { x, y, align }: Spot, { fontSize, typeface }: Sheet): Rect {
  const width = text.length * typeface.advance * fontSize;
  const height = 1.1 * fontSize;
  const left = { start: x, middle: x - width / 2, end: x - width }[align];
  return { x: left, y: y - height / 2, width, height };
}

/**
 * Chooses a spot for each label, in the order given: the least covered one that is inside the frame and free.
 *
 * @param before the labels of the drawing before, when a chart is drawn again: a label stays on its spot if it can
 * @returns the labels that have one
 */
export function placeLabels(
  requests: readonly LabelRequest[],
  sheet: Sheet,
  before: readonly PlacedLabel[] = [],
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  const earlier = new Map(before.map((label) => [label.id, label]));
  const isFree = (box: Rect) =>
    contains(sheet.frame, box) &&
    [...sheet.taken, ...placed.map((label) => label.box)].every(
      (other) => sharedArea(grow(box, CLEARANCE), other) === 0,
    );
  for (const { id, texts, colour, spots, isRequired } of requests) {
    const old = earlier.get(id);
    const limit = old ? MAX_COVERED_AGAIN : MAX_COVERED;
    const options = texts.flatMap((text, length) =>
      spots.map((spot, rank) => {
        const box = textBox(text, spot, sheet);
        const covered = crowding(box, sheet.obstacles);
        const isChange = old !== undefined && (old.rank !== rank || old.text !== text);
        const change = isChange ? COST.change : 0;
        const price = covered + rank * COST.spot + length * COST.text + change;
        return { label: { ...spot, id, text, rank, colour, box }, covered, price };
      }),
    );
    const best = options
      .filter(({ label, covered }) => (isRequired || covered <= limit) && isFree(label.box))
      .sort((a, b) => a.price - b.price)[0];
    if (best) placed.push(best.label);
  }
  return placed;
}

/** Draws placed labels with a rim of the paper's colour, so that lines do not run through letters. */
export function drawLabels(pen: Pen, labels: readonly PlacedLabel[]): void {
  pen.texts(labels, tokens.surface);
}
