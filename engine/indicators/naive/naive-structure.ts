/**
 * Market structure the way that repaints: a counter-example, to be held against the smart money indicator.
 *
 * It looks quicker, for it does not wait. The newest bar is drawn as a swing as soon as it stands out from the `reach`
 * bars before it. When one of the `reach` bars after it closes beyond it, the swing is silently taken off the chart,
 * with its break, and the labels of what stays follow. Breaks are judged on wicks. In the end a chart is left on
 * which it seems to have known the turning points at once; nobody saw that chart while price was there.
 *
 * Each bar, in this order, highs before lows: takes swings off, labels what stays anew, breaks the newest swing of each
 * side that is still drawn, and draws the bar as a swing.
 *
 * Source: a common mistake of charting scripts, which traders call repainting; there is no canonical form of it.
 */

import type { Break, Swing } from '@/engine/indicators/indicator';
import {
  DIRECTION_BEYOND,
  isBeyond,
  labelOf,
  SIDES,
  type Side,
} from '@/engine/indicators/smart-money/structure';
import type { Bar } from '@/engine/market/bar';

export type NaiveMark = Swing | Break;

/** What happened on the chart at a bar. All changes up to a bar, in order, give what was drawn there. */
export interface NaiveChange {
  readonly type: 'drawn' | 'removed';
  /** Opening time of the bar at whose close the chart changed. */
  readonly at: number;
  readonly mark: NaiveMark;
}

export interface NaiveStructureSettings {
  /** Bars before a swing that it stands out from, and after it in which it can be taken back. */
  readonly reach: number;
}

export interface NaiveStructure {
  /** @returns what changed on the chart at the close of this bar, in order; with a new label a mark is drawn anew */
  next(bar: Bar): readonly NaiveChange[];
  /** @returns what is drawn now, by id */
  marks(): ReadonlyMap<string, NaiveMark>;
}

interface Drawn {
  readonly swing: Swing;
  /** Counts the swings drawn so far: tells which of two came first. */
  readonly order: number;
}

const OTHER_SIDE: Readonly<Record<Side, Side>> = { high: 'low', low: 'high' };

function breakId({ side, time }: Swing): string {
  return `break:${DIRECTION_BEYOND[side]}:${time}`;
}

export function createNaiveStructure({ reach }: NaiveStructureSettings): NaiveStructure {
  /** What is drawn now, by id. */
  const shown = new Map<string, NaiveMark>();
  /** Of the bar that is being fed. */
  let changes: NaiveChange[] = [];
  const swings: Record<Side, Drawn[]> = { high: [], low: [] };
  const breaks: Break[] = [];
  /** The last `reach` bars before the newest: nothing older is ever taken back. */
  const recent: Bar[] = [];
  let swingsSoFar = 0;

  function draw(mark: NaiveMark, at: number): void {
    shown.set(mark.id, mark);
    changes.push({ type: 'drawn', at, mark });
  }

  function remove(mark: NaiveMark, at: number): void {
    shown.delete(mark.id);
    changes.push({ type: 'removed', at, mark });
  }

  function labelled(swing: Swing, order: number, before: Drawn | undefined): Swing {
    const { side, price } = swing;
    const across = swings[OTHER_SIDE[side]].findLast((drawn) => drawn.order < order);
    const repeatsSide = before !== undefined && before.order > (across?.order ?? -1);
    return { ...swing, label: labelOf(side, price, before?.swing), repeatsSide };
  }

  function breakLabel(direction: Break['direction'], before: Break | undefined): Break['label'] {
    return !before || before.direction === direction ? 'BOS' : 'CHoCH';
  }

  function removeSwing(swing: Swing, at: number): void {
    remove(swing, at);
    const id = breakId(swing);
    // Looked up first: a search for a break that was never drawn would run through all of them.
    if (!shown.has(id)) return;
    const place = breaks.findLastIndex((broken) => broken.id === id);
    for (const broken of breaks.splice(place, 1)) remove(broken, at);
  }

  /** @returns whether a swing was taken off */
  function removeBeaten(side: Side, { close, time }: Bar, since: number): boolean {
    const list = swings[side];
    const beaten = list
      .slice(list.findLastIndex(({ swing }) => swing.time < since) + 1)
      .filter(({ swing }) => isBeyond(side, close, swing.price));
    for (const drawn of beaten) {
      list.splice(list.lastIndexOf(drawn), 1);
      removeSwing(drawn.swing, time);
    }
    return beaten.length > 0;
  }

  function redraw<M extends NaiveMark>(old: M, wanted: M, at: number): void {
    remove(old, at);
    draw(wanted, at);
  }

  function relabelSwings(side: Side, at: number, since: number): void {
    const list = swings[side];
    const start = list.findLastIndex(({ swing }) => swing.time < since) + 1;
    for (const [offset, { swing, order }] of list.slice(start).entries()) {
      const wanted = labelled(swing, order, list[start + offset - 1]);
      if (wanted.label === swing.label && wanted.repeatsSide === swing.repeatsSide) continue;
      list[start + offset] = { swing: wanted, order };
      redraw(swing, wanted, at);
    }
  }

  function relabelBreaks(at: number, since: number): void {
    const start = breaks.findLastIndex(({ knownAt }) => knownAt < since) + 1;
    for (const [offset, broken] of breaks.slice(start).entries()) {
      const label = breakLabel(broken.direction, breaks[start + offset - 1]);
      if (label === broken.label) continue;
      const wanted = { ...broken, label };
      breaks[start + offset] = wanted;
      redraw(broken, wanted, at);
    }
  }

  function drawBreak(side: Side, bar: Bar): void {
    const swing = swings[side].at(-1)?.swing;
    if (!swing || !isBeyond(side, bar[side], swing.price)) return;
    const id = breakId(swing);
    if (shown.has(id)) return;
    const direction = DIRECTION_BEYOND[side];
    const label = breakLabel(direction, breaks.at(-1));
    const { time: from, price } = swing;
    const broken: Break = { id, knownAt: bar.time, kind: 'break', from, price, direction, label };
    breaks.push(broken);
    draw(broken, bar.time);
  }

  function drawSwing(side: Side, bar: Bar): void {
    const price = bar[side];
    const { time } = bar;
    if (recent.length < reach || !recent.every((other) => isBeyond(side, price, other[side])))
      return;
    const before = swings[side].at(-1);
    const order = swingsSoFar++;
    const bare: Swing = {
      id: `swing:${side}:${time}`,
      knownAt: time,
      kind: 'swing',
      time,
      price,
      side,
      label: '',
      repeatsSide: false,
    };
    const swing = labelled(bare, order, before);
    swings[side].push({ swing, order });
    draw(swing, time);
  }

  return {
    next(bar) {
      changes = [];
      const since = recent[0]?.time ?? bar.time;
      const removed = SIDES.filter((side) => removeBeaten(side, bar, since));
      if (removed.length > 0) {
        for (const side of SIDES) relabelSwings(side, bar.time, since);
        relabelBreaks(bar.time, since);
      }
      for (const side of SIDES) drawBreak(side, bar);
      for (const side of SIDES) drawSwing(side, bar);
      recent.push(bar);
      if (recent.length > reach) recent.shift();
      return changes;
    },
    marks: () => shown,
  };
}
