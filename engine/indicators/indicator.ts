import type { Bar, Direction } from '@/engine/market/bar';
import type { SessionName } from '@/engine/market/trading-hours';

/** What every mark has. A mark is made once, when it is known for sure, and never changes afterwards. */
interface Known {
  /** The same for the same bars, however they were fed: `swing:high:1772438400000`. */
  readonly id: string;
  /** Opening of the bar at whose close it became known: of the chart's for smart money, of the one fed for the others. */
  readonly at: number;
  /** The moment at which it became known: the close of the bar fed then, ms UTC. */
  readonly knownAt: number;
}

/** Where and when something became known. */
export type Moment = Pick<Known, 'at' | 'knownAt'>;

/** A confirmed turning point, labelled against the one before it on the same side. */
export interface Swing extends Known {
  readonly kind: 'swing';
  readonly time: number;
  readonly price: number;
  readonly side: 'high' | 'low';
  /** Higher high, lower high, higher low, lower low; empty for the first of its side. */
  readonly label: 'HH' | 'LH' | 'HL' | 'LL' | '';
  /** True where the swing before it lies on the same side: no turning point the other way came between. */
  readonly repeatsSide: boolean;
}

/** A close beyond the last confirmed swing: a break of structure, or a change of character where it turns the trend. */
export interface Break extends Known {
  readonly kind: 'break';
  /** Time and price of the swing that broke; the bar that closed beyond it is `at`. */
  readonly from: number;
  readonly price: number;
  readonly direction: Direction;
  readonly label: 'BOS' | 'CHoCH';
}

/** Prices between a low and a high, from a time on. */
interface Area extends Known {
  readonly from: number;
  readonly low: number;
  readonly high: number;
}

/** The last opposite candle before a move that broke structure: its whole range. */
export interface OrderBlock extends Area {
  readonly kind: 'order-block';
  readonly direction: Direction;
}

/** Prices that only the middle one of three bars crossed. `from` is the middle bar. */
export interface FairValueGap extends Area {
  readonly kind: 'gap';
  readonly direction: Direction;
}

/**
 * The latest confirmed swing high and low, `from` the earlier of the two: above their middle price is at a premium,
 * below at a discount.
 */
export interface DealingRange extends Area {
  readonly kind: 'dealing-range';
  readonly equilibrium: number;
}

/** Where price left a narrow base in a hurry, on a higher timeframe. `from` is the first base bar. */
export interface Zone extends Area {
  readonly kind: 'zone';
  readonly side: 'supply' | 'demand';
  /** Length of a bar of its timeframe, in milliseconds. */
  readonly timeframe: number;
}

/** A session that has ended, from its open to its close, between its high and its low. */
export interface SessionBox extends Area {
  readonly kind: 'session';
  readonly name: SessionName;
  readonly to: number;
}

/** High and low of the first minutes of a session, whose name it has. */
export interface OpeningRange extends Area {
  readonly kind: 'opening-range';
  readonly name: SessionName;
  readonly to: number;
}

/** A row of the trend table from `at` on, with what it is read from. */
export interface Trend extends Known {
  readonly kind: 'trend';
  readonly timeframe: number;
  /** `flat` where structure and average disagree, or one of them is not known yet. */
  readonly direction: Direction | 'flat';
  /** Direction of the last break of structure on this timeframe. */
  readonly structure: Direction | null;
  /** Side of the moving average that the last bar closed on. */
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

/** A price that matters until the next of its name replaces it. */
export interface Level extends Known {
  readonly kind: 'level';
  readonly name: LevelName;
  /** Time of the bar that made the price. */
  readonly from: number;
  readonly price: number;
}

/** Everything an indicator can confirm. */
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

/**
 * What became known at the close of a bar. `confirmed` makes a mark; the others say what happened to one that was
 * confirmed before, which itself stays as it is:
 * - `touched`: price came back to a zone from outside it
 * - `mitigated`: price came back to an order block for the first time; it ends there
 * - `filled`: price traded through a whole gap; it ends there
 * - `broken`: a bar closed beyond the far side of a zone, or outside an opening range; a zone ends there
 * - `expired`: a zone got too old
 * - `taken`: price traded beyond a level for the first time
 * - `replaced`: it does not hold any more; as a rule a newer mark of the same name takes its place (levels, dealing
 *   ranges, trend rows)
 */
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

/** A state machine: it is fed closed bars in time order, and never looks at one that it was not fed. */
export interface Indicator<M extends Mark = Mark> {
  /**
   * @param now the moment at which the bar is known to have closed, ms UTC, never before the last one: a bar of a chart that
   *   a gap cut short is known to be complete with the next bar fed
   * @returns what became known at the close of this bar, in a fixed order
   */
  next(bar: Bar, now: number): readonly IndicatorEvent<M>[];
}

/** @returns the event that makes `mark` known */
export function confirmed<M extends Mark>(mark: M): IndicatorEvent<M> {
  return { type: 'confirmed', at: mark.at, knownAt: mark.knownAt, mark };
}

/** @returns an indicator of several parts: each is fed every bar, and their events come in the order of the parts */
export function combined(parts: readonly Indicator[]): Indicator {
  return { next: (bar, now) => parts.flatMap((part) => part.next(bar, now)) };
}

/** Kinds of marks that stand on a chart for a trader to see: what figures of marks count. */
const COUNTED: ReadonlySet<Mark['kind']> = new Set([
  'swing',
  'break',
  'order-block',
  'gap',
  'zone',
  'level',
]);

/** @returns whether figures count the mark: rows of the trend table, dealing ranges and boxes of sessions they do not */
export function isCounted({ kind }: Mark): boolean {
  return COUNTED.has(kind);
}
