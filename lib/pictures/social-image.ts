import type { Rect, Size } from '@/engine/chart/geometry';
import { markup } from '@/engine/chart/markup';
import { element, round, type Shapes, strokes, svgRoot, textElement } from '@/engine/chart/svg';
import { tokens } from '@/engine/chart/tokens';
import type { Typeface } from '@/engine/chart/typeface';
import type { DrawingName } from '@/lib/content/schemas/landing';
import { drawingShape } from './drawing';
import { markElement } from './icons';

/** Words of a social image. */
export interface SocialWords {
  brand: string;
  headline: string;
  /** Small line at the foot: the site's host. */
  note: string;
}

/** Measures a line of text in units of its size. */
export type WidthOf = (text: string, family: string, size: number) => number;

/** Where the words and the chart stand in a picture of a given size. */
export interface SocialLayout {
  size: Size;
  words: Rect;
  chart: Rect;
  /** Headline sizes to try, largest first. */
  sizes: readonly [number, ...number[]];
  /** Chart units to picture pixels. */
  zoom: number;
}

/** Words left, chart right; networks may cut it to 1200 by 600, so all text keeps off the edges. */
export const pageLayout: SocialLayout = {
  size: { width: 1200, height: 630 },
  words: { x: 56, y: 60, width: 500, height: 510 },
  chart: { x: 596, y: 60, width: 556, height: 510 },
  sizes: [88, 80, 72, 64, 56],
  zoom: 1.1,
};

/** Pictures of the product, in the shapes that search results ask for; by file name. */
export const productLayouts: Record<string, SocialLayout> = {
  'product-1x1.png': {
    size: { width: 1200, height: 1200 },
    words: { x: 64, y: 64, width: 1060, height: 300 },
    chart: { x: 64, y: 396, width: 1060, height: 740 },
    sizes: [104, 88, 72],
    zoom: 1.7,
  },
  'product-4x3.png': {
    size: { width: 1200, height: 900 },
    words: { x: 64, y: 52, width: 1060, height: 266 },
    chart: { x: 64, y: 338, width: 1060, height: 508 },
    sizes: [96, 80, 64],
    zoom: 1.5,
  },
  'product-16x9.png': {
    size: { width: 1200, height: 675 },
    words: { x: 56, y: 64, width: 470, height: 547 },
    chart: { x: 566, y: 64, width: 580, height: 547 },
    sizes: [96, 88, 80, 72],
    zoom: 1.2,
  },
};

/** Lines of a text and the size they are set at. */
interface Wrapped {
  lines: string[];
  size: number;
}

function wrapAt(text: string, isWithin: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && isWithin(line)) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** What a block of lines has to fit. */
interface Block {
  width: number;
  height: number;
  /** Distance of lines beside their size. */
  lineHeight: number;
}

/**
 * Breaks a text into lines at the largest size at which it fits the block; at the smallest if it fits at none.
 *
 * @param sizes to try, largest first
 * @param widthOf measures a line at a size
 */
function wrap(
  text: string,
  { width, height, lineHeight }: Block,
  sizes: readonly [number, ...number[]],
  widthOf: (line: string, size: number) => number,
): Wrapped {
  let wrapped: Wrapped = { lines: [text], size: sizes[0] };
  for (const size of sizes) {
    const isWithin = (line: string) => widthOf(line, size) <= width;
    wrapped = { lines: wrapAt(text, isWithin), size };
    const { lines } = wrapped;
    if (lines.length * size * lineHeight <= height && lines.every(isWithin)) break;
  }
  return wrapped;
}

const serif = 'Instrument Serif';
/** Capitals are wider than in a fixed-width face. */
const sans: Typeface = { family: 'Geist', advance: 0.68 };
const lineHeight = 1.04;
/** Heights of what stands over and under the headline: the wordmark, the note, the brass rule with its space. */
const parts = { wordmark: 52, note: 40, rule: 60 };

/** Chart paper and the page's price axis along the right edge. */
function background({ width, height }: Size): Shapes {
  const cell = 60;
  const lines = (count: number) => Array.from({ length: count }, (_, index) => (index + 1) * cell);
  const grid = strokes([
    ...lines(Math.floor(width / cell)).map((x) => [x, 0, x, height] as const),
    ...lines(Math.floor(height / cell)).map((y) => [0, y, width, y] as const),
  ]);
  const ticks = Array.from({ length: Math.floor(height / 12) }, (_, index) => {
    const y = (index + 1) * 12;
    return [width - (y % cell === 0 ? 18 : 9), y, width, y] as const;
  });
  return [
    element('rect', { width, height, fill: tokens.ground }),
    element('path', { d: grid, stroke: tokens.hairline, 'stroke-width': 1, opacity: 0.5 }),
    element('path', { d: strokes(ticks), stroke: tokens.edge, 'stroke-width': 1 }),
  ];
}

function wordmark({ x, y }: Rect, brand: string): Shapes {
  const side = parts.wordmark;
  return [
    markElement(x - 6, y, side, 1.6),
    textElement(brand, x + side + 4, y + side / 2 + 2, 42, {
      'font-family': serif,
      'font-size': 42,
      fill: tokens.bone,
    }),
  ];
}

function headline(words: Rect, text: string, layout: SocialLayout, widthOf: WidthOf): Shapes {
  const measure = (line: string, size: number) => widthOf(line, serif, size);
  const room = words.height - parts.wordmark - parts.note;
  const block = { width: words.width, height: room - parts.rule, lineHeight };
  const { lines, size } = wrap(text, block, layout.sizes, measure);
  const top = words.y + parts.wordmark + (room - lines.length * size * lineHeight) / 2 + 8;
  const texts = lines.map((line, index) =>
    textElement(line, words.x, top + (index + 0.5) * size * lineHeight, size),
  );
  return [
    element('path', {
      d: `M${words.x} ${round(top - 18)}h56`,
      stroke: tokens.brass,
      'stroke-width': 3,
    }),
    element('g', { 'font-family': serif, 'font-size': size, fill: tokens.bone }, texts),
  ];
}

function chartPanel(name: DrawingName, { x, y, width, height }: Rect, zoom: number): Shapes {
  const size = { width: width / zoom, height: height / zoom };
  const inner = element(
    'svg',
    { x, y, width, height, viewBox: `0 0 ${size.width} ${size.height}` },
    [drawingShape(name, 'wide', sans, size)],
  );
  const edge = { x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1, rx: 2 };
  return [inner, element('rect', { ...edge, fill: 'none', stroke: tokens.hairline })];
}

/** @returns the picture as an SVG file; its text needs the fonts Instrument Serif and Geist */
export function socialImage(
  words: SocialWords,
  drawing: DrawingName,
  layout: SocialLayout,
  widthOf: WidthOf,
): string {
  const { size, words: place, chart, zoom } = layout;
  const note = textElement(words.note, place.x, place.y + place.height - 14, 24, {
    'font-family': sans.family,
    'font-size': 24,
    fill: tokens.muted,
  });
  const shapes = [
    ...background(size),
    ...chartPanel(drawing, chart, zoom),
    ...wordmark(place, words.brand),
    ...headline(place, words.headline, layout, widthOf),
    note,
  ];
  return markup(svgRoot(size, shapes));
}
