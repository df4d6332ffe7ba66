import type { Break, DealingRange, Level, Swing } from '@/engine/indicators/indicator';
import type { Rect } from './geometry';
import type { LabelRequest } from './labels';
import type { Pen } from './pen';
import type { Projection } from './projection';
import type { Name } from './scene';
import { tokens } from './tokens';

/** Draws the line from the swing to the close beyond it; dashed where the trend turns. */
export function drawBreak(
  pen: Pen,
  { from, knownAt, price, direction, label }: Break,
  { plot, x, y }: Projection,
): void {
  const dashes = label === 'CHoCH' ? [4, 2] : undefined;
  const stroke = { colour: tokens[direction], width: 1.1, dashes };
  pen.lines([[Math.max(plot.x, x(from)), y(price), x(knownAt), y(price)]], stroke);
}

/** @returns the line's place, for labels to keep clear of */
export function breakBox({ from, knownAt, price }: Break, { x, y }: Projection): Rect {
  return { x: x(from), y: y(price) - 1, width: x(knownAt) - x(from), height: 2 };
}

/** @returns the request for the break's name: over a line broken upwards, under one broken downwards */
export function breakLabel(
  { id, from, knownAt, price, direction, label }: Break,
  p: Projection,
): LabelRequest {
  const away = (direction === 'up' ? -0.8 : 0.8) * p.fontSize;
  const line = p.y(price);
  const [start, end] = [Math.max(p.plot.x, p.x(from)), p.x(knownAt)];
  const middle = (start + end) / 2;
  return {
    id,
    texts: [label],
    colour: tokens[direction],
    spots: [
      { x: middle, y: line + away, align: 'middle' },
      { x: start, y: line + away, align: 'start' },
      { x: end, y: line + away, align: 'end' },
      { x: start - 4, y: line, align: 'end' },
      { x: middle, y: line - away, align: 'middle' },
      { x: start, y: line - away, align: 'start' },
      { x: end + 4, y: line, align: 'start' },
    ],
    isRequired: label === 'CHoCH',
  };
}

/** @returns where the stroke at a turning point lies, off the wick */
export function swingBox({ time, price, side }: Swing, { x, y, pitch }: Projection): Rect {
  const line = y(price) + (side === 'high' ? -3 : 3);
  return { x: x(time) - pitch, y: line - 0.5, width: 2 * pitch, height: 1 };
}

/** Draws small strokes at turning points. */
export function drawSwings(pen: Pen, swings: readonly Swing[], p: Projection): void {
  const strokes = swings
    .map((swing) => swingBox(swing, p))
    .map(({ x, y, width }) => [x, y + 0.5, x + width, y + 0.5] as const);
  pen.lines(strokes, { colour: tokens.bone, width: 1 });
}

/** @returns the request for the turning point's name, beyond it */
export function swingLabel({ id, time, price, side, label }: Swing, p: Projection): LabelRequest[] {
  if (!label) return [];
  const sign = side === 'high' ? -1 : 1;
  const line = p.y(price) + sign * (4 + 0.75 * p.fontSize);
  const [x, nudge] = [p.x(time), 0.7 * p.fontSize];
  const places = [
    [x, line],
    [x - nudge, line],
    [x + nudge, line],
    [x, line + sign * nudge],
  ] as const;
  const spots = places.map(([at, y]) => ({ x: at, y, align: 'middle' as const }));
  return [{ id, texts: [label], colour: tokens.bone, spots, isRequired: false }];
}

/** A mark that is a price in force from a time on; a dealing range is drawn by its middle. */
export type LevelMark = Level | DealingRange;

export function priceOf(mark: LevelMark): number {
  return mark.kind === 'level' ? mark.price : mark.equilibrium;
}

/** Draws the price in force from a time to the right edge. */
export function drawLevel(pen: Pen, mark: LevelMark, { plot, x, y }: Projection): void {
  const line = y(priceOf(mark));
  pen.lines([[Math.max(plot.x, x(mark.from)), line, plot.x + plot.width, line]], {
    colour: tokens.bone,
    width: 0.9,
    dashes: [6, 3],
    opacity: 0.8,
  });
}

/** @returns the level's line, for labels to keep clear of */
export function levelBox(mark: LevelMark, { plot, x, y }: Projection): Rect {
  const start = Math.max(plot.x, x(mark.from));
  const line = y(priceOf(mark));
  return { x: start, y: line - 1, width: plot.x + plot.width - start, height: 2 };
}

/** @returns the request for the level's name, along its line from the right edge */
export function levelLabel(mark: LevelMark, { name, short }: Name, p: Projection): LabelRequest {
  const right = p.plot.x + p.plot.width - 5;
  const left = Math.max(p.plot.x, p.x(mark.from)) + 5;
  const offset = 0.8 * p.fontSize;
  const line = p.y(priceOf(mark));
  const isRoomy = p.plot.width > 30 * p.fontSize;
  return {
    id: mark.id,
    texts: short ? (isRoomy ? [name, short] : [short]) : [name],
    colour: tokens.bone,
    spots: [
      { x: right, y: line - offset, align: 'end' },
      { x: right, y: line + offset, align: 'end' },
      { x: left, y: line - offset, align: 'start' },
      { x: left, y: line + offset, align: 'start' },
      { x: (left + right) / 2, y: line - offset, align: 'middle' },
      { x: (left + right) / 2, y: line + offset, align: 'middle' },
    ],
    isRequired: true,
  };
}
