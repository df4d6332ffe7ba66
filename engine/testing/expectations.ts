import { isDeepStrictEqual } from 'node:util';
import type { Indicator, IndicatorEvent } from '@/engine/indicators/indicator';
import { type Bar, closeOf } from '@/engine/market/bar';

export function run(indicator: Indicator, bars: readonly Bar[], step = 1): IndicatorEvent[] {
  return bars.flatMap((bar) => indicator.next(bar, closeOf(bar, step)));
}

export function record(indicator: Indicator, bars: readonly Bar[], step = 1): IndicatorEvent[] {
  const log: IndicatorEvent[] = [];
  for (const bar of bars) {
    const fed = Object.isFrozen(bar) ? bar : Object.freeze({ ...bar });
    const now = closeOf(bar, step);
    for (const event of indicator.next(fed, now)) {
      const { type, at, knownAt, mark } = event;
      const isNew = mark.at === at && mark.knownAt === knownAt;
      const isKnown = type === 'confirmed' ? isNew : mark.knownAt <= knownAt;
      if (at !== bar.time || knownAt !== now || !isKnown)
        throw new Error(`${type} ${mark.id}: wrong time for the bar that closes at ${now}`);
      Object.freeze(mark);
      log.push(Object.freeze(event));
    }
  }
  return log;
}

export function expectSameLog(
  actual: readonly IndicatorEvent[],
  wanted: readonly IndicatorEvent[],
): void {
  if (!isDeepStrictEqual(actual, wanted)) expect(actual).toStrictEqual(wanted);
}

const ENDINGS: readonly IndicatorEvent['type'][] = ['mitigated', 'filled', 'expired', 'replaced'];

export function expectSound(log: readonly IndicatorEvent[]): void {
  const confirmed = new Map<string, IndicatorEvent['mark']>();
  const ended = new Set<string>();
  const faults = log.filter(({ type, knownAt, mark }, place) => {
    const isNew = !confirmed.has(mark.id);
    if (isNew) confirmed.set(mark.id, mark);
    const isKnown = isNew === (type === 'confirmed') && confirmed.get(mark.id) === mark;
    const isAfterEnd = ended.has(mark.id);
    if (ENDINGS.includes(type) || type === 'broken') ended.add(mark.id);
    return !isKnown || isAfterEnd || knownAt < (log[place - 1]?.knownAt ?? -Infinity);
  });
  expect(faults).toEqual([]);
}
