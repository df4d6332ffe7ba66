import type { LabelRequest, Spot } from './labels';
import type { Projection } from './projection';
import { tokens } from './tokens';

/** @returns the request for a chart's title in one of its corners */
export function cornerTitle(
  titles: readonly string[],
  { plot, fontSize }: Projection,
): LabelRequest {
  const [top, bottom] = [plot.y + fontSize, plot.y + plot.height - fontSize];
  const [left, right] = [plot.x + 8, plot.x + plot.width - 8];
  const spots: Spot[] = [
    { x: left, y: top, align: 'start' },
    { x: right, y: bottom, align: 'end' },
    { x: left, y: bottom, align: 'start' },
    { x: right, y: top, align: 'end' },
  ];
  return { id: 'title', texts: titles, colour: tokens.muted, spots, isRequired: false };
}
