import type { IconStyle } from './icon';

/** A PNG icon: its side in pixels and how the mark is set in it. */
export interface IconFile extends IconStyle {
  side: number;
}

const tile: IconStyle = { scale: 0.84, strokeWidth: 1.5, radius: 5 };
/** Systems cut these to their own shape; nothing may stand outside the middle 80 % (Android's safe zone). */
const maskable: IconStyle = { scale: 0.58, strokeWidth: 1.5, radius: 0 };
/** iOS rounds the corners itself and shows transparency as black. */
const touch: IconStyle = { scale: 0.7, strokeWidth: 1.5, radius: 0 };

/** The scalable icon, `/icons/icon.svg`. */
export const svgIcon: IconStyle = { ...tile, scale: 0.9, strokeWidth: 1.75 };

/** PNG files under `/icons/`, by name. */
export const iconFiles: Record<string, IconFile> = {
  'icon-48.png': { ...svgIcon, side: 48 },
  'icon-192.png': { ...tile, side: 192 },
  'icon-512.png': { ...tile, side: 512 },
  'maskable-512.png': { ...maskable, side: 512 },
  'apple-touch-icon.png': { ...touch, side: 180 },
  'logo-512.png': { ...touch, side: 512 },
};

/** Sizes inside `/favicon.ico`; the smaller, the heavier the stroke. */
export const faviconFiles: readonly IconFile[] = [
  { scale: 0.96, strokeWidth: 2.4, radius: 5, side: 16, isPlain: true },
  { scale: 0.96, strokeWidth: 1.8, radius: 5, side: 32 },
  { ...svgIcon, side: 48 },
];
