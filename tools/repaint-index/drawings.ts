import type { Bar } from '@/engine/market/bar';

/** What stands over bars; a label or marker over one. */
export interface Drawing {
  kind: string;
  /** Index of the first bar under it. */
  from: number;
  /** Index of the last bar under it, or `OPEN`. */
  to: number;
  /** Everything else that a visitor sees of it: price, slope, text. */
  look: string;
}

/** Ends at the newest bar, so it may still grow. */
export const OPEN = Number.POSITIVE_INFINITY;

/** Digits that tell prices apart, but not the rounding errors of another order of computing. */
const DIGITS = 7;
export const priceText = (price: number): string => `${Number(price.toPrecision(DIGITS))}`;

/** Names drawings alike that differ only in numbers. */
export const classOf = ({ kind, look }: Drawing): string =>
  `${kind} ${look.replaceAll(/[+-]?\d[\d.]*(?:e[+-]?\d+)?/g, '')}`;

interface Seen {
  drawing: Drawing;
  text: string;
}

/** A drawing may grow, and end; what stood over closed bars must stay. */
const isSame = (before: Drawing, now: Drawing, barsBefore: number): boolean =>
  before.look === now.look && now.to >= Math.min(before.to, barsBefore - 1);

function describe({ look, from, to }: Drawing, bars: readonly Bar[]): string {
  const last = bars[to];
  if (!last || to === from) return look;
  return `${look} until ${new Date(last.time).toISOString().slice(0, 16)}Z`;
}

export type Column = (number | string | null)[];

const placeOf = ({ kind, from }: Drawing, slot: number) => `${kind} ${slot} ${from}`;

/**
 * Turns snapshots of drawings into columns of texts, each at its drawing's first bar. A drawing keeps its text and its
 * column until it changes; then one of the same class at the same bar takes its place.
 */
export function createDrawingColumns(bars: readonly Bar[]) {
  /** By place: column and first bar. */
  let known = new Map<string, Seen>();
  let barsBefore = 0;
  return (drawings: readonly Drawing[], length: number): Record<string, Column> => {
    const next = new Map<string, Seen>();
    const columns: Record<string, Column> = {};
    const put = (drawing: Drawing, slot: number, text: string) => {
      const name = slot === 1 ? drawing.kind : `${drawing.kind} ${slot}`;
      next.set(placeOf(drawing, slot), { drawing, text });
      columns[name] ??= new Array<string | null>(length).fill(null);
      columns[name][drawing.from] = text;
    };
    const shown = drawings.filter(({ from }) => from >= 0 && from < length);
    const fresh = shown.filter((drawing) => {
      for (let slot = 1; ; slot++) {
        const seen = known.get(placeOf(drawing, slot));
        if (!seen) return true;
        if (next.has(placeOf(drawing, slot)) || !isSame(seen.drawing, drawing, barsBefore))
          continue;
        put(drawing, slot, seen.text);
        return false;
      }
    });
    for (const drawing of fresh) {
      const isTaken = (place: string) => {
        const before = known.get(place)?.drawing ?? drawing;
        return next.has(place) || classOf(before) !== classOf(drawing);
      };
      let slot = 1;
      while (isTaken(placeOf(drawing, slot))) slot++;
      put(drawing, slot, describe(drawing, bars));
    }
    // Remembered, because another class in this column would look like a change.
    for (const [place, seen] of known) if (!next.has(place)) next.set(place, seen);
    known = next;
    barsBefore = length;
    return columns;
  };
}
