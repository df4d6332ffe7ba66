import type { Direction } from '@/engine/market/bar';

/** What every mark on a chart has: the same mark keeps its `id` from one drawing to the next. */
interface Identified {
  id: string;
}

/** A stroke at a turning point, with its label. */
export interface DrawnSwing extends Identified {
  kind: 'swing';
  time: number;
  price: number;
  side: 'high' | 'low';
  /** `HH`, `LH`, `HL`, `LL`; empty for none. */
  label: string;
}

/** A line from a swing to the bar that closed beyond it. */
export interface DrawnBreak extends Identified {
  kind: 'break';
  from: number;
  to: number;
  price: number;
  direction: Direction;
  label: 'BOS' | 'CHoCH';
}

/** An area between two prices; without `to` it is still in force at the last bar. */
export interface DrawnBox extends Identified {
  kind: 'zone' | 'session' | 'opening' | 'order-block' | 'gap' | 'range';
  from: number;
  to: number | null;
  low: number;
  high: number;
  direction: Direction | null;
  label: string;
}

/** A price that stays in force from a time on. */
export interface DrawnLevel extends Identified {
  kind: 'level';
  from: number;
  price: number;
  label: string;
}

/** One thing on a chart. Times are milliseconds UTC. */
export type Drawn = DrawnSwing | DrawnBreak | DrawnBox | DrawnLevel;

/** One line of a trend table. */
export interface DrawnTrend {
  timeframe: string;
  direction: Direction | 'flat';
}
