import type { Rect, Size } from './geometry';
import { timeScale } from './time-scale';

/** What a projection maps: bars of time across, prices upwards. */
export interface Extent {
  /** Openings of the bars in view, milliseconds UTC, ascending, at least one. */
  times: readonly number[];
  /** Length of a bar in milliseconds. */
  step: number;
  /** Empty bars after the last one. */
  blank: number;
  /** Prices at the bottom and at the top. */
  low: number;
  high: number;
}

/** Where the parts of a chart lie, and how time and price become coordinates. */
export interface Projection extends Extent {
  size: Size;
  /** Inside of the frame. */
  plot: Rect;
  fontSize: number;
  /** Width of one bar and the gap after it. */
  pitch: number;
  /** Middle of the bar that opens at `time`. */
  x: (time: number) => number;
  y: (price: number) => number;
}

/** Space around a plot, in units: a thin rim. */
const rim = 8;
/** Room for `1.0842` and its tick on the right, for `06:00` below, in font sizes. */
const axis = { right: 4.9, bottom: 1.9 };

/** @returns the plot's place in a drawing; `top` is the space above it */
export function plotOf({ width, height }: Size, fontSize: number, top = rim): Rect {
  return {
    x: rim,
    y: top,
    width: width - rim - Math.round(axis.right * fontSize),
    height: height - top - Math.round(axis.bottom * fontSize),
  };
}

/** @returns the mapping of `extent` onto `plot`; prices beyond it map to places beyond the plot */
export function project(extent: Extent, size: Size, plot: Rect, fontSize: number): Projection {
  const { times, step, blank, low, high } = extent;
  const pitch = plot.width / (times.length + blank);
  const place = timeScale(times, step);
  return {
    ...extent,
    size,
    plot,
    fontSize,
    pitch,
    x: (time) => plot.x + (place(time) + 0.5) * pitch,
    y: (price) => plot.y + ((high - price) / (high - low)) * plot.height,
  };
}

/** @returns the index of the bar in view at a horizontal place; beyond the bars, of the nearest one */
export function barAt({ plot, pitch, times }: Projection, x: number): number {
  return Math.max(0, Math.min(times.length - 1, Math.floor((x - plot.x) / pitch)));
}

/** @returns the price at a height */
export function priceAt({ plot, low, high }: Projection, y: number): number {
  return high - ((y - plot.y) / plot.height) * (high - low);
}
