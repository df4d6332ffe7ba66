import type { Rect } from './geometry';

/** Half the height of capitals beside the font size, in the faces used: text sits centred on its line. */
export const CAPITALS_MIDDLE = 0.35;

/** What colours are for, in the order of `content/colours.css`, which says what each is on a ground. */
export const TONES = [
  'ground',
  'surface',
  'raised',
  'hairline',
  'edge',
  'ink',
  'muted',
  'accent',
  'brass',
  'polished',
  'worn',
  'pitch',
  'up',
  'down',
  'tide',
] as const;
export type Tone = (typeof TONES)[number];

/** Each tone on one ground, as CSS writes colours. */
export type Palette = Readonly<Record<Tone, string>>;

export type Point = readonly [x: number, y: number];

/** What is drawn: the id of a mark, or the opening of a bar. */
export type Traced = string | number;

/** A straight stroke between two ends. */
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number, of?: Traced];

interface Stroke {
  colour: Tone;
  width: number;
  /** Lengths of dashes and of the gaps between them. */
  dashes?: readonly number[];
  opacity?: number;
}

export interface Fill {
  colour: Tone;
  opacity?: number;
  /** Lines that run up or down instead of a tint. */
  hatch?: 'up' | 'down';
}

/** How a rectangle or a path looks; what it has not is not drawn. */
export interface Look {
  fill?: Fill;
  stroke?: Stroke;
}

/** A line of text: `y` is the middle of its capitals, `x` its start, middle or end. */
export interface Text {
  text: string;
  x: number;
  y: number;
  colour: Tone;
  align?: 'start' | 'middle' | 'end';
  isBold?: boolean;
}

/** What labels are set in. */
export interface Typeface {
  family: string;
  /** Width of a character beside the font size; labels are measured with it. */
  advance: number;
}

/** The reader's own fixed-width face: an SVG shown by `<img>` loads no fonts. 0.6 to 0.603 in all of these. */
export const SYSTEM_MONOSPACE: Typeface = {
  family: 'ui-monospace,Menlo,Consolas,monospace',
  advance: 0.605,
};

/** What all text of a drawing is set in. */
export interface Face {
  fontSize: number;
  typeface: Typeface;
}

/**
 * What charts are drawn with. A build writes what is drawn as SVG, a browser paints it on a canvas; lengths are units of
 * the drawing, colours are tones: which they are on its ground a pen knows by its palette.
 */
export interface Pen {
  lines(segments: readonly Segment[], stroke: Stroke): void;
  /** A line through all points, or an outline that closes itself where it is filled. */
  path(points: readonly Point[], look: Look): void;
  /** Rectangles that look the same; `radius` of their corners. */
  rects(rects: readonly (Rect & { of?: Traced })[], look: Look & { radius?: number }): void;
  /**
   * Says when what is drawn next appears, for pictures in which the last bars close as one looks; others draw all at once.
   *
   * @param bar with which of them, from 0 on; -1 for what is there from the start
   * @param isPassing whether it goes again with the next of them
   */
  turn?(bar: number, isPassing?: boolean): void;
  /** @param rim tone of an edge around the letters, so that lines do not run through them */
  texts(texts: readonly Text[], rim?: Tone): void;
}

/** Width of the edge around letters. */
export const RIM_WIDTH = 3;

/** Side of the tile that hatching repeats. */
export const HATCH = { side: 6, width: 1, opacity: 0.45, angle: { up: 45, down: -45 } } as const;
