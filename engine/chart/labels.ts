import type { TrendRow } from '@/engine/indicators/suite';
import { timeframeName } from '@/engine/market/bar';
import { contains, crowding, grow, type Projection, type Rect, sharedArea } from './geometry';
import type { Face, Pen, Point, Text } from './pen';
import { tokens } from './tokens';

/** A place for a label. */
export type Spot = Required<Pick<Text, 'x' | 'y' | 'align'>>;

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

export interface PlacedLabel extends Spot, Pick<Text, 'text' | 'colour'> {
  id: string;
  /** Which of its spots it took. */
  rank: number;
  box: Rect;
}

/** What labels are set on. */
export interface Sheet extends Face {
  /** Labels stay inside. */
  frame: Rect;
  /** Labels stay in this part of it if they can. */
  inSight?: Rect;
  /** Labels never touch these. */
  taken: readonly Rect[];
  /** Labels avoid these as far as they can. */
  obstacles: readonly Rect[];
}

const CLEARANCE = 2;
/** Share of an optional label's box that candles and lines may cover. */
const MAX_COVERED = 0.12;
/** For a label that stood there in the drawing before, so that it does not come and go. */
const MAX_COVERED_AGAIN = 0.3;
/**
 * What it costs, as a share of the box covered, to take the next spot, the next shorter text, another spot or text
 * than in the drawing before, or one out of sight.
 */
const COST = { spot: 0.004, text: 0.03, change: 0.2, outOfSight: 0.5 };

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
        const isSeen = contains(sheet.inSight ?? sheet.frame, box);
        const extra = (isChange ? COST.change : 0) + (isSeen ? 0 : COST.outOfSight);
        const price = covered + rank * COST.spot + length * COST.text + extra;
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

const COLOURS = { up: tokens.up, down: tokens.down, flat: tokens.muted } as const;

const TRIANGLE: readonly Point[] = [
  [-4, 3],
  [4, 3],
  [0, -4],
];

/** Up and down as triangles, flat as a bar: the face may have no arrows. */
const ARROWS: Record<TrendRow['direction'], readonly Point[]> = {
  up: TRIANGLE,
  down: TRIANGLE.map(([right, down]) => [right, -down]),
  flat: [
    [-4, -1],
    [4, -1],
    [4, 1],
    [-4, 1],
  ],
};

/** Space before the next timeframe, in characters. */
const TREND_GAP = 1.4;

/** Draws the trends above the right end of a plot: each timeframe, and its direction as a sign. */
export function drawTrends(
  pen: Pen,
  rows: readonly TrendRow[],
  { plot }: Projection,
  { fontSize, typeface }: Face,
): void {
  const character = typeface.advance * fontSize;
  const y = plot.y / 2;
  let x = plot.x + plot.width;
  const texts: Text[] = [];
  for (const { timeframe, direction } of rows.toReversed()) {
    const sign = ARROWS[direction].map(([right, down]): Point => [x - 4 + right, y + down]);
    const text = timeframeName(timeframe);
    pen.path(sign, { fill: { colour: COLOURS[direction] } });
    texts.push({ text, x: x - 13, y, colour: tokens.muted, align: 'end' });
    x -= 13 + (text.length + TREND_GAP) * character;
  }
  pen.texts(texts);
}
