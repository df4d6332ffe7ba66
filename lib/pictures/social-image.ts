import type { Rect, Size } from '@/engine/chart/geometry';
import { CAPITALS_MIDDLE, type Palette, type Segment, type Typeface } from '@/engine/chart/pen';
import { createSvgPen, escaped, round, svgFile, tag } from '@/engine/chart/svg';
import { type DrawingWords, drawingGroup } from './drawing';
import { markElement } from './icons';
import type { EmbeddedLogo } from './logo';
import type { DrawingName } from './picture-size';

/** Words of a social image. */
export interface SocialWords {
  brand: string;
  /** In place of the drawn mark, and of the brand's name where that is in it. */
  logo?: EmbeddedLogo | undefined;
  headline: string;
  /** Small line at the foot: the site's address. */
  note: string;
  /** Words on the chart. */
  chart: DrawingWords;
}

/** The chart of a social image, and how many bars it shows. */
export type SocialDrawing = readonly [DrawingName, bars: number];

/** Families of a picture's text, and its colours. */
export interface Style {
  headlines: string;
  text: string;
  tones: Palette;
}

/** Measures a line of text in units of its size. */
export type WidthOf = (text: string, family: string, size: number) => number;

/** Where the words and the chart stand in a picture of a given size. */
export interface SocialLayout {
  size: Size;
  words: Rect;
  chart: Rect;
  /** Headline sizes to try, largest first. */
  sizes: readonly number[];
  /** Chart units to picture pixels. */
  zoom: number;
}

function rect(x: number, y: number, width: number, height: number): Rect {
  return { x, y, width, height };
}

/** Words left, chart right, both from `y` to as far above the lower edge. */
function beside(height: number, y: number, words: number, chart: number) {
  const high = height - 2 * y;
  return {
    size: { width: 1200, height },
    words: rect(56, y, words, high),
    chart: rect(96 + words, y, chart, high),
  };
}

/** Networks may cut it to 1200 by 600, so all text keeps off the edges. */
export const PAGE_LAYOUT: SocialLayout = {
  ...beside(630, 60, 500, 556),
  sizes: [88, 80, 72, 64, 56],
  zoom: 1.1,
};

/** Pictures of the product, in the shapes that search results ask for; by file name. */
export const PRODUCT_LAYOUTS: Record<string, SocialLayout> = {
  'product-1x1.png': {
    size: { width: 1200, height: 1200 },
    words: rect(64, 64, 1060, 300),
    chart: rect(64, 396, 1060, 740),
    sizes: [104, 88, 72],
    zoom: 1.7,
  },
  'product-4x3.png': {
    size: { width: 1200, height: 900 },
    words: rect(64, 52, 1060, 266),
    chart: rect(64, 338, 1060, 508),
    sizes: [96, 80, 64],
    zoom: 1.5,
  },
  'product-16x9.png': { ...beside(675, 64, 470, 580), sizes: [96, 88, 80, 72], zoom: 1.2 },
};

/** Lines as long as they may be; a word that is longer stands alone. */
function linesOf(text: string, isWithin: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && isWithin(line)) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** Steps in which a headline is tried narrower, in pixels. */
const NARROWING = 10;

/**
 * Breaks a headline into lines at the largest size at which it fits; at the smallest if it fits at none. Of as many lines,
 * the narrowest are taken: no word is left alone on the last one.
 *
 * @param height that it may take
 */
function wrap(
  text: string,
  width: number,
  height: number,
  layout: SocialLayout,
  widthOf: (text: string, size: number) => number,
) {
  let wrapped = { lines: [text], size: 0 };
  for (const size of layout.sizes) {
    const isWithin = (most: number) => (line: string) => widthOf(line, size) <= most;
    const linesIn = (most: number) => linesOf(text, isWithin(most));
    const { length } = linesIn(width);
    let most = width;
    while (most > NARROWING && linesIn(most - NARROWING).length === length) most -= NARROWING;
    wrapped = { lines: linesIn(most), size };
    if (length * size * LINE_HEIGHT <= height && wrapped.lines.every(isWithin(width))) break;
  }
  return wrapped;
}

/** Of capitals, beside the size: wider than in a fixed-width face. */
const ADVANCE = 0.68;
/** Of labels on charts, in the chart's units. */
const LABEL_SIZE = 13;
const LINE_HEIGHT = 1.04;
/** Heights of what stands over and under the headline: the wordmark, the note, the brass rule with its space. */
const HEIGHTS = { wordmark: 52, note: 40, rule: 60 };

