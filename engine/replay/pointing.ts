import { endOf, isArea, priceOf } from '@/engine/chart/marks';
import { nameOf, type Scene, type ShownMark } from '@/engine/chart/scene';
import type { Mark } from '@/engine/indicators/indicator';
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

/** Marks that a visitor can go through one by one: the bar at whose close each became known orders them. */
function inOrder(marks: readonly ShownMark[]): Mark[] {
  return marks
    .flatMap(({ mark }) =>
      mark.kind === 'range' || mark.kind === 'signal' || mark.kind === 'trend' ? [] : [mark],
    )
    .sort((a, b) => a.knownAt - b.knownAt || (a.id < b.id ? -1 : 1));
}

/**
 * @param marks of a scene
 * @param id of the mark to go on from; where it is none of them, the way begins at the newest, or at the oldest
 * @param by 1 goes to a newer one, -1 to an older one
 * @returns the mark beside it; null where there is none
 */
export function markBeside(
  marks: readonly ShownMark[],
  id: string | null,
  by: 1 | -1,
): Mark | null {
  const ordered = inOrder(marks);
  const place = ordered.findIndex((mark) => mark.id === id);
  return (place < 0 ? ordered.at(by < 0 ? -1 : 0) : ordered[place + by]) ?? null;
}
