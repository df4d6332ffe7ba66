import { firstWhere } from '#market/bar';

export interface Size {
  width: number;
  height: number;
}

/** `x` and `y` are the top left corner. */
export interface Rect extends Size {
  x: number;
  y: number;
}

/** Returns the intersection; its width or height is negative for rectangles that do not touch. */
export function shared(a: Rect, b: Rect): Rect {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return { x, y, width, height };
}

export function sharedArea(a: Rect, b: Rect): number {
  const { width, height } = shared(a, b);
  return Math.max(0, width) * Math.max(0, height);
}

export function contains(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

export function grow({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export interface Extent {
  /** Opening times of bars in view, ms UTC, ascending. */
  times: readonly number[];
  step: number;
  /** Space after the last bar, in bars. */
  blank: number;
  low: number;
  high: number;
}

export interface Projection extends Extent {
  size: Size;
  plot: Rect;
  fontSize: number;
  /** Distance from one bar to the next. */
  pitch: number;
  /** Returns the middle of the bar that opens at `time`. */
  x: (time: number) => number;
  y: (price: number) => number;
}

export const RIM = 8;
const AXIS_HEIGHT = 1.9;

export function plotOf(size: Size, fontSize: number, right: number, top = RIM, left = RIM): Rect {
  const height = size.height - top - Math.round(AXIS_HEIGHT * fontSize);
  return { x: left, y: top, width: size.width - left - right, height };
}

/** Converts a time to a fractional bar index; times without bars take no space. */
function timeScale(times: readonly number[], step: number): (time: number) => number {
  return (time) => {
    const place = Math.max(0, firstWhere(times, (other) => other > time) - 1);
    const inside = (time - (times[place] ?? 0)) / step;
    return place + (place === times.length - 1 ? inside : Math.min(1, inside));
  };
}

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

/** Returns the index of the bar at `x`, or of the nearest bar. */
export function barAt({ plot, pitch, times }: Projection, x: number): number {
  return Math.max(0, Math.min(times.length - 1, Math.floor((x - plot.x) / pitch)));
}

export function priceAt({ plot, low, high }: Projection, y: number): number {
  return high - ((y - plot.y) / plot.height) * (high - low);
}
