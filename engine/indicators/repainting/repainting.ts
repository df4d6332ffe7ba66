import type { Break, Swing } from '@/engine/indicators/indicator';
import type { Bar } from '@/engine/market/bar';

export type RepaintingMark = Swing | Break;

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
