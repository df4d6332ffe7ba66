import type { TrendRow } from '@/engine/indicators/suite';
import { timeframeName } from '@/engine/market/bar';
import { contains, crowding, grow, type Projection, type Rect, sharedArea } from './geometry';
import type { Face, Pen, Point, Segment, Text, Typeface } from './pen';
import type { ChartWords } from './scene';
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
 * What it costs, as a share of the box covered, to take the next spot, the next shorter text, or another spot or text
 * than in the drawing before.
 */
const COST = { spot: 0.004, text: 0.03, change: 0.2 };

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

const COLOURS = { up: tokens.up, down: tokens.down, flat: tokens.muted } as const;
const ROW_HEIGHT = 1.6;
/** Characters that a row takes: timeframe, arrow, word, and the space around them. */
const ROW_CHARACTERS = 13;

/** Hiding part of an area is this much less bad than hiding candles. */
const AREA_WEIGHT = 0.1;
const STRIDE = 4;

/**
 * @param count rows
 * @param obstacles that the table should not cover
 * @param areas that it may cover where it must
 * @returns the least covered place along the left or right side, nearest to a corner
 */
export function trendTableBox(
  { plot, fontSize }: Projection,
  { advance }: Typeface,
  count: number,
  obstacles: readonly Rect[],
  areas: readonly Rect[],
): Rect {
  const width = Math.round(ROW_CHARACTERS * advance * fontSize);
  const height = Math.round((count + 1) * ROW_HEIGHT * fontSize);
  const inset = 8;
  const [left, right] = [plot.x + inset, plot.x + plot.width - inset - width];
  const room = plot.height - height - 2 * inset;
  let best = { x: left, y: plot.y + inset, width, height };
  let least = Infinity;
  for (let down = 0; down <= room; down += STRIDE)
    for (const x of [left, right]) {
      const box = { x, y: plot.y + inset + down, width, height };
      const around = grow(box, inset / 2);
      const covered = crowding(around, obstacles) + AREA_WEIGHT * crowding(around, areas);
      const price = covered + Math.min(down, room - down) / 1e4;
      if (price < least) [best, least] = [box, price];
    }
  return best;
}

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

/** Draws the table: a heading, and a ruled row per timeframe with the direction as sign and word. */
export function drawTrendTable(
  pen: Pen,
  rows: readonly TrendRow[],
  words: ChartWords['trend'],
  box: Rect,
  { fontSize, typeface }: Face,
): void {
  const line = ROW_HEIGHT * fontSize;
  const middle = (row: number) => box.y + (row + 0.5) * line;
  const character = typeface.advance * fontSize;
  const left = box.x + character;
  const rules = rows.map((_, index): Segment => {
    const y = box.y + (index + 1) * line;
    return [box.x, y, box.x + box.width, y];
  });
  const texts = rows.flatMap(({ timeframe, direction }, index): Text[] => {
    const y = middle(index + 1);
    const colour = COLOURS[direction];
    return [
      { text: timeframeName(timeframe), x: left, y, colour: tokens.ink },
      { text: words[direction], x: left + 7 * character, y, colour },
    ];
  });
  pen.rects([box], {
    fill: { colour: tokens.surface },
    stroke: { colour: tokens.edge, width: 0.75 },
  });
  pen.lines(rules, { colour: tokens.hairline, width: 0.75 });
  pen.texts([{ text: words.title, x: left, y: middle(0), colour: tokens.muted }, ...texts]);
  rows.forEach(({ direction }, index) => {
    const [x, y] = [left + 5.2 * character, middle(index + 1)];
    const arrow = ARROWS[direction].map(([right, down]): Point => [x + right, y + down]);
    pen.path(arrow, { fill: { colour: COLOURS[direction] } });
  });
}
