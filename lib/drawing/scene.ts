import type { Candle } from '@/lib/market/candle';
import type { Mark } from '@/lib/market/mark';
import type { TrendRow } from '@/lib/market/trend';

/** What a chart shows, before it has a size. */
export interface Scene {
  /** Said in a corner, at length and then shorter. */
  titles: readonly string[];
  /** The bars in view, in time order, evenly spaced. */
  candles: readonly Candle[];
  /** Length of a bar in milliseconds. */
  step: number;
  /** May reach beyond the bars in view; the plot clips them. */
  marks: readonly Mark[];
  /** Rows of the trend table; none for a chart without one. */
  trend: readonly TrendRow[];
  /** Bars of empty chart after the last one. */
  blank: number;
  /** Empty room above and below the bars, as parts of their height. */
  headroom: number;
  footroom: number;
}
