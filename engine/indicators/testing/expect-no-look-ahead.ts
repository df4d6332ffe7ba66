import type { Indicator } from '@/engine/indicators/indicator';
import type { Bar } from '@/engine/market/bar';
import { cuts } from './cuts';
import { expectSameLog } from './expect-same-log';
import { frozen } from './frozen';
import { record } from './record';

/** @returns `bars` up to and including `cut`, then `tail`, moved in time so that it starts where the next bar did */
function withOtherTail(bars: readonly Bar[], cut: number, tail: readonly Bar[]): Bar[] {
  const [next, first] = [bars[cut + 1], tail[0]];
  const delay = next && first ? next.time - first.time : 0;
  return [
    ...bars.slice(0, cut + 1),
    ...(next ? tail.map((bar) => ({ ...bar, time: bar.time + delay })) : []),
  ];
}

/** Fails unless what is known at a bar is the same whatever bars come after it. Times of `otherTail` are moved. */
export function expectNoLookAhead(
  create: () => Indicator,
  bars: readonly Bar[],
  otherTail: readonly Bar[],
): void {
  const fed = frozen(bars);
  const whole = record(create(), fed);
  for (const cut of cuts(fed.length)) {
    const now = fed[cut]?.time ?? 0;
    const other = record(create(), withOtherTail(fed, cut, otherTail));
    expectSameLog(
      other.filter(({ knownAt }) => knownAt <= now),
      whole.filter(({ knownAt }) => knownAt <= now),
    );
  }
}
