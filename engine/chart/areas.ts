import type {
  FairValueGap,
  OpeningRange,
  OrderBlock,
  SessionBox,
  Zone,
} from '@/engine/indicators/indicator';
import type { Rect } from './geometry';
import type { LabelRequest, Spot } from './labels';
import type { Pen, Segment } from './pen';
import type { Projection } from './projection';
import { type ChartWords, nameOf, type Range, type ShownMark } from './scene';
import { tokens } from './tokens';

/** A mark between two prices. */
type Area = ShownMark<SessionBox | OpeningRange | Range | Zone | OrderBlock | FairValueGap>;
type AreaKind = Area['mark']['kind'];

/** How each kind is filled, from the bottom layer up. */
const LOOKS: Record<AreaKind, { opacity: number; dashes?: readonly number[] }> = {
  session: { opacity: 0.06, dashes: [2, 3] },
  'opening-range': { opacity: 0.14 },
  range: { opacity: 0.1 },
  zone: { opacity: 0.1 },
  'order-block': { opacity: 0.16 },
  gap: { opacity: 0.22 },
};

const LAYERS = Object.keys(LOOKS);

export function isArea(shown: ShownMark): shown is Area {
  return shown.mark.kind in LOOKS;
}

/** @returns the areas in the order in which they are drawn: by kind, each kind as it was */
export function layered(areas: readonly Area[]): Area[] {
  const layer = ({ mark }: Area) => LAYERS.indexOf(mark.kind);
  return [...areas].sort((a, b) => layer(a) - layer(b));
}

/** @returns when the area ends; `Infinity` while it is in force */
export function endOf({ mark, endedAt }: Area): number {
  return 'to' in mark ? mark.to : (endedAt ?? Infinity);
}

/** Two zones are one when they share this part of the lower one's height. */
const SAME_ZONE = 0.4;

/**
 * Leaves out zones that an earlier one in the list covers for the most part while both are in force.
 *
 * @param zones the most important first: higher timeframes, then newer ones
 */
export function withoutRepeats(zones: readonly ShownMark<Zone>[]): ShownMark<Zone>[] {
  const kept: ShownMark<Zone>[] = [];
  for (const zone of zones) {
    const isRepeat = kept.some((other) => {
      const [a, b] = [zone.mark, other.mark];
      const shared = Math.min(a.high, b.high) - Math.max(a.low, b.low);
      const lower = Math.min(a.high - a.low, b.high - b.low);
      const overlapsInTime = a.from < endOf(other) && b.from < endOf(zone);
      return overlapsInTime && a.side === b.side && shared > SAME_ZONE * lower;
    });
    if (!isRepeat) kept.push(zone);
  }
  return kept;
}

/** @returns the area's rectangle, cut to the plot; null where nothing of it is in view */
export function areaRect(area: Area, { plot, x, y, pitch }: Projection): Rect | null {
  const { from, low, high } = area.mark;
  const left = Math.max(plot.x, x(from) - pitch / 2);
  const right = Math.min(plot.x + plot.width, x(endOf(area)) - pitch / 2);
  const top = Math.max(plot.y, y(high));
  const bottom = Math.min(plot.y + plot.height, y(low));
  if (right - left < pitch || bottom <= top) return null;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Draws a tint, hatching that runs up for demand and down for supply, and rules above and below. */
export function drawArea(pen: Pen, area: Area, projection: Projection): void {
  const rect = areaRect(area, projection);
  if (!rect) return;
  const { mark } = area;
  const { opacity, dashes } = LOOKS[mark.kind];
  const { x, y, width, height } = rect;
  const isZone = mark.kind === 'zone';
  const start: Segment = [x, y, x, y + height];
  const end: Segment = [x + width, y, x + width, y + height];
  const colour = tokens.tide;
  pen.rects([rect], { fill: { colour, opacity } });
  if (isZone) {
    const hatch = mark.side === 'demand' ? 'up' : 'down';
    pen.rects([rect], { fill: { colour, hatch } });
  }
  pen.lines(
    [
      [x, y, x + width, y],
      [x, y + height, x + width, y + height],
      ...(isZone ? [] : [start]),
      ...(isZone || endOf(area) === Infinity ? [] : [end]),
    ],
    { colour, width: 0.75, dashes, opacity: mark.kind === 'session' ? 0.7 : 0.9 },
  );
  // Where a zone was born: a firm edge, as on a ruler.
  if (isZone) pen.lines([start], { colour, width: 2 });
}

/** Spots around and inside a rectangle, in the order that suits its kind. */
function spotsAround({ x, y, width, height }: Rect, kind: AreaKind, line: number): Spot[] {
  const inset = 5;
  const [right, bottom, middle] = [x + width, y + height, x + width / 2];
  const row = (at: number): Spot[] => [
    { x: x + inset, y: at, align: 'start' },
    { x: middle, y: at, align: 'middle' },
    { x: right - inset, y: at, align: 'end' },
  ];
  const inside = height >= line ? [y + height / 2, y + 0.75 * line, bottom - 0.75 * line] : [];
  const outside = [y - 0.75 * line, bottom + 0.75 * line];
  // Beyond a turning point that made the area's edge.
  const further = [y - 2.1 * line, bottom + 2.1 * line];
  const order = kind === 'zone' ? [...inside, ...outside] : [...outside, ...inside];
  const rows = order.map(row);
  if (kind === 'zone') return rows.flatMap((spots) => spots.reverse());
  // Beside a session stands the next one.
  if (kind === 'session') return [...rows, ...further.map(row)].flat();
  const beside: Spot[] = [
    { x: x - inset, y: y + height / 2, align: 'end' },
    { x: right + inset, y: y + height / 2, align: 'start' },
  ];
  return [...rows.flat(), ...beside];
}

/** @returns the request for the area's name, or none where it is out of view */
export function areaLabel(area: Area, words: ChartWords, projection: Projection): LabelRequest[] {
  const rect = areaRect(area, projection);
  if (!rect) return [];
  const { kind, id } = area.mark;
  const { name, short } = nameOf(area, words);
  // A name much wider than its area would seem to belong to a neighbour.
  const fits = rect.width > 0.6 * name.length * projection.fontSize;
  return [
    {
      id,
      texts: short ? (fits ? [name, short] : [short]) : [name],
      colour: tokens.tide,
      spots: spotsAround(rect, kind, projection.fontSize),
      isRequired: kind === 'zone',
    },
  ];
}
