import type { Break, Repainting, RepaintingChange, Swing } from '@/engine/indicators/indicator';
import {
  createAtr,
  DIRECTION_BEYOND,
  isBeyond,
  labelOf,
  SIDES,
  type Side,
  SWING_REACH,
} from '@/engine/indicators/structure';
import type { Bar } from '@/engine/market/bar';

const breakLabel = (direction: Break['direction'], before: Break | undefined) =>
  !before || before.direction === direction ? 'BOS' : 'CHoCH';

/** Repeats a common script mistake: draws a swing before later bars confirm it, and removes it if
 * one of the next `reach` bars closes beyond it. Draws a break even for a wick. */
export function createEarlySwings(reach: number): Repainting {
  const swings: Swing[] = [];
  const breaks: Break[] = [];
  // Nothing older than the last `reach` bars is ever removed.
  const recent: Bar[] = [];
  let changes: RepaintingChange[] = [];

  function change(type: RepaintingChange['type'], mark: Swing | Break, at: number): void {
    changes.push({ type, at, mark });
  }

  function labelsAt(place: number, side: Side, price: number) {
    let before = place - 1;
    while (before >= 0 && swings[before]?.side !== side) before--;
    const label = labelOf(side, price, swings[before]);
    return { label, repeatsSide: place > 0 && before === place - 1 };
  }

  const firstSwing = (since: number) => swings.findLastIndex(({ time }) => time < since) + 1;

  function removeBeaten(side: Side, { close, time }: Bar, since: number): boolean {
    const beaten = swings
      .slice(firstSwing(since))
      .filter((swing) => swing.side === side && isBeyond(side, close, swing.price));
    for (const swing of beaten) {
      swings.splice(swings.lastIndexOf(swing), 1);
      change('removed', swing, time);
      const place = breaks.findLastIndex(
        ({ direction, from }) => direction === DIRECTION_BEYOND[side] && from <= swing.time,
      );
      if (breaks[place]?.from !== swing.time) continue;
      for (const broken of breaks.splice(place, 1)) change('removed', broken, time);
    }
    return beaten.length > 0;
  }

  function relabelSwings(side: Side, at: number, since: number): void {
    for (let place = firstSwing(since); place < swings.length; place++) {
      const swing = swings[place] as Swing;
      if (swing.side !== side) continue;
      const { label, repeatsSide } = labelsAt(place, side, swing.price);
      if (label === swing.label && repeatsSide === swing.repeatsSide) continue;
      const wanted = { ...swing, label, repeatsSide };
      swings[place] = wanted;
      change('removed', swing, at);
      change('drawn', wanted, at);
    }
  }

  function relabelBreaks(at: number, since: number): void {
    let place = breaks.findLastIndex(({ at: drawn }) => drawn < since) + 1;
    for (; place < breaks.length; place++) {
      const broken = breaks[place] as Break;
      const label = breakLabel(broken.direction, breaks[place - 1]);
      if (label === broken.label) continue;
      const wanted = { ...broken, label } as const;
      breaks[place] = wanted;
      change('removed', broken, at);
      change('drawn', wanted, at);
    }
  }

  function drawBreak(side: Side, bar: Bar, knownAt: number): void {
    const swing = swings.findLast((other) => other.side === side);
    if (!swing || !isBeyond(side, bar[side], swing.price)) return;
    const direction = DIRECTION_BEYOND[side];
    const { time: from, price } = swing;
    if (breaks.findLast((broken) => broken.direction === direction)?.from === from) return;
    const id = `break:${direction}:${from}`;
    const at = bar.time;
    const label = breakLabel(direction, breaks.at(-1));
    const broken: Break = { id, at, knownAt, kind: 'break', from, price, direction, label };
    breaks.push(broken);
    change('drawn', broken, at);
  }

  function drawSwing(side: Side, bar: Bar, knownAt: number): void {
    const { time } = bar;
    const price = bar[side];
    if (recent.length < reach || !recent.every((other) => isBeyond(side, price, other[side])))
      return;
    const { label, repeatsSide } = labelsAt(swings.length, side, price);
    const id = `swing:${side}:${time}`;
    const moment = { at: time, knownAt };
    const swing: Swing = { kind: 'swing', id, ...moment, time, price, side, label, repeatsSide };
    swings.push(swing);
    change('drawn', swing, time);
  }

  return (bar, now) => {
    changes = [];
    const since = recent[0]?.time ?? bar.time;
    const removed = SIDES.filter((side) => removeBeaten(side, bar, since));
    if (removed.length > 0) {
      for (const side of SIDES) relabelSwings(side, bar.time, since);
      relabelBreaks(bar.time, since);
    }
    for (const side of SIDES) drawBreak(side, bar, now);
    for (const side of SIDES) drawSwing(side, bar, now);
    recent.push(bar);
    if (recent.length > reach) recent.shift();
    return changes;
  };
}

/** The last swing follows price until price retraces this many average ranges. Based on Arthur A.
 * Merrill, Filtered Waves, 1977, which uses percentages instead. */
const TURN_ATR = 3;

export function createZigzag(): Repainting<Swing> {
  const averageRange = createAtr();
  // The last three swings. The last may move; labels use the rest.
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

/** Counterexamples: like the suite, they use no later bars, but they move or remove marks. */
export const REPAINTING_IDS = ['early-swings', 'zigzag'] as const;
export type RepaintingId = (typeof REPAINTING_IDS)[number];

const VERSIONS: Readonly<Record<RepaintingId, () => Repainting>> = {
  'early-swings': () => createEarlySwings(SWING_REACH),
  zigzag: createZigzag,
};

export const createRepainting = (id: RepaintingId) => VERSIONS[id]();
