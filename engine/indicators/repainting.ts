import type { Bar } from '#market/bar';
import type { Swing } from './indicator';
import { isBeyond, labelOf, SIDES, type Side } from './structure';

/** Returns the swing drawn at a bar's close, if any; it replaces the last swing if on the same side. */
export type SwingAt = (bar: Bar, knownAt: number) => Swing | null;

/** Bars that a new swing must be the highest or lowest of. Public scripts use 10. */
const PERIOD = 10;

/**
 * Repeats the rule of public zigzag scripts, such as LonesomeTheBlue's "Double Zig Zag with HHLL":
 * swings alternate, each is drawn on its own bar (no right bars), and the last one moves to any bar
 * beyond it.
 */
export function createZigzag(): SwingAt {
  const recent: Bar[] = [];
  // The last three swings: labels compare swings of the same side.
  const swings: Swing[] = [];

  function sideAt(bar: Bar): Side | undefined {
    const last = swings.at(-1);
    if (last && isBeyond(last.side, bar[last.side], last.price)) return last.side;
    if (recent.length < PERIOD - 1) return undefined;
    const isExtreme = (side: Side) =>
      recent.every((other) => isBeyond(side, bar[side], other[side]));
    return SIDES.find((side) => side !== last?.side && isExtreme(side));
  }

  return (bar, knownAt) => {
    const side = sideAt(bar);
    recent.push(bar);
    if (recent.length === PERIOD) recent.shift();
    if (!side) return null;
    if (swings.at(-1)?.side === side) swings.pop();
    const { time, [side]: price } = bar;
    const label = labelOf(side, price, swings.at(-2));
    const id = `swing:${side}:${time}`;
    const swing: Swing = { kind: 'swing', id, at: time, knownAt, time, price, side, label };
    swings.push(swing);
    if (swings.length > 3) swings.shift();
    return swing;
  };
}
