import type { Drawn } from './drawn';
import { markBox } from './mark-box';
import type { Projection } from './projection';
import { element, type Shapes } from './svg';
import { tokens } from './tokens';

/** A moment and a price. */
interface Point {
  time: number;
  price: number;
}

/** What is drawn over a chart. */
export interface Overlay {
  /** Where two lines cross, if any do. */
  crosshair: Point | null;
  /** A mark to point out. */
  chosen: Drawn | null;
  /** Places of marks that are gone. */
  crosses: readonly Point[];
}

/** Half the side of a cross. */
const arm = 4;

function crosshairLines({ time, price }: Point, { plot, x, y }: Projection): Shapes {
  const across = x(time);
  const down = Math.max(plot.y, Math.min(plot.y + plot.height, y(price)));
  return [
    element('path', {
      d: `M${across} ${plot.y}v${plot.height}M${plot.x} ${down}h${plot.width}`,
      fill: 'none',
      stroke: tokens.bone,
      'stroke-width': 0.75,
      'stroke-dasharray': '2 3',
    }),
  ];
}

function crossShapes(crosses: readonly Point[], { plot, x, y }: Projection): Shapes {
  const lines = crosses
    .map(({ time, price }) => [x(time), y(price)] as const)
    .filter(([across, down]) => across > plot.x && down > plot.y && down < plot.y + plot.height)
    .map(([across, down]) => `M${across - arm} ${down - arm}l8 8m0-8l-8 8`);
  return [
    element('path', { d: lines.join(''), stroke: tokens.down, 'stroke-width': 1.5, fill: 'none' }),
  ];
}

/** @returns crosshair, the frame around a chosen mark, and crosses, each only where it is in view */
export function overlay({ crosshair, chosen, crosses }: Overlay, projection: Projection): Shapes {
  const box = chosen ? markBox(chosen, projection) : null;
  return [
    ...(crosses.length > 0 ? crossShapes(crosses, projection) : []),
    ...(box
      ? [element('rect', { ...box, rx: 3, fill: 'none', stroke: tokens.brass, 'stroke-width': 2 })]
      : []),
    ...(crosshair ? crosshairLines(crosshair, projection) : []),
  ];
}
