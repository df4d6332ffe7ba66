import type { TrendRow } from '@/engine/indicators/suite';
import { timeframeName } from '@/engine/market/timeframe';
import { crowding, grow, type Rect } from './geometry';
import type { Face, Pen, Point, Segment, Text, Typeface } from './pen';
import type { Projection } from './projection';
import type { ChartWords } from './scene';
import { tokens } from './tokens';

const COLOURS = { up: tokens.up, down: tokens.down, flat: tokens.muted } as const;
const ROW_HEIGHT = 1.6;
/** Characters that a row takes: timeframe, arrow, word, and the space around them. */
const ROW_CHARACTERS = 13;

/** Hiding part of an area is this much less bad than hiding candles. */
const AREA_WEIGHT = 0.1;
/** Distance between two heights that are tried. */
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
  const xs = [plot.x + inset, plot.x + plot.width - inset - width];
  const room = plot.height - height - 2 * inset;
  const places = Array.from(
    { length: Math.floor(room / STRIDE) + 1 },
    (_, index) => index * STRIDE,
  );
  const price = (box: Rect, place: number) =>
    crowding(grow(box, inset / 2), obstacles) +
    AREA_WEIGHT * crowding(grow(box, inset / 2), areas) +
    Math.min(place, room - place) / 1e4;
  const [best] = places
    .flatMap((place) => {
      const boxes = xs.map((x): Rect => ({ x, y: plot.y + inset + place, width, height }));
      return boxes.map((box) => ({ box, price: price(box, place) }));
    })
    .sort((a, b) => a.price - b.price);
  return best?.box ?? { x: xs[0] ?? 0, y: plot.y + inset, width, height };
}

/** Up and down as triangles, flat as a bar: the face may have no arrows. */
const ARROWS: Record<TrendRow['direction'], readonly Point[]> = {
  up: [
    [-4, 3],
    [4, 3],
    [0, -4],
  ],
  down: [
    [-4, -3],
    [4, -3],
    [0, 4],
  ],
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
      { text: timeframeName(timeframe), x: left, y, colour: tokens.bone },
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
