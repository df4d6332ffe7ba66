import type { Size } from './size';

type Attributes = Record<string, string | number | undefined>;

/** Coordinates need no more than a tenth of a unit; whole numbers are written without a point. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** @returns an element; attributes without a value are left out, `children` is markup and is not escaped */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const text = typeof value === 'number' ? String(round(value)) : escaped(String(value));
      return ` ${key}="${text}"`;
    })
    .join('');
  return children ? `<${name}${written}>${children}</${name}>` : `<${name}${written}/>`;
}

/** @returns a text element; `y` is the middle of the capitals, `size` the font size in force */
export function textElement(
  text: string,
  x: number,
  y: number,
  size: number,
  attributes: Attributes = {},
): string {
  // Half the height of capitals in the faces used, so that text sits centred on its line.
  const baseline = y + 0.35 * size;
  return element('text', { x, y: baseline, ...attributes }, escaped(text));
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

/** @returns a complete SVG file of the given size */
export function svgDocument({ width, height }: Size, children: string): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
    },
    children,
  );
}
