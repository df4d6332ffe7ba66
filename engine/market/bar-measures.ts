import type { Bar } from './bar';

/**
 * @param bars in time order
 * @returns the most common distance between bars, ms, the shortest of equals; null for less than two bars
 */
export function stepOf(bars: readonly Bar[]): number | null {
  const counts = new Map<number, number>();
  bars.forEach((bar, index) => {
    const last = bars[index - 1];
    if (!last) return;
    const distance = bar.time - last.time;
    counts.set(distance, (counts.get(distance) ?? 0) + 1);
  });
  let [step, most]: [number | null, number] = [null, 0];
  for (const [distance, count] of counts) {
    if (count > most || (count === most && step !== null && distance < step)) {
      step = distance;
      most = count;
    }
  }
  return step;
}

const mostDigits = 8;

/** @returns decimal digits that write every price in full, at most 8 */
export function digitsOf(bars: readonly Bar[]): number {
  let [digits, scale] = [0, 1];
  for (const { open, high, low, close } of bars) {
    for (const price of [open, high, low, close]) {
      while (digits < mostDigits && Math.round(price * scale) / scale !== price) {
        digits++;
        scale *= 10;
      }
    }
  }
  return digits;
}
