import { areaRect, isArea } from './areas';
import { grow, type Rect } from './geometry';
import { breakBox, levelBox, swingBox } from './lines';
import type { Pen, Segment } from './pen';
import type { Projection } from './projection';
import type { Overlay, Place, ShownMark } from './scene';
import { tokens } from './tokens';

/** Space between a mark and a frame around it. */
const CLEARANCE = 4;

/** Half the side of a cross. */
const CROSS_ARM = 4;

function boxOf(shown: ShownMark, p: Projection): Rect | null {
  const { mark } = shown;
  switch (mark.kind) {
    case 'swing':
      return swingBox(mark, p);
    case 'break':
      return breakBox(mark, p);
    case 'level':
    case 'dealing-range':
      return levelBox(mark, p);
    default:
      return isArea(shown) ? areaRect(shown, p) : null;
  }
}

/** @returns a rectangle around the mark, cut to the plot; null where nothing of it is in view */
function frameOf(shown: ShownMark, projection: Projection): Rect | null {
  const box = boxOf(shown, projection);
  if (!box) return null;
  const { plot } = projection;
  const { x, y, width, height } = grow(box, CLEARANCE);
  const [left, right] = [Math.max(x, plot.x), Math.min(x + width, plot.x + plot.width)];
  const [top, bottom] = [Math.max(y, plot.y), Math.min(y + height, plot.y + plot.height)];
  if (right <= left || bottom <= top) return null;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function drawCrosshair(pen: Pen, { time, price }: Place, { plot, x, y }: Projection): void {
  const [right, bottom] = [plot.x + plot.width, plot.y + plot.height];
  const across = x(time);
  const down = Math.max(plot.y, Math.min(bottom, y(price)));
  pen.lines(
    [
      [across, plot.y, across, bottom],
      [plot.x, down, right, down],
    ],
    { colour: tokens.bone, width: 0.75, dashes: [2, 3] },
  );
}

function drawCrosses(pen: Pen, crosses: readonly Place[], { plot, x, y }: Projection): void {
  const strokes = crosses
    .map(({ time, price }) => [x(time), y(price)] as const)
    .filter(([across, down]) => across > plot.x && down > plot.y && down < plot.y + plot.height)
    .flatMap(([across, down]): Segment[] => [
      [across - CROSS_ARM, down - CROSS_ARM, across + CROSS_ARM, down + CROSS_ARM],
      [across + CROSS_ARM, down - CROSS_ARM, across - CROSS_ARM, down + CROSS_ARM],
    ]);
  pen.lines(strokes, { colour: tokens.down, width: 1.5 });
}

/** Draws crosshair, the frame around a chosen mark, and crosses, each only where it is in view. */
export function drawOverlay(
  pen: Pen,
  { crosshair, chosen, crosses }: Overlay,
  projection: Projection,
): void {
  drawCrosses(pen, crosses, projection);
  const frame = chosen && frameOf(chosen, projection);
  if (frame) pen.rects([frame], { stroke: { colour: tokens.brass, width: 2 }, radius: 3 });
  if (crosshair) drawCrosshair(pen, crosshair, projection);
}
