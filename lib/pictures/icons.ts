import type { Palette } from '@/engine/chart/renderer';
import { svgFile, tag } from '@/engine/chart/svg';
import { MARK_PATHS } from './brand-mark';
import type { EmbeddedLogo } from './logo';

const GRID = 24;

export interface IconStyle {
  scale: number;
  /** In grid units. */
  strokeWidth: number;
  /** For a 24-unit tile. */
  radius: number;
}

export function markElement(
  x: number,
  y: number,
  side: number,
  strokeWidth: number,
  stroke: string,
): string {
  return tag(
    'g',
    {
      transform: `translate(${x} ${y}) scale(${side / GRID})`,
      fill: 'none',
      stroke,
      'stroke-width': String(strokeWidth),
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    tag('path', { d: MARK_PATHS.join('') }),
  );
}

export function icon(
  { scale, strokeWidth, radius }: IconStyle,
  { ground, accent }: Pick<Palette, 'ground' | 'accent'>,
  own?: EmbeddedLogo,
): string {
  const side = GRID * scale;
  const inset = (GRID - side) / 2;
  const tile = tag('rect', { width: GRID, height: GRID, rx: radius, fill: ground });
  const mark = own
    ? tag('image', { x: inset, y: inset, width: side, height: side, href: own.href })
    : markElement(inset, inset, side, strokeWidth, accent);
  return svgFile({ width: GRID, height: GRID }, tile + mark);
}

export interface IconFile extends IconStyle {
  side: number;
}

const TILE: IconStyle = { scale: 0.84, strokeWidth: 1.5, radius: 5 };
/** Android crops to the middle 80%. */
const MASKABLE: IconStyle = { scale: 0.58, strokeWidth: 1.5, radius: 0 };
/** iOS rounds corners and shows transparency as black. */
const TOUCH: IconStyle = { scale: 0.7, strokeWidth: 1.5, radius: 0 };

export const SVG_ICON: IconStyle = { ...TILE, scale: 0.9, strokeWidth: 1.75 };

export const SMALL_ICON: IconFile = { ...SVG_ICON, side: 48 };

export const ICON_FILES: Record<string, IconFile> = {
  'icon-48.png': SMALL_ICON,
  'icon-192.png': { ...TILE, side: 192 },
  'icon-512.png': { ...TILE, side: 512 },
  'maskable-512.png': { ...MASKABLE, side: 512 },
  'apple-touch-icon.png': { ...TOUCH, side: 180 },
  'logo-512.png': { ...TOUCH, side: 512 },
};
