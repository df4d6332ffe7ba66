import type { Indicator } from '@/engine/indicators/indicator';
import type { Bar } from '@/engine/market/bar';
import { cuts } from './cuts';
import { expectSameLog } from './expect-same-log';
import { frozen } from './frozen';
import { record } from './record';

/**
 * Fails unless history stays as it was: at each bar, a fresh indicator that was fed up to there has said exactly what
 * the log of all bars says was known there.
 */
export function expectNoRepaint(create: () => Indicator, bars: readonly Bar[]): void {
  const fed = frozen(bars);
  const whole = record(create(), fed);
  for (const cut of cuts(fed.length)) {
    const now = fed[cut]?.time ?? 0;
    const known = whole.filter(({ knownAt }) => knownAt <= now);
    expectSameLog(record(create(), fed.slice(0, cut + 1)), known);
  }
}
