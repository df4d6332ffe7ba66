import type { Bar, Direction } from '@/engine/market/bar';
import type { SessionName } from '@/engine/market/trading-hours';

interface Known {
  readonly id: string;
  readonly at: number;
  readonly knownAt: number;
}

export type Moment = Pick<Known, 'at' | 'knownAt'>;

export interface Swing extends Known {
  readonly kind: 'swing';
  readonly time: number;
  readonly price: number;
  readonly side: 'high' | 'low';
  readonly label: 'HH' | 'LH' | 'HL' | 'LL' | '';
  readonly repeatsSide: boolean;
}

export interface Break extends Known {
  readonly kind: 'break';
  readonly from: number;
  readonly price: number;
  readonly direction: Direction;
  readonly label: 'BOS' | 'CHoCH';
}

interface Area extends Known {
  readonly from: number;
  readonly low: number;
  readonly high: number;
}

export interface OrderBlock extends Area {
  readonly kind: 'order-block';
  readonly direction: Direction;
}

export interface FairValueGap extends Area {
  readonly kind: 'gap';
  readonly direction: Direction;
}

export interface DealingRange extends Area {
  readonly kind: 'dealing-range';
  readonly equilibrium: number;
}

export interface Zone extends Area {
  readonly kind: 'zone';
  readonly side: 'supply' | 'demand';
  readonly timeframe: number;
}

export interface SessionBox extends Area {
  readonly kind: 'session';
  readonly name: SessionName;
  readonly to: number;
}

export interface OpeningRange extends Area {
  readonly kind: 'opening-range';
  readonly name: SessionName;
  readonly to: number;
}

export interface Trend extends Known {
  readonly kind: 'trend';
  readonly timeframe: number;
  readonly direction: Direction | 'flat';
  readonly structure: Direction | null;
  readonly average: 'above' | 'below' | null;
}

export type LevelName =
  | 'previous day high'
  | 'previous day low'
  | 'previous week high'
  | 'previous week low'
  | 'Asia high'
  | 'Asia low'
  | 'day open'
  | 'week open';

export interface Level extends Known {
  readonly kind: 'level';
  readonly name: LevelName;
  readonly from: number;
  readonly price: number;
}

export type Mark =
  | Swing
  | Break
  | OrderBlock
  | FairValueGap
  | DealingRange
  | Zone
  | Trend
  | SessionBox
  | OpeningRange
  | Level;

export interface IndicatorEvent<M extends Mark = Mark> extends Moment {
  readonly type:
    | 'confirmed'
    | 'touched'
    | 'mitigated'
    | 'filled'
    | 'broken'
    | 'expired'
    | 'taken'
    | 'replaced';
  readonly mark: M;
}

export interface Indicator<M extends Mark = Mark> {
  next(bar: Bar, now: number): readonly IndicatorEvent<M>[];
}

export function confirmed<M extends Mark>(mark: M): IndicatorEvent<M> {
  return { type: 'confirmed', at: mark.at, knownAt: mark.knownAt, mark };
}

export function combined(parts: readonly Indicator[]): Indicator {
  return { next: (bar, now) => parts.flatMap((part) => part.next(bar, now)) };
}

const COUNTED: ReadonlySet<Mark['kind']> = new Set([
  'swing',
  'break',
  'order-block',
  'gap',
  'zone',
  'level',
]);

export function isCounted({ kind }: Mark): boolean {
  return COUNTED.has(kind);
}
