import type { Size } from '@/engine/chart/geometry';
import type { Format } from '@/engine/chart/scene';
import { systemMonospace } from '@/engine/chart/typeface';

/** CSS pixels that a bar takes at least. */
const leastPitch = 6.5;
/** Bars shown at least and at most. */
const fewest = 36;
const most = 112;

/** @param width of the chart in CSS pixels @returns bars that it has room for */
export function roomFor(width: number): number {
  return Math.max(fewest, Math.min(most, Math.floor(width / leastPitch)));
}

/** Charts narrower than this, in CSS pixels, have smaller text. */
const narrow = 480;

/** @returns how a chart of this size is drawn, a unit to a CSS pixel */
export function chartFormat(size: Size, ids: string): Format {
  return { size, fontSize: size.width < narrow ? 12 : 13, typeface: systemMonospace, ids };
}
