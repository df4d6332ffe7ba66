import type { Break, Swing } from '@/engine/indicators/indicator';
import type { Bar } from '@/engine/market/bar';

export type RepaintingMark = Swing | Break;

export interface RepaintingChange<M extends RepaintingMark = RepaintingMark> {
  readonly type: 'drawn' | 'removed';
  readonly at: number;
  readonly mark: M;
}

export type Repainting<M extends RepaintingMark = RepaintingMark> = (
  bar: Bar,
  now: number,
) => readonly RepaintingChange<M>[];
