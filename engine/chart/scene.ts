import type { Bar } from '@/engine/market/bar';
import type { Drawn, DrawnTrend } from './drawn';
import type { Size } from './geometry';
import type { Typeface } from './typeface';

/** What a chart shows, before it has a size. */
export interface Scene {
  /** Said in a corner, at length and then shorter. */
  titles: readonly string[];
  /** The bars in view, at least one, in time order. */
  bars: readonly Bar[];
  /** Length of a bar in milliseconds. */
  step: number;
  /** Of a price, after the point. */
  digits: number;
  /** May reach beyond the bars in view; the plot clips them. */
  marks: readonly Drawn[];
  /** Rows of the trend table; none for a chart without one. */
  trend: readonly DrawnTrend[];
  /** Bars of empty chart after the last one. */
  blank: number;
  /** Empty room above and below the bars, as parts of their height. */
  headroom: number;
  footroom: number;
}

/** What a chart is drawn on. */
export interface Format {
  size: Size;
  /** Of every text on it. */
  fontSize: number;
  typeface: Typeface;
  /** Begins the ids of its patterns, so that several charts can stand in one document. */
  ids: string;
}
