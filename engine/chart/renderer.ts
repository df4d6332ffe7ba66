import type { Rect } from './geometry';

/** Half the height of capitals, in font sizes. Used to center text vertically. */
export const CAPITALS_MIDDLE = 0.35;

/** Color names, as in `content/colors.css`. A renderer maps them to CSS colors. */
export const TONES = [
  'ground',
  'surface',
  'raised',
  'hairline',
  'edge',
  'ink',
  'muted',
  'accent',
  'primary',
  'primary-hover',
  'primary-active',
  'on-primary',
  'up',
  'down',
  'info',
] as const;
export type Tone = (typeof TONES)[number];
export type Palette = Readonly<Record<Tone, string>>;
export type Point = readonly [x: number, y: number];

export type Traced = string | number;
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number, of?: Traced];

interface Stroke {
  color: Tone;
  width: number;
  dashes?: readonly number[];
  opacity?: number;
}

export interface Fill {
  color: Tone;
  opacity?: number;
}

export interface Look {
  fill?: Fill;
  stroke?: Stroke;
}

/** `y` is the middle of the capitals, `x` the start, middle or end of the line. */
export interface Text {
  /** The mark that the text names. */
  id?: string;
  text: string;
  x: number;
  y: number;
  color: Tone;
  align?: 'start' | 'middle' | 'end';
  isBold?: boolean;
}

/** Charts run from left to right, but Arabic and Hebrew texts keep their own direction. */
export const isolated = (text: string) =>
  /[\u0590-\u08ff]/.test(text) ? `\u2068${text}\u2069` : text;

export interface Typeface {
  family: string;
  advance: number;
}

/** Our CSP limits an SVG in `<img>` to system fonts. A monospace letter is about 0.6 font sizes wide. */
export const SYSTEM_MONOSPACE: Typeface = {
  family: 'ui-monospace,Menlo,Consolas,monospace',
  advance: 0.605,
};

export interface Face {
  fontSize: number;
  typeface: Typeface;
}

/** Draws a chart, as SVG or on a canvas. Lengths are in drawing units. */
export interface Renderer {
  lines(segments: readonly Segment[], stroke: Stroke): void;
  /** Draws a line through all points. A filled path is closed. */
  path(points: readonly Point[], look: Look): void;
  rects(rects: readonly (Rect & { of?: Traced })[], look: Look & { radius?: number }): void;
  /** The next drawing appears with animated bar `bar` (-1: immediately) and, if `isPassing`,
   * disappears with the next one. */
  turn?(bar: number, isPassing?: boolean): void;
  /** `rim` is the color of an outline that keeps lines away from the letters. */
  texts(texts: readonly Text[], rim?: Tone): void;
}

export const RIM_WIDTH = 3;
