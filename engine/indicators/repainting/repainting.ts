import type { Break, Known, Swing } from '@/engine/indicators/indicator';
import type { Bar, Direction } from '@/engine/market/bar';

/** An arrow at a bar: buy below its low, or sell above its high. No indicator of the suite makes this mark. */
export interface Signal extends Known {
  readonly kind: 'signal';
  readonly time: number;
  readonly price: number;
  readonly direction: Direction;
}

export type RepaintingMark = Swing | Break | Signal;

/** What happened on the chart at a bar. All changes up to a bar, in order, give what was drawn there. */
export interface RepaintingChange<M extends RepaintingMark = RepaintingMark> {
  readonly type: 'drawn' | 'removed';
  /** Opening of the bar at whose close the chart changed. */
  readonly at: number;
  readonly mark: M;
}

/** Takes bars in time order, and when each is known to have closed. @returns what changed on the chart at the close of each, in order */
export type Repainting<M extends RepaintingMark = RepaintingMark> = (
  bar: Bar,
  now: number,
) => readonly RepaintingChange<M>[];
