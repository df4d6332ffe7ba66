import { isDeepStrictEqual } from 'node:util';
import type { IndicatorEvent } from '@/engine/indicators/indicator';

/** Fails unless both logs agree to the last field. Jest compares only where they differ: it is slower. */
export function expectSameLog(
  actual: readonly IndicatorEvent[],
  wanted: readonly IndicatorEvent[],
): void {
  if (!isDeepStrictEqual(actual, wanted)) expect(actual).toStrictEqual(wanted);
}
