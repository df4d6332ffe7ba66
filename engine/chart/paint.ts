import type { Attributes, Shape } from './svg';

/** The part of a canvas that drawings are painted on. */
type Surface = CanvasRenderingContext2D;

/** Attributes that children take over from their group. */
const inherited = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

type Style = Partial<Record<(typeof inherited)[number], string | number | undefined>>;
/** Patterns that were made before, by what a fill calls them. */
export type Patterns = Map<string, CanvasPattern>;

function styleOf(attributes: Attributes, outer: Style): Style {
  const style: Style = { ...outer };
  for (const name of inherited) if (attributes[name] !== undefined) style[name] = attributes[name];
  return style;
}

const number = (attributes: Attributes, name: string, otherwise = 0) =>
  attributes[name] === undefined ? otherwise : Number(attributes[name]);

/** Strokes of a pattern's tile, repeated and turned as the pattern says. */
function patternOf(surface: Surface, { attributes, children }: Shape): CanvasPattern | null {
  const tile = surface.canvas.ownerDocument.createElement('canvas');
  // Twice as fine as the drawing, for screens that are.
  const scale = 2;
  tile.width = number(attributes, 'width') * scale;
  tile.height = number(attributes, 'height') * scale;
  const inside = tile.getContext('2d');
  if (!inside) return null;
  inside.scale(scale, scale);
  for (const child of children) paintShape(inside, child, {}, new Map());
  const pattern = surface.createPattern(tile, 'repeat');
  const turn = /rotate\((-?[\d.]+)\)/.exec(String(attributes.patternTransform))?.[1];
  pattern?.setTransform(new DOMMatrix().rotate(Number(turn ?? 0)).scale(1 / scale));
  return pattern;
}

function readPatterns(surface: Surface, shape: Shape, patterns: Patterns): void {
  for (const child of shape.children) {
    const name = `url(#${child.attributes.id})`;
    const pattern = patterns.has(name) ? null : patternOf(surface, child);
    if (pattern) patterns.set(name, pattern);
  }
}

function paintText(surface: Surface, { attributes, text = '' }: Shape, style: Style): void {
  const { 'font-weight': weight = 400, 'font-size': size = 10, 'font-family': family } = style;
  surface.font = `${weight} ${size}px ${family}`;
  surface.textAlign =
    ({ middle: 'center', end: 'right' } as const)[String(style['text-anchor'])] ?? 'left';
  const [x, y] = [number(attributes, 'x'), number(attributes, 'y')];
  if (style.stroke && style['paint-order'] === 'stroke') surface.strokeText(text, x, y);
  surface.fillText(text, x, y);
}

/** The outline of a path or a rectangle. */
function outlineOf({ name, attributes }: Shape): Path2D {
  if (name === 'path') return new Path2D(String(attributes.d));
  const outline = new Path2D();
  const [x, y] = [number(attributes, 'x'), number(attributes, 'y')];
  const [width, height] = [number(attributes, 'width'), number(attributes, 'height')];
  outline.roundRect(x, y, width, height, number(attributes, 'rx'));
  return outline;
}

function paintOutline(surface: Surface, shape: Shape, style: Style): void {
  const { attributes } = shape;
  const outline = outlineOf(shape);
  const opacity = number(attributes, 'opacity', 1);
  if (style.fill !== 'none') {
    surface.globalAlpha = opacity * number(attributes, 'fill-opacity', 1);
    surface.fill(outline);
  }
  if (style.stroke && style.stroke !== 'none') {
    surface.globalAlpha = opacity;
    const dashes = attributes['stroke-dasharray'];
    surface.setLineDash(dashes === undefined ? [] : String(dashes).split(' ').map(Number));
    surface.stroke(outline);
  }
  surface.globalAlpha = 1;
}

function paintShape(surface: Surface, shape: Shape, outer: Style, patterns: Patterns): void {
  const style = styleOf(shape.attributes, outer);
  if (shape.name === 'g') {
    for (const child of shape.children) paintShape(surface, child, style, patterns);
    return;
  }
  if (shape.name === 'defs') {
    readPatterns(surface, shape, patterns);
    return;
  }
  const fill = String(style.fill ?? '#000');
  surface.fillStyle = patterns.get(fill) ?? fill;
  if (style.stroke) surface.strokeStyle = String(style.stroke);
  surface.lineWidth = Number(style['stroke-width'] ?? 1);
  surface.lineJoin = style['stroke-linejoin'] === 'round' ? 'round' : 'miter';
  if (shape.name === 'text') paintText(surface, shape, style);
  else paintOutline(surface, shape, style);
}

/**
 * Paints a drawing on a canvas, as a browser shows the same drawing as SVG: groups, paths, rectangles, text and line
 * patterns, which is all that charts are made of.
 *
 * @param surface scaled so that a unit of the drawing is a unit of the surface
 * @param patterns kept from one painting to the next, as making them takes time
 */
export function paint(surface: Surface, shape: Shape, patterns: Patterns = new Map()): void {
  paintShape(surface, shape, {}, patterns);
}
