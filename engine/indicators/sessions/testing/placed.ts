import type { IndicatorEvent } from '@/engine/indicators/indicator';
import type { Bar } from '@/engine/market/bar';

/** An event that an oracle worked out, before it is put into the order of the log. */
export interface Placed extends Omit<IndicatorEvent, 'knownAt'> {
  /** Of the bar at whose close it became known. */
  readonly index: number;
  /** Its place among the events of that bar: the first number that differs decides. */
  readonly rank: readonly number[];
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [place, number] of one.entries()) {
    const difference = number - (other[place] ?? number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** @returns the log; events of the same place stay in the order in which they were given */
export function inOrder(placed: readonly Placed[], bars: readonly Bar[]): IndicatorEvent[] {
  return [...placed]
    .sort((one, other) => one.index - other.index || compare(one.rank, other.rank))
    .map(({ index, type, mark }) => ({ type, knownAt: bars[index]?.time ?? Number.NaN, mark }));
}
