/** In units of a drawing; at this size in CSS pixels its text is set at its intended size. */
export interface Size {
  width: number;
  height: number;
}

/** An upright rectangle; `x` and `y` are its top left corner, in the drawing's units. */
export interface Rect extends Size {
  x: number;
  y: number;
}

/** @returns what two rectangles share; where they lie apart, a width or height is negative */
export function shared(a: Rect, b: Rect): Rect {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return { x, y, width, height };
}

/** @returns the area that two rectangles share */
export function sharedArea(a: Rect, b: Rect): number {
  const { width, height } = shared(a, b);
  return Math.max(0, width) * Math.max(0, height);
}

/** @returns whether `inner` lies within `outer`, edges included */
export function contains(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** @returns `rect` with every side moved out by `by` */
export function grow({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** @returns how much of `rect` the obstacles cover, as a part of its area; overlaps among them count twice */
export function crowding(rect: Rect, obstacles: readonly Rect[]): number {
  const covered = obstacles.reduce((sum, obstacle) => sum + sharedArea(rect, obstacle), 0);
  return covered / (rect.width * rect.height);
}

/** What a projection maps: bars of time across, prices upwards. */
export interface Extent {
  /** Openings of the bars in view, milliseconds UTC, ascending, at least one. */
  times: readonly number[];
  /** Length of a bar in milliseconds. */
  step: number;
  /** Room after the last bar, in bars. */
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
export const RIM = 8;
/** Room for `06:00` below a plot, in font sizes. */
const AXIS_HEIGHT = 1.9;

/**
 * @param right width of the axis beside it
 * @param top space above it
 * @param left space before it
 * @returns the plot's place in a drawing
 */
export function plotOf(
  { width, height }: Size,
  fontSize: number,
  right: number,
  top = RIM,
  left = RIM,
): Rect {
  return {
    x: left,
    y: top,
    width: width - left - right,
    height: height - top - Math.round(AXIS_HEIGHT * fontSize),
  };
}

/**
 * Maps a time to bars from the first one's opening: over a weekend they continue without a hole; before the first and
 * after the last, they are `step` apart.
 */
function timeScale(times: readonly number[], step: number): (time: number) => number {
  const first = times[0] ?? 0;
  const last = times.length - 1;
  return (time) => {
    if (time <= first) return (time - first) / step;
    let low = 0;
    let high = last;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((times[middle] as number) <= time) low = middle;
      else high = middle - 1;
    }
    const inside = (time - (times[low] as number)) / step;
    return low + (low === last ? inside : Math.min(1, inside));
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
