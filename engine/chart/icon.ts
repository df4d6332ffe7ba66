import { dividers, markPaths } from './mark';
import { markup } from './markup';
import { element, type Shape, svgRoot } from './svg';
import { tokens } from './tokens';

/** Side of the grid that the mark is drawn on. */
const grid = 24;

export interface IconStyle {
  /** Part of the tile that the mark's grid fills. */
  scale: number;
  /** Of the mark, in units of its grid; small icons need a heavier one. */
  strokeWidth: number;
  /** Corner radius of the tile, in units of its side of 24. */
  radius: number;
  /** Leaves the candle out: below some 24 pixels it would fill the space between the legs. */
  isPlain?: boolean;
}

/** @returns the mark in brass, `side` wide and high, with its top left corner at `x`, `y` */
export function markElement(
  x: number,
  y: number,
  side: number,
  strokeWidth: number,
  paths: readonly string[] = markPaths,
): Shape {
  return element(
    'g',
    {
      transform: `translate(${x} ${y}) scale(${side / grid})`,
      fill: 'none',
      stroke: tokens.brass,
      'stroke-width': String(strokeWidth),
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    [element('path', { d: paths.join('') })],
  );
}

/** @returns the mark in brass on a tile of the page's ground, as an SVG file of 24 by 24 */
export function icon({ scale, strokeWidth, radius, isPlain }: IconStyle): string {
  const side = grid * scale;
  const inset = (grid - side) / 2;
  const shapes = [
    element('rect', { width: grid, height: grid, rx: radius, fill: tokens.ground }),
    markElement(inset, inset, side, strokeWidth, isPlain ? dividers : markPaths),
  ];
  return markup(svgRoot({ width: grid, height: grid }, shapes));
}
