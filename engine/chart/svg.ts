import type { Size } from './geometry';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element of a drawing, by its SVG names; a build writes it as text, a browser makes it part of the page. */
export interface Shape {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: Shapes;
  /** Words of a text element. */
  readonly text?: string;
}

export type Shapes = readonly Shape[];

/** Coordinates need no more than a tenth of a unit; whole numbers are written without a point. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** @returns an element; attributes without a value are left out when it is written */
export function element(name: string, attributes: Attributes, children: Shapes = []): Shape {
  return { name, attributes, children };
}

/** @returns a text element; `y` is the middle of the capitals, `size` the font size in force */
export function textElement(
  text: string,
  x: number,
  y: number,
  size: number,
  attributes: Attributes = {},
): Shape {
  // Half the height of capitals in the faces used, so that text sits centred on its line.
  const baseline = y + 0.35 * size;
  return { name: 'text', attributes: { x, y: baseline, ...attributes }, children: [], text };
}

/** @returns a path of straight strokes, each given by its two ends */
export function strokes(lines: readonly (readonly [number, number, number, number])[]): string {
  return lines
    .map(([x1, y1, x2, y2]) => {
      const start = `M${round(x1)} ${round(y1)}`;
      if (y1 === y2) return `${start}H${round(x2)}`;
      return x1 === x2 ? `${start}V${round(y2)}` : `${start}L${round(x2)} ${round(y2)}`;
    })
    .join('');
}

/** @returns a complete SVG file's root of the given size */
export function svgRoot({ width, height }: Size, children: Shapes): Shape {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    children,
  );
}