/** A line of text; `y` is the middle of its capitals. */
function line(
  text: string,
  { x, y }: { x: number; y: number },
  face: { family: string; size: number; fill: string },
): string {
  const { family, size, fill } = face;
  const attributes = { x, y: y + CAPITALS_MIDDLE * size, fill };
  return tag('text', { ...attributes, 'font-family': family, 'font-size': size }, escaped(text));
}

/** Chart paper and the page's price axis along the right edge. */
function background({ width, height }: Size, palette: Palette): string {
  const cell = 60;
  const pen = createSvgPen({ fontSize: 0, typeface: { family: '', advance: ADVANCE } }, palette);
  const places = (count: number) => Array.from({ length: count }, (_, index) => (index + 1) * cell);
  const grid = [
    ...places(Math.floor(width / cell)).map((x): Segment => [x, 0, x, height]),
    ...places(Math.floor(height / cell)).map((y): Segment => [0, y, width, y]),
  ];
  const ticks = Array.from({ length: Math.floor(height / 12) }, (_, index): Segment => {
    const y = (index + 1) * 12;
    return [width - (y % cell === 0 ? 18 : 9), y, width, y];
  });
  pen.rects([{ x: 0, y: 0, width, height }], { fill: { colour: 'ground' } });
  pen.lines(grid, { colour: 'hairline', width: 1, opacity: 0.5 });
  pen.lines(ticks, { colour: 'edge', width: 1 });
  return pen.group();
}

function wordmark(
  { x, y, width }: Rect,
  { brand, logo }: SocialWords,
  { headlines, tones }: Style,
): string {
  const side = HEIGHTS.wordmark;
  if (logo) {
    const scale = Math.min(side / logo.height, width / logo.width);
    const room = { width: logo.width * scale, height: logo.height * scale };
    const picture = tag('image', { x, y, ...room, href: logo.href });
    if (logo.hasName) return picture;
    const place = { x: x + room.width + 16, y: y + room.height / 2 + 2 };
    return picture + line(brand, place, { family: headlines, size: 42, fill: tones.ink });
  }
  const place = { x: x + side + 4, y: y + side / 2 + 2 };
  const face = { family: headlines, size: 42, fill: tones.ink };
  return markElement(x - 6, y, side, 1.6, tones.accent) + line(brand, place, face);
}

function headline(
  words: Rect,
  text: string,
  layout: SocialLayout,
  { headlines: family, tones }: Style,
  widthOf: WidthOf,
): string {
  const room = words.height - HEIGHTS.wordmark - HEIGHTS.note;
  const { lines, size } = wrap(text, words.width, room - HEIGHTS.rule, layout, (line, of) =>
    widthOf(line, family, of),
  );
  const top = words.y + HEIGHTS.wordmark + (room - lines.length * size * LINE_HEIGHT) / 2 + 8;
  const face = { family, size, fill: tones.ink };
  const set = lines.map((one, index) =>
    line(one, { x: words.x, y: top + (index + 0.5) * size * LINE_HEIGHT }, face),
  );
  const d = `M${words.x} ${round(top - 18)}h56`;
  return tag('path', { d, stroke: tones.accent, 'stroke-width': 3 }) + set.join('');
}

function chartPanel(
  [name, barCount]: SocialDrawing,
  { x, y, width, height }: Rect,
  zoom: number,
  words: DrawingWords,
  typeface: Typeface,
  palette: Palette,
): string {
  const size = { width: width / zoom, height: height / zoom };
  const format = { size, fontSize: LABEL_SIZE, typeface };
  const viewBox = `0 0 ${size.width} ${size.height}`;
  const edge = { x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1, rx: 2 };
  return (
    tag(
      'svg',
      { x, y, width, height, viewBox },
      drawingGroup(name, barCount, format, words, palette),
    ) + tag('rect', { ...edge, fill: 'none', stroke: palette.hairline })
  );
}

/** @returns the picture as an SVG file; its text needs fonts of the families */
export function socialImage(
  words: SocialWords,
  drawing: SocialDrawing,
  layout: SocialLayout,
  style: Style,
  widthOf: WidthOf,
): string {
  const { size, words: place, chart, zoom } = layout;
  const { text, tones } = style;
  const noteAt = { x: place.x, y: place.y + place.height - 14 };
  const parts = [
    background(size, tones),
    chartPanel(drawing, chart, zoom, words.chart, { family: text, advance: ADVANCE }, tones),
    wordmark(place, words, style),
    headline(place, words.headline, layout, style, widthOf),
    line(words.note, noteAt, { family: text, size: 24, fill: tones.muted }),
  ];
  return svgFile(size, parts.join(''));
}
