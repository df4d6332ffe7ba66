import type { DrawnTrend } from './drawn';
import { crowding, grow, type Rect } from './geometry';
import type { Projection } from './projection';
import { element, round, type Shape, type Shapes, strokes, textElement } from './svg';
import { tokens } from './tokens';
import type { Typeface } from './typeface';

const words = { up: 'Up', down: 'Down', flat: 'Flat' } as const;
const colours = { up: tokens.up, down: tokens.down, flat: tokens.muted } as const;
const rowHeight = 1.6;
/** Characters that a row takes: timeframe, arrow, word, and the space around them. */
const characters = 13;

/** Hiding part of an area is this much less bad than hiding candles. */
const areaWeight = 0.1;
/** Distance between two heights that are tried. */
const stride = 4;

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
  const width = Math.round(characters * advance * fontSize);
  const height = Math.round((count + 1) * rowHeight * fontSize);
  const inset = 8;
  const xs = [plot.x + inset, plot.x + plot.width - inset - width];
  const room = plot.height - height - 2 * inset;
  const places = Array.from(
    { length: Math.floor(room / stride) + 1 },
    (_, index) => index * stride,
  );
  const price = (box: Rect, place: number) =>
    crowding(grow(box, inset / 2), obstacles) +
    areaWeight * crowding(grow(box, inset / 2), areas) +
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
function arrow(direction: DrawnTrend['direction'], x: number, y: number): Shape {
  const shape = { up: 'm-4 3h8l-4-7z', down: 'm-4-3h8l-4 7z', flat: 'm-4-1h8v2h-8z' }[direction];
  return element('path', { d: `M${round(x)} ${round(y)}${shape}`, fill: colours[direction] });
}

/** @returns the table: a heading, and a ruled row per timeframe with the direction as sign and word */
export function trendTable(
  rows: readonly DrawnTrend[],
  box: Rect,
  fontSize: number,
  { advance }: Typeface,
): Shapes {
  const line = rowHeight * fontSize;
  const middle = (row: number) => box.y + (row + 0.5) * line;
  const character = advance * fontSize;
  const left = box.x + character;
  const rules = rows.map((_, index) => {
    const y = box.y + (index + 1) * line;
    return [box.x, y, box.x + box.width, y] as const;
  });
  const texts = rows.flatMap(({ timeframe, direction }, index) => {
    const y = middle(index + 1);
    return [
      textElement(timeframe, left, y, fontSize, { fill: tokens.bone }),
      arrow(direction, left + 5.2 * character, y),
      textElement(words[direction], left + 7 * character, y, fontSize, {
        fill: colours[direction],
      }),
    ];
  });
  return [
    element('rect', { ...box, fill: tokens.surface, stroke: tokens.edge, 'stroke-width': 0.75 }),
    element('path', { d: strokes(rules), stroke: tokens.hairline, 'stroke-width': 0.75 }),
    textElement('Trend', left, middle(0), fontSize, { fill: tokens.muted }),
    ...texts,
  ];
}
