/** In units of a drawing; at this size in CSS pixels its text is set at its intended size. */
export interface Size {
  width: number;
  height: number;
}

/** An upright rectangle; `x` and `y` are its top left corner, in the drawing's units. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** @returns the area that two rectangles share */
export function sharedArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
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
export function grow(rect: Rect, by: number): Rect {
  return {
    x: rect.x - by,
    y: rect.y - by,
    width: rect.width + 2 * by,
    height: rect.height + 2 * by,
  };
}

/** @returns how much of `rect` the obstacles cover, as a part of its area; overlaps among them count twice */
export function crowding(rect: Rect, obstacles: readonly Rect[]): number {
  const covered = obstacles.reduce((sum, obstacle) => sum + sharedArea(rect, obstacle), 0);
  return covered / (rect.width * rect.height);
}
