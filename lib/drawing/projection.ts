import type { Rect } from './geometry';
import type { Size } from './size';

/** What a projection maps: bars of time across, prices upwards. */
export interface Extent {
  /** Opening of the first bar, milliseconds UTC. */
  from: number;
  /** Length of a bar in milliseconds. */
  step: number;
  /** Bars from edge to edge. */
  bars: number;
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
  const { from, step, bars, low, high } = extent;
  const pitch = plot.width / bars;
  return {
    ...extent,
    size,
    plot,
    fontSize,
    pitch,
    x: (time) => plot.x + ((time - from) / step + 0.5) * pitch,
    y: (price) => plot.y + ((high - price) / (high - low)) * plot.height,
  };
}
