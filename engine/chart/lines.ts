import type { DrawnBreak, DrawnLevel, DrawnSwing } from './drawn';
import type { Rect } from './geometry';
import type { LabelRequest } from './labels';
import type { Projection } from './projection';
import { element, type Shape, strokes } from './svg';
import { tokens } from './tokens';

/** @returns the line from the swing to the close beyond it; dashed where the trend turns */
export function breakElement(
  { from, to, price, direction, label }: DrawnBreak,
  p: Projection,
): Shape {
  return element('path', {
    d: strokes([[Math.max(p.plot.x, p.x(from)), p.y(price), p.x(to), p.y(price)]]),
    fill: 'none',
    stroke: tokens[direction],
    'stroke-width': 1.1,
    'stroke-dasharray': label === 'CHoCH' ? '4 2' : undefined,
  });
}

/** @returns the line's place, for labels to keep clear of */
export function breakBox({ from, to, price }: DrawnBreak, { x, y }: Projection): Rect {
  return { x: x(from), y: y(price) - 1, width: x(to) - x(from), height: 2 };
}

/** @returns the request for the break's name: over a line broken upwards, under one broken downwards */
export function breakLabel(
  { id, from, to, price, direction, label }: DrawnBreak,
  p: Projection,
): LabelRequest {
  const away = (direction === 'up' ? -0.8 : 0.8) * p.fontSize;
  const line = p.y(price);
  const [start, end] = [Math.max(p.plot.x, p.x(from)), p.x(to)];
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
export function swingBox({ time, price, side }: DrawnSwing, { x, y, pitch }: Projection): Rect {
  const line = y(price) + (side === 'high' ? -3 : 3);
  return { x: x(time) - pitch, y: line - 0.5, width: 2 * pitch, height: 1 };
}

/** @returns small strokes at turning points */
export function swingElements(swings: readonly DrawnSwing[], p: Projection): Shape {
  const bars = swings
    .map((swing) => swingBox(swing, p))
    .map(({ x, y, width }) => [x, y + 0.5, x + width, y + 0.5] as const);
  return element('path', { d: strokes(bars), stroke: tokens.bone, 'stroke-width': 1 });
}

/** @returns the request for the turning point's name, beyond it */
export function swingLabel(
  { id, time, price, side, label }: DrawnSwing,
  p: Projection,
): LabelRequest[] {
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

/** @returns the price in force from a time to the right edge */
export function levelElement({ from, price }: DrawnLevel, { plot, x, y }: Projection): Shape {
  return element('path', {
    d: strokes([[Math.max(plot.x, x(from)), y(price), plot.x + plot.width, y(price)]]),
    fill: 'none',
    stroke: tokens.bone,
    'stroke-width': 0.9,
    'stroke-dasharray': '6 3',
    opacity: 0.8,
  });
}

/** @returns the level's line, for labels to keep clear of */
export function levelBox({ from, price }: DrawnLevel, { plot, x, y }: Projection): Rect {
  const start = Math.max(plot.x, x(from));
  return { x: start, y: y(price) - 1, width: plot.x + plot.width - start, height: 2 };
}

/** Shorter names for narrow drawings. */
const abbreviations: Record<string, string> = {
  'Previous day high': 'PDH',
  'Previous day low': 'PDL',
  'Previous week high': 'PWH',
  'Previous week low': 'PWL',
  Equilibrium: 'EQ',
};

/** @returns the request for the level's name, along its line from the right edge */
export function levelLabel({ id, from, price, label }: DrawnLevel, p: Projection): LabelRequest {
  const right = p.plot.x + p.plot.width - 5;
  const left = Math.max(p.plot.x, p.x(from)) + 5;
  const offset = 0.8 * p.fontSize;
  const short = abbreviations[label];
  const line = p.y(price);
  const isRoomy = p.plot.width > 30 * p.fontSize;
  return {
    id,
    texts: short ? (isRoomy ? [label, short] : [short]) : [label],
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
