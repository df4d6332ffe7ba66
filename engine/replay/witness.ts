import type { Projection, Rect } from '@/engine/chart/geometry';
import type { Drawing } from '@/engine/chart/trace-pen';
import { isCounted, type Mark } from '@/engine/indicators/indicator';
import { isEnding } from '@/engine/indicators/standings';
import { LAYER_OF, type Layer } from '@/engine/indicators/suite';
import type { Recording } from './recording';

/** A chart of the suite as it was painted once. */
export interface Painting {
  /** Bars of the chart that had closed, and how many of them are right of the view. */
  position: number;
  behind: number;
  /** Which layers were shown. */
  shown: Readonly<Record<Layer, boolean>>;
  /** Of all but what is pointed at; null where the browser lets nothing be painted. */
  drawing: Drawing | null;
  /** @returns the digest of the same chart if it were painted from another recording */
  digestOf(recording: Recording): string;
}

/** What is kept of a painting. */
export interface Kept extends Pick<Painting, 'position' | 'digestOf'> {
  digest: string | null;
}

/** Looks at all that is painted of a recording. */
export interface Witness {
  /** In time that depends on what is in view alone. */
  saw(painting: Painting): void;
  /** @returns whether a position is that of the last painting */
  sawLast(position: number): boolean;
  /**
   * @returns marks that a painting showed elsewhere than the log had confirmed them, or before, or not at all though they lie in
   *   view; and bars that were not the last one when they should have been
   */
  changed(): number;
  /**
   * @param bars of the market that they may take to paint again, all together; the last painting is always among them
   * @returns paintings of as many positions, drawn by lot, in the order of their positions
   */
  sample(count: number, bars?: number): Kept[];
}

/** Paintings that are kept; of more than these each is as likely to be among them. */
const MAX_KEPT = 200;

/** A mark as the log told of it first, which no later code can change. */
interface Told {
  readonly mark: Mark;
  /** Place in the log of the event that confirmed it, and of the one that ended it, with the bar of that. */
  readonly place: number;
  ended: number;
  endedAt: number;
}

/** Units between what is drawn and where it belongs: rounding. */
const TOLERANCE = 0.5;
/** From a swing to its stroke. */
const OFF_WICK = 3;
/** Room for a swing's name on either side, in font sizes: it leaves the chart with its name. */
const NAME_ROOM = 2;
/** A break that reaches this many bars into the chart is drawn. */
const MIN_BREAK_BARS = 3;

/**
 * @param endedAt opening of the bar that ended it; null while it stands
 * @returns where a mark belongs on a chart, told by its times and prices alone, and whether it has to be seen there
 */
function placeOf(mark: Mark, endedAt: number | null, p: Projection): { box: Rect; isDue: boolean } {
  const { plot, pitch, fontSize, times } = p;
  const [right, bottom] = [plot.x + plot.width, plot.y + plot.height];
  const [first, last] = [times[0] as number, times.at(-1) as number];
  if (mark.kind === 'swing') {
    const x = p.x(mark.time);
    const y = p.y(mark.price) + (mark.side === 'high' ? -OFF_WICK : OFF_WICK);
    const room = NAME_ROOM * fontSize;
    const isDue = mark.time > first && mark.time <= last && x > plot.x + room && x < right - room;
    return { box: { x: x - pitch, y, width: 2 * pitch, height: 0 }, isDue };
  }
  const from = 'from' in mark ? mark.from : mark.at;
  if ('price' in mark) {
    const [x, y] = [Math.max(plot.x, p.x(from)), p.y(mark.price)];
    const isBreak = mark.kind === 'break';
    const end = isBreak ? p.x(mark.at) : right;
    const isThere = isBreak
      ? mark.at <= last && end > plot.x + MIN_BREAK_BARS * pitch + TOLERANCE
      : endedAt === null && from <= last;
    const isDue = isThere && y > plot.y + TOLERANCE && y < bottom - TOLERANCE;
    return { box: { x, y, width: end - x, height: 0 }, isDue };
  }
  const [low, high] = 'low' in mark ? [mark.low, mark.high] : [0, 0];
  const x = Math.max(plot.x, p.x(from) - pitch / 2);
  const y = Math.max(plot.y, p.y(high));
  const width = Math.min(right, endedAt === null ? right : p.x(endedAt) - pitch / 2) - x;
  const height = Math.min(bottom, p.y(low)) - y;
  const isThere = from <= last && width > pitch + TOLERANCE;
  return { box: { x, y, width, height }, isDue: isThere && height > TOLERANCE };
}

