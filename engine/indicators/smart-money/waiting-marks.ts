import type { Bar, Direction } from '@/engine/market/bar';

export interface WaitingMarks<M> {
  add(mark: M): void;
  /** @returns the nearest mark whose price this bar trades at, taken out for good; null when there is none (left) */
  take(bar: Bar): M | null;
}

/**
 * Marks that wait for price to come back to them. They are kept in the order in which price gets there, the nearest
 * at the end and the older first of equals, so that a bar looks at the end only. A new mark nearly always belongs
 * there too: price has not been at the ones before it since.
 *
 * @param direction of the marks; price comes back down to those that point up
 * @param priceOf where price has to get to
 */
export function createWaitingMarks<M>(
  direction: Direction,
  priceOf: (mark: M) => number,
): WaitingMarks<M> {
  const marks: M[] = [];

  /** @returns whether price gets to `mark` before it gets to `price`, or at the same time */
  function comesFirst(mark: M, price: number): boolean {
    return direction === 'up' ? priceOf(mark) >= price : priceOf(mark) <= price;
  }

  return {
    add(mark) {
      const price = priceOf(mark);
      const place = marks.findLastIndex((other) => !comesFirst(other, price)) + 1;
      marks.splice(place, 0, mark);
    },
    take(bar) {
      const nearest = marks.at(-1);
      if (!nearest || !comesFirst(nearest, direction === 'up' ? bar.low : bar.high)) return null;
      marks.pop();
      return nearest;
    },
  };
}
