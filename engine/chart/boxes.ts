import type { DrawnBox } from './drawn';
import type { Rect } from './geometry';
import type { LabelRequest, Spot } from './labels';
import type { Projection } from './projection';
import { element, round, type Shapes, strokes } from './svg';
import { tokens } from './tokens';

/** How each kind of area is filled; hatching runs up for demand and down for supply. */
const fills: Record<DrawnBox['kind'], { opacity: number; hatched: boolean; dashes?: string }> = {
  zone: { opacity: 0.1, hatched: true },
  range: { opacity: 0.1, hatched: false },
  session: { opacity: 0.06, hatched: false, dashes: '2 3' },
  opening: { opacity: 0.14, hatched: false },
  'order-block': { opacity: 0.16, hatched: false },
  gap: { opacity: 0.22, hatched: false },
};

/** Shorter names for narrow drawings. */
const abbreviations: Record<string, string> = {
  'Order block': 'OB',
  'Fair value gap': 'FVG',
  'Opening range': 'OR',
};

/** @returns patterns that zones are hatched with; their names begin with `ids` */
export function hatches(ids: string): Shapes {
  const hatch = (id: string, angle: number) =>
    element(
      'pattern',
      {
        id: ids + id,
        width: 6,
        height: 6,
        patternUnits: 'userSpaceOnUse',
        patternTransform: `rotate(${angle})`,
      },
      [element('path', { d: 'M0 0V6', stroke: tokens.tide, 'stroke-width': 1, opacity: '0.45' })],
    );
  return [element('defs', {}, [hatch('up', 45), hatch('down', -45)])];
}

/** @returns the box's rectangle, cut to the plot; null where nothing of it is in view */
export function boxRect(
  { from, to, low, high }: DrawnBox,
  { plot, x, y, pitch }: Projection,
): Rect | null {
  const edge = plot.x + plot.width;
  const left = Math.max(plot.x, x(from) - pitch / 2);
  const right = to === null ? edge : Math.min(edge, x(to) - pitch / 2);
  const top = Math.max(plot.y, y(high));
  const bottom = Math.min(plot.y + plot.height, y(low));
  if (right - left < pitch || bottom <= top) return null;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** @returns the area: a tint, hatching where its kind has it, rules above and below; `ids` as for its hatching */
export function boxElements(box: DrawnBox, projection: Projection, ids: string): Shapes {
  const rect = boxRect(box, projection);
  if (!rect) return [];
  const { opacity, hatched, dashes } = fills[box.kind];
  const { x, y, width, height } = rect;
  const rules = strokes([
    [x, y, x + width, y],
    [x, y + height, x + width, y + height],
    ...(box.kind === 'zone' ? [] : ([[x, y, x, y + height]] as const)),
    ...(box.kind === 'zone' || box.to === null
      ? []
      : ([[x + width, y, x + width, y + height]] as const)),
  ]);
  const pattern = `url(#${ids}${box.direction === 'down' ? 'down' : 'up'})`;
  return [
    element('rect', { ...rect, fill: tokens.tide, 'fill-opacity': String(opacity) }),
    ...(hatched ? [element('rect', { ...rect, fill: pattern })] : []),
    element('path', {
      d: rules,
      fill: 'none',
      stroke: tokens.tide,
      'stroke-width': 0.75,
      'stroke-dasharray': dashes,
      opacity: box.kind === 'session' ? 0.7 : 0.9,
    }),
    // Where a zone was born: a firm edge, as on a ruler.
    ...(box.kind === 'zone'
      ? [
          element('path', {
            d: `M${round(x)} ${round(y)}v${round(height)}`,
            stroke: tokens.tide,
            'stroke-width': 2,
          }),
        ]
      : []),
  ];
}

/** Spots around and inside a rectangle, in the order that suits its kind. */
function spotsAround({ x, y, width, height }: Rect, kind: DrawnBox['kind'], line: number): Spot[] {
  const inset = 5;
  const [right, bottom, middle] = [x + width, y + height, x + width / 2];
  const row = (at: number): Spot[] => [
    { x: x + inset, y: at, align: 'start' },
    { x: middle, y: at, align: 'middle' },
    { x: right - inset, y: at, align: 'end' },
  ];
  const inside = height >= line ? [y + height / 2, y + 0.75 * line, bottom - 0.75 * line] : [];
  const outside = [y - 0.75 * line, bottom + 0.75 * line];
  // Beyond a turning point that made the box's edge.
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

/** @returns the request for the box's name, or none where it has no name or is out of view */
export function boxLabel(
  box: DrawnBox,
  projection: Projection,
  isRequired: boolean,
): LabelRequest[] {
  const rect = boxRect(box, projection);
  if (!rect || !box.label) return [];
  const short = abbreviations[box.label];
  // A name much wider than its box would seem to belong to a neighbour.
  const fits = rect.width > 0.6 * box.label.length * projection.fontSize;
  return [
    {
      id: box.id,
      texts: short ? (fits ? [box.label, short] : [short]) : [box.label],
      colour: tokens.tide,
      spots: spotsAround(rect, box.kind, projection.fontSize),
      isRequired,
    },
  ];
}
