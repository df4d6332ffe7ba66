import type { Bar } from '@/lib/market/bar';
import type { Indicator } from '../indicator';
import { cuts } from './cuts';
import { expectSameLog } from './expect-same-log';
import { record } from './record';

/**
 * Fails unless history stays as it was: at each bar, a fresh indicator that was fed up to there has said exactly what
 * the log of all bars says was known there.
 */
export function expectNoRepaint(create: () => Indicator, bars: readonly Bar[]): void {
  const whole = record(create(), bars);
  for (const cut of cuts(bars.length)) {
    const now = bars[cut]?.time ?? 0;
    const known = whole.filter(({ knownAt }) => knownAt <= now);
    expectSameLog(record(create(), bars.slice(0, cut + 1)), known);
  }
}
