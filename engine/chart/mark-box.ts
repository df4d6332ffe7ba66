import { boxRect } from './boxes';
import type { Drawn } from './drawn';
import { grow, type Rect } from './geometry';
import { breakBox, levelBox, swingBox } from './lines';
import type { Projection } from './projection';

/** Space between a mark and a frame around it. */
const clearance = 4;

function boxOf(mark: Drawn, p: Projection): Rect | null {
  switch (mark.kind) {
    case 'swing':
      return swingBox(mark, p);
    case 'break':
      return breakBox(mark, p);
    case 'level':
      return levelBox(mark, p);
    default:
      return boxRect(mark, p);
  }
}

/** @returns a rectangle around the mark, cut to the plot; null where nothing of it is in view */
export function markBox(mark: Drawn, projection: Projection): Rect | null {
  const box = boxOf(mark, projection);
  if (!box) return null;
  const { plot } = projection;
  const { x, y, width, height } = grow(box, clearance);
  const [left, right] = [Math.max(x, plot.x), Math.min(x + width, plot.x + plot.width)];
  const [top, bottom] = [Math.max(y, plot.y), Math.min(y + height, plot.y + plot.height)];
  if (right <= left || bottom <= top) return null;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
