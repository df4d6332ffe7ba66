import { isDeepStrictEqual } from 'node:util';
import type { Indicator, IndicatorEvent } from '@/engine/indicators/indicator';
import { type Bar, closeOf } from '@/engine/market/bar';

/** @returns copies of bars that an indicator cannot change */
function frozen(bars: readonly Bar[]): Bar[] {
  return bars.map((bar) => Object.freeze({ ...bar }));
}

/** Enough for every place of a short series; a longer one is cut at as many places, evenly spread. */
const MAX_CUTS = 12;

/** @returns places from 0 to `count - 1` at which to cut a series of `count` bars */
function cuts(count: number): number[] {
  const wanted = Math.min(count, MAX_CUTS);
  return Array.from(
    { length: wanted },
    (_, place) => Math.floor(((place + 1) * count) / wanted) - 1,
  );
}

/** Feeds bars one by one, each closing after `step`. @returns every event, in the order in which it became known */
export function run(indicator: Indicator, bars: readonly Bar[], step = 1): IndicatorEvent[] {
  return bars.flatMap((bar) => indicator.next(bar, closeOf(bar, step)));
}

/**
 * Feeds bars one by one, each closing after `step`, and freezes each event as it comes out, so that an indicator that changes one later throws.
 *
 * @returns the log of events
 * @throws Error where an event does not say that it became known at the bar just fed
 */
export function record(indicator: Indicator, bars: readonly Bar[], step = 1): IndicatorEvent[] {
  const log: IndicatorEvent[] = [];
  for (const bar of bars) {
    // What is fed again and again is frozen once.
    const fed = Object.isFrozen(bar) ? bar : Object.freeze({ ...bar });
    const now = closeOf(bar, step);
    for (const event of indicator.next(fed, now)) {
      const { type, at, knownAt, mark } = event;
      const isNew = mark.at === at && mark.knownAt === knownAt;
      const isKnown = type === 'confirmed' ? isNew : mark.knownAt <= knownAt;
      if (at !== bar.time || knownAt !== now || !isKnown)
        throw new Error(`${type} ${mark.id} came out at ${now} and says otherwise`);
      Object.freeze(mark);
      log.push(Object.freeze(event));
    }
  }
  return log;
}

/** Fails unless both logs agree to the last field. Jest compares only where they differ: it is slower. */
export function expectSameLog(
  actual: readonly IndicatorEvent[],
  wanted: readonly IndicatorEvent[],
): void {
  if (!isDeepStrictEqual(actual, wanted)) expect(actual).toStrictEqual(wanted);
}

/** @returns `bars` up to and including `cut`, then `tail`, moved in time so that it starts where the next bar did */
function withOtherTail(bars: readonly Bar[], cut: number, tail: readonly Bar[]): Bar[] {
  const [next, first] = [bars[cut + 1], tail[0]];
  const delay = next && first ? next.time - first.time : 0;
  return [
    ...bars.slice(0, cut + 1),
    ...(next ? tail.map((bar) => ({ ...bar, time: bar.time + delay })) : []),
  ];
}

/**
 * Fails unless history stays as it was, and nobody looks ahead: a fresh indicator says the same up to a bar whatever
 * bars come after it. Times of `otherTail` are moved.
 */
export function expectNoRepaint(
  create: () => Indicator,
  bars: readonly Bar[],
  otherTail: readonly Bar[],
  step = 1,
): void {
  const fed = frozen(bars);
  const whole = record(create(), fed, step);
  for (const cut of cuts(fed.length)) {
    const now = closeOf(fed[cut] as Bar, step);
    const other = record(create(), withOtherTail(fed, cut, otherTail), step);
    expectSameLog(
      other.filter(({ knownAt }) => knownAt <= now),
      whole.filter(({ knownAt }) => knownAt <= now),
    );
  }
}

const ENDINGS: readonly IndicatorEvent['type'][] = ['mitigated', 'filled', 'expired', 'replaced'];

/** Fails unless a log holds together whatever the definitions: each mark is confirmed once, and nothing follows its end. */
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
