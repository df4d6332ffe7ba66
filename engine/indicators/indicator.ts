import type { Bar, Direction } from '#market/bar';
import type { SessionName } from '#market/trading-hours';

/** A mark is created when certain, and never changes. */
interface Known {
  /** Depends only on the bars, for example `swing:high:1772438400000`. */
  readonly id: string;
  /** Start of the bar whose close confirmed the mark: for smart money a chart bar, otherwise a
   * market bar. */
  readonly at: number;
  /** Close of the last market bar read, UTC. */
  readonly knownAt: number;
}

export type Moment = Pick<Known, 'at' | 'knownAt'>;

export interface Swing extends Known {
  readonly kind: 'swing';
  readonly time: number;
  readonly price: number;
  readonly side: 'high' | 'low';
  /** Compared with the previous swing on the same side; empty for the first. */
  readonly label: 'HH' | 'LH' | 'HL' | 'LL' | '';
}

/** `from` and `price` are the broken swing's time and price. */
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

/** `from` is the middle bar. */
export interface FairValueGap extends Area {
  readonly kind: 'gap';
  readonly direction: Direction;
}

/** `from` is the earlier of the two swings. */
export interface DealingRange extends Area {
  readonly kind: 'dealing-range';
  readonly equilibrium: number;
}

/** `from` is the first bar of the base. */
export interface Zone extends Area {
  readonly kind: 'zone';
  readonly side: 'supply' | 'demand';
  /** Bar length, ms. */
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
  /** `flat` while structure and average disagree or are unknown. */
  readonly direction: Direction | 'flat';
  /** Direction of the last break. */
  readonly structure: Direction | null;
  /** Side of the moving average on which the last bar closed. */
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

/** Zone: `touched`, `broken`, `expired`; order block: `mitigated`; gap: `filled`; opening range:
 * `broken`; level: `taken`, `replaced`; dealing range, trend: `replaced`. */
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

/** A state machine that gets closed bars in time order. */
export interface Indicator<M extends Mark = Mark> {
  /** Returns everything that became known when `bar` closed. `now` (ms UTC) is that close or,
   * if the last market bar in `bar` is missing, the close of the next market bar. */
  next(bar: Bar, now: number): readonly IndicatorEvent<M>[];
}

export function confirmed<M extends Mark>(mark: M): IndicatorEvent<M> {
  return { type: 'confirmed', at: mark.at, knownAt: mark.knownAt, mark };
}

export function combined(parts: readonly Indicator[]): Indicator {
  return { next: (bar, now) => parts.flatMap((part) => part.next(bar, now)) };
}

/** Mark kinds that the page counts: those that stay on the chart. */
const COUNTED: ReadonlySet<Mark['kind']> = new Set([
  'swing',
  'break',
  'order-block',
  'gap',
  'zone',
  'opening-range',
]);

export function isCounted({ kind }: Mark): boolean {
  return COUNTED.has(kind);
}
