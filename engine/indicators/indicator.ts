import type { Bar } from '@/engine/market/bar';
import type { Mark } from './mark';

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
export interface IndicatorEvent {
  readonly type:
    | 'confirmed'
    | 'touched'
    | 'mitigated'
    | 'filled'
    | 'broken'
    | 'expired'
    | 'taken'
    | 'replaced';
  /** Opening time of the bar at whose close this became known. */
  readonly knownAt: number;
  readonly mark: Mark;
}

/** For bars on which nothing became known. */
export const NO_EVENTS: readonly IndicatorEvent[] = Object.freeze([]);

/** A state machine: it is fed closed bars in time order, and never looks at one that it was not fed. */
export interface Indicator {
  /** @returns what became known at the close of this bar, in a fixed order */
  next(bar: Bar): readonly IndicatorEvent[];
}

/** Feeds bars one by one. @returns every event, in the order in which it became known */
export function run(indicator: Indicator, bars: readonly Bar[]): IndicatorEvent[] {
  return bars.flatMap((bar) => indicator.next(bar));
}

/** @returns the event that makes `mark` known */
export function confirmed(mark: Mark): IndicatorEvent {
  return { type: 'confirmed', knownAt: mark.knownAt, mark };
}
