import type { Direction } from './candle';

/** A turning point, labelled against the turning point of the same side before it. */
export interface Swing {
  kind: 'swing';
  time: number;
  price: number;
  side: 'high' | 'low';
  /** Higher high, lower high, higher low, lower low; empty for the first of its side. */
  label: 'HH' | 'LH' | 'HL' | 'LL' | '';
}

/** A close beyond a swing: a break of structure, or a change of character where it turns the trend. */
export interface Break {
  kind: 'break';
  /** Time of the swing. */
  from: number;
  /** Time of the bar that closed beyond it. */
  to: number;
  price: number;
  direction: Direction;
  label: 'BOS' | 'CHoCH';
}

/** An area between two prices; without `to` it is still in force at the last bar. */
export interface Box {
  kind: 'zone' | 'session' | 'opening' | 'order-block' | 'gap' | 'range';
  from: number;
  to: number | null;
  low: number;
  high: number;
  direction: Direction | null;
  label: string;
}

/** A price that stays in force from a time on. */
export interface Level {
  kind: 'level';
  from: number;
  price: number;
  label: string;
}

/** One thing an indicator draws. Times are milliseconds UTC. */
export type Mark = Swing | Break | Box | Level;
