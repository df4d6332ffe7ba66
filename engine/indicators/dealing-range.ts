import {
  confirmed,
  type DealingRange,
  type IndicatorEvent,
  type Moment,
  type Swing,
} from './indicator';
import type { Side } from './structure';

export function createDealingRange() {
  const last: Partial<Record<Side, Swing>> = {};
  let range: DealingRange | null = null;

  function rangeAt({ at, knownAt }: Moment): DealingRange | null {
    const { low, high } = last;
    if (!low || !high || high.price <= low.price) return null;
    return {
      id: `dealing-range:${at}`,
      at,
      knownAt,
      kind: 'dealing-range',
      from: Math.min(low.time, high.time),
      low: low.price,
      high: high.price,
      equilibrium: (low.price + high.price) / 2,
    };
  }

  return (swings: readonly IndicatorEvent<Swing>[]): readonly IndicatorEvent<DealingRange>[] => {
    const [first] = swings;
    if (!first) return [];
    const { at, knownAt } = first;
    for (const { mark } of swings) last[mark.side] = mark;
    const old = range;
    range = rangeAt(first);
    return [
      ...(old ? [{ type: 'replaced', at, knownAt, mark: old } as const] : []),
      ...(range ? [confirmed(range)] : []),
    ];
  };
}
