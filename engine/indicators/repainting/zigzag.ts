import type { Repainting, RepaintingChange, Swing } from '@/engine/indicators/indicator';
import { createAtr, isBeyond, labelOf, type Side } from '@/engine/indicators/structure';
import type { Bar } from '@/engine/market/bar';

/** The last swing follows price until price comes back by this many average ranges. After Arthur
 * A. Merrill, Filtered Waves, 1977, with the average range in place of a percentage. */
const TURN_ATR = 3;

export function createZigzag(): Repainting<Swing> {
  const averageRange = createAtr();
  // The last three: the last one moves, the others are needed for labels.
  const swings: Swing[] = [];

  function draw(side: Side, bar: Bar, knownAt: number): RepaintingChange<Swing> {
    const { time } = bar;
    const price = bar[side];
    const label = labelOf(side, price, swings.at(-2));
    const id = `swing:${side}:${time}`;
    const known = { id, at: time, knownAt };
    const mark: Swing = { kind: 'swing', ...known, time, price, side, label, repeatsSide: false };
    swings.push(mark);
    if (swings.length > 3) swings.shift();
    return { type: 'drawn', at: time, mark };
  }

  return (bar, now) => {
    const range = averageRange(bar);
    if (range === null) return [];
    const last = swings.at(-1);
    if (!last) return [draw('high', bar, now)];
    const { side, price } = last;
    if (isBeyond(side, bar[side], price)) {
      swings.pop();
      return [{ type: 'removed', at: bar.time, mark: last }, draw(side, bar, now)];
    }
    const other = side === 'high' ? 'low' : 'high';
    return Math.abs(price - bar[other]) < TURN_ATR * range ? [] : [draw(other, bar, now)];
  };
}
