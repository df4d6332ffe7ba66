import type { Rect } from './geometry';

export const CAPITALS_MIDDLE = 0.35;

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

export type Palette = Readonly<Record<Tone, string>>;

export type Point = readonly [x: number, y: number];

export type Traced = string | number;

export type Segment = readonly [x1: number, y1: number, x2: number, y2: number, of?: Traced];

interface Stroke {
  colour: Tone;
  width: number;
  dashes?: readonly number[];
  opacity?: number;
}

export interface Fill {
  colour: Tone;
  opacity?: number;
  hatch?: 'up' | 'down';
}

export interface Look {
  fill?: Fill;
  stroke?: Stroke;
}

export interface Text {
  text: string;
  x: number;
  y: number;
  colour: Tone;
  align?: 'start' | 'middle' | 'end';
  isBold?: boolean;
}

export interface Typeface {
  family: string;
  advance: number;
}

export const SYSTEM_MONOSPACE: Typeface = {
  family: 'ui-monospace,Menlo,Consolas,monospace',
  advance: 0.605,
};

export interface Face {
  fontSize: number;
  typeface: Typeface;
}

export interface Pen {
  lines(segments: readonly Segment[], stroke: Stroke): void;
  path(points: readonly Point[], look: Look): void;
  rects(rects: readonly (Rect & { of?: Traced })[], look: Look & { radius?: number }): void;
  turn?(bar: number, isPassing?: boolean): void;
  texts(texts: readonly Text[], rim?: Tone): void;
}

export const RIM_WIDTH = 3;

export const HATCH = { side: 6, width: 1, opacity: 0.45, angle: { up: 45, down: -45 } } as const;
