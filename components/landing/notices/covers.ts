/** Edges in CSS pixels; a `DOMRect` is one. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** @returns whether `a`, lying above `b`, hides all of it; a `b` without area cannot be hidden. */
export function covers(a: Rect, b: Rect): boolean {
  const hasArea = b.right > b.left && b.bottom > b.top;
  const inside = a.left <= b.left && a.top <= b.top && a.right >= b.right && a.bottom >= b.bottom;
  return hasArea && inside;
}
