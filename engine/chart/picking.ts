import { grow, type Projection, type Rect } from './geometry';
import { boxOf, isArea, isInView, isSwing } from './marks';
import type { Scene, ShownMark } from './scene';

/** Half the side of what a finger or an unsteady hand can hit (WCAG 2.5.8 asks for 24 by 24). */
const REACH = 12;

/** From a point to a rectangle; 0 inside. */
function distance({ x, y, width, height }: Rect, across: number, down: number): number {
  const aside = Math.max(x - across, 0, across - x - width);
  return Math.hypot(aside, Math.max(y - down, 0, down - y - height));
}

/** What is pointed at as the mark: of a swing its name too, which stands off the stroke. */
function targetOf(shown: ShownMark, p: Projection): Rect | null {
  const box = boxOf(shown, p);
  if (!box || !isSwing(shown)) return box;
  const isHigh = shown.mark.side === 'high';
  return { ...box, y: isHigh ? box.y - 2 * REACH : box.y, height: 2 * REACH };
}

/**
 * @param p as the scene was painted last
 * @param x horizontal place on the canvas, in CSS pixels
 * @returns the mark that a point is nearest to: a swing, a line or an arrow within reach, else the smallest area around it
 */
export function markAt({ marks }: Scene, p: Projection, x: number, y: number): ShownMark | null {
  const near = marks.flatMap((shown) => {
    const target = isInView(shown, p) ? targetOf(shown, p) : null;
    const away = target ? distance(target, x, y) : Infinity;
    if (!target || away > REACH) return [];
    const { width, height } = grow(target, REACH);
    // Any area comes after all that is thinner.
    return [{ shown, rank: isArea(shown) ? REACH + away + width * height : away }];
  });
  near.sort((one, other) => one.rank - other.rank);
  return near[0]?.shown ?? null;
}
