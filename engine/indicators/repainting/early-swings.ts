import type { Break, Repainting, RepaintingChange, Swing } from '@/engine/indicators/indicator';
import {
  DIRECTION_BEYOND,
  isBeyond,
  labelOf,
  SIDES,
  type Side,
} from '@/engine/indicators/structure';
import type { Bar } from '@/engine/market/bar';

// A common mistake of charting scripts: a bar counts as a swing as soon as it stands out from the
// bars before it, and is removed when one of the next `reach` bars closes beyond it. Breaks count
// wicks.
const breakLabel = (direction: Break['direction'], before: Break | undefined) =>
  !before || before.direction === direction ? 'BOS' : 'CHoCH';

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
