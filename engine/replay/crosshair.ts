import { endOf, isArea, priceOf } from '@/engine/chart/marks';
import { nameOf, type Scene, type ShownMark } from '@/engine/chart/scene';
import type { Bar } from '@/engine/market/bar';

/** Where a crosshair stands: a bar in view, counted from the left, and a price. */
export interface Crosshair {
  bar: number;
  price: number;
}

const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Moves a crosshair by keyboard: along the bars, on their closes. Without one, it appears on the last bar.
 *
 * @param bars in view
 * @returns null for a key that does not move it
 */
export function movedCrosshair(
  crosshair: Crosshair | null,
  bars: readonly Bar[],
  key: string,
): Crosshair | null {
  const by = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined;
  if (by === undefined) return null;
  const last = bars.length - 1;
  const wanted = crosshair ? crosshair.bar + by : by === -Infinity ? 0 : last;
  const bar = Math.max(0, Math.min(last, wanted));
  const price = bars[bar]?.close;
  return price === undefined ? null : { bar, price };
}

/** Whether the mark covers the bar, and where it has a height also the price or part of the bar's range. */
function covers(shown: ShownMark, bar: Bar, price: number): boolean {
  const { mark } = shown;
  const isAt = (level: number) => level >= bar.low && level <= bar.high;
  switch (mark.kind) {
    case 'swing':
    case 'signal':
      return mark.time === bar.time;
    case 'break': {
      const isDuring = mark.from <= bar.time && bar.time <= mark.at;
      return isDuring && (mark.at === bar.time || isAt(mark.price));
    }
    case 'level':
    case 'dealing-range':
      return mark.from <= bar.time && isAt(priceOf(mark));
    default: {
      const isDuring = isArea(shown) && shown.mark.from <= bar.time && bar.time < endOf(shown);
      return isDuring && shown.mark.low <= price && price <= shown.mark.high;
    }
  }
}

/** @returns names of the marks under the crosshair, each once, in the order in which they are drawn */
export function marksUnder({ bars, marks, words }: Scene, { bar, price }: Crosshair): string[] {
  const under = bars[bar];
  if (!under) return [];
  const names = marks
    .filter((mark) => covers(mark, under, price))
    .map((mark) => nameOf(mark, words).name);
  return [...new Set(names.filter((name) => name !== ''))];
}
