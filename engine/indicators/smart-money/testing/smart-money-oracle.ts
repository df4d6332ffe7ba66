/** The whole log of the smart money indicator, slowly, from all bars at once and from the definitions. */

import type { IndicatorEvent } from '@/engine/indicators/indicator';
import type { FairValueGap, Mark, OrderBlock } from '@/engine/indicators/mark';
import type { SmartMoneySettings } from '@/engine/indicators/smart-money/smart-money';
import type { Bar } from '@/engine/market/bar';
import { dealingRangesOf, type Ending, gapsOf, orderBlocksOf } from './places-oracle';
import { breaksOf, type Placed, swingsOf } from './structure-oracle';

/** @returns marks that end at a bar, of those up first; the nearest to price first, and the older first of equals */
function endedAt<M extends OrderBlock | FairValueGap>(
  marks: readonly Ending<M>[],
  at: number,
  upPrice: 'low' | 'high',
  downPrice: 'low' | 'high',
): M[] {
  const ended = marks.filter(({ endsAt }) => endsAt === at).map(({ mark }) => mark);
  const up = ended.filter(({ direction }) => direction === 'up');
  const down = ended.filter(({ direction }) => direction === 'down');
  return [
    ...up.sort((one, other) => other[upPrice] - one[upPrice]),
    ...down.sort((one, other) => one[downPrice] - other[downPrice]),
  ];
}

export function smartMoneyLog(
  bars: readonly Bar[],
  { reach, leastGap }: SmartMoneySettings,
): IndicatorEvent[] {
  const all = swingsOf(bars, reach);
  const swings = all.filter(({ at }) => at < bars.length);
  const breaks = breaksOf(bars, swings);
  const blocks = orderBlocksOf(bars, breaks);
  const gaps = gapsOf(bars, leastGap);
  const ranges = dealingRangesOf(bars, swings);
  return bars.flatMap(({ time: knownAt }, index) => {
    const events = (type: IndicatorEvent['type'], marks: readonly Mark[]): IndicatorEvent[] =>
      marks.map((mark) => ({ type, knownAt, mark }));
    const made = (placed: readonly Placed<Mark | null>[]) =>
      placed.flatMap(({ at, mark }) => (at === index && mark ? [mark] : []));
    const oldRange = ranges.some(({ at }) => at === index)
      ? ranges.findLast(({ at }) => at < index)?.mark
      : null;
    return [
      ...events('confirmed', made(breaks)),
      ...events('mitigated', endedAt(blocks, index, 'high', 'low')),
      ...events('confirmed', made(blocks)),
      ...events('filled', endedAt(gaps, index, 'low', 'high')),
      ...events('confirmed', made(gaps)),
      ...events('confirmed', made(swings)),
      ...events('replaced', oldRange ? [oldRange] : []),
      ...events('confirmed', made(ranges)),
    ];
  });
}
