import type { Indicator, IndicatorEvent } from '@/engine/indicators/indicator';
import type { Bar } from '@/engine/market/bar';

/**
 * Feeds bars one by one, and freezes each event as it comes out, so that an indicator that changes one later throws.
 *
 * @returns the log of events
 * @throws Error where an event does not say that it became known at the bar just fed
 */
export function record(indicator: Indicator, bars: readonly Bar[]): IndicatorEvent[] {
  const log: IndicatorEvent[] = [];
  for (const bar of bars) {
    // What is fed again and again is frozen once.
    const fed = Object.isFrozen(bar) ? bar : Object.freeze({ ...bar });
    for (const event of indicator.next(fed)) {
      const { type, knownAt, mark } = event;
      const isKnownNow =
        type === 'confirmed' ? mark.knownAt === bar.time : mark.knownAt <= bar.time;
      if (knownAt !== bar.time || !isKnownNow)
        throw new Error(`${type} ${mark.id} came out at ${bar.time} and says otherwise`);
      Object.freeze(mark);
      log.push(Object.freeze(event));
    }
  }
  return log;
}