const isAt = (one: Rect, other: Rect) =>
  Math.abs(one.x - other.x) <= TOLERANCE &&
  Math.abs(one.y - other.y) <= TOLERANCE &&
  Math.abs(one.x + one.width - other.x - other.width) <= TOLERANCE &&
  Math.abs(one.y + one.height - other.y - other.height) <= TOLERANCE;

/** @param random gives numbers from 0 to below 1 */
export function createWitness(recording: Recording, random: () => number): Witness {
  const told = new Map<string, Told>();
  /** Those that can be seen from a time on: the others are over. */
  let live: Told[] = [];
  let liveFrom = -Infinity;
  let read = 0;
  const changed = new Set<string>();
  const kept: Kept[] = [];
  let count = 0;
  let last: Kept | null = null;

  /** Reads on in the log, to the end: what a mark was at first holds for all paintings. */
  function readLog(): void {
    const reached = recording.reached();
    const length = recording.entries(reached);
    for (const { type, at, mark } of recording.latest(reached, length - read, () => true)) {
      const known = told.get(mark.id);
      if (type === 'confirmed' && !known) {
        const one = { mark: { ...mark }, place: read, ended: Infinity, endedAt: Infinity };
        told.set(mark.id, one);
        live.push(one);
      } else if (known && known.ended === Infinity && isEnding(type))
        Object.assign(known, { ended: read, endedAt: at });
      read++;
    }
  }

  /** @param from opening of the first bar in view */
  function liveSince(from: number): readonly Told[] {
    if (from < liveFrom) live = [...told.values()];
    const isOver = ({ mark, endedAt }: Told) =>
      (mark.kind === 'swing' && mark.time < from) ||
      (mark.kind === 'break' && mark.at < from) ||
      endedAt < from;
    live = live.filter((one) => isCounted(one.mark) && !isOver(one));
    liveFrom = from;
    return live;
  }

  function check({ boxes, lastBar, projection: p }: Drawing, painting: Painting): void {
    const { position, behind, shown } = painting;
    const entries = recording.entries(position);
    for (const one of liveSince(p.times[0] as number)) {
      const { mark, place, ended, endedAt } = one;
      if (place >= entries) continue;
      const { box, isDue } = placeOf(mark, ended < entries ? endedAt : null, p);
      const drawn = boxes.get(mark.id);
      const isSeen = drawn ? isAt(drawn, box) : !isDue || !shown[LAYER_OF[mark.kind]];
      if (!isSeen) changed.add(mark.id);
    }
    for (const id of boxes.keys())
      if (!id.startsWith('running:') && !((told.get(id)?.place ?? Infinity) < entries))
        changed.add(id);
    const bar = recording.bars[position - behind - 1];
    const x = bar ? p.x(bar.time) : 0;
    const [y, height] = bar ? [p.y(bar.high), p.y(bar.low) - p.y(bar.high)] : [0, 0];
    if (bar?.time !== lastBar?.time || !isAt(lastBar?.wick as Rect, { x, y, width: 0, height }))
      changed.add(`bar ${position - behind}`);
  }

  return {
    saw(painting) {
      const { position, drawing, digestOf } = painting;
      const digest = drawing?.digest ?? null;
      if (position === 0 || (last?.position === position && last.digest === digest)) return;
      readLog();
      if (drawing) check(drawing, painting);
      last = { position, digest, digestOf };
      // Each of all seen so far stays with the same chance.
      const place = kept.length < MAX_KEPT ? kept.length : Math.floor(random() * (count + 1));
      if (place < MAX_KEPT) kept[place] = last;
      count++;
    },
    sawLast: (position) => last?.position === position,
    changed: () => changed.size,
    sample(wanted, bars = Infinity) {
      const chosen = new Map<number, Kept>();
      const rest = [...kept];
      let left = bars;
      for (let next = last; next && chosen.size < wanted; ) {
        const cost = recording.marketBars(next.position);
        if (chosen.size === 0 || (cost <= left && !chosen.has(next.position))) {
          chosen.set(next.position, next);
          left -= cost;
        }
        [next = null] = rest.splice(Math.floor(random() * rest.length), 1);
      }
      return [...chosen.values()].sort((one, other) => one.position - other.position);
    },
  };
}
