import { isDeepStrictEqual } from 'node:util';
import type { Indicator, IndicatorEvent } from '#indicators/indicator';
import { type Bar, closeOf } from '#market/bar';

export function run(indicator: Indicator, bars: readonly Bar[], step = 1): IndicatorEvent[] {
  return bars.flatMap((bar) => indicator.next(bar, closeOf(bar, step)));
}

export function expectSameLog(
  actual: readonly IndicatorEvent[],
  wanted: readonly IndicatorEvent[],
): void {
  if (!isDeepStrictEqual(actual, wanted)) expect(actual).toStrictEqual(wanted);
}
