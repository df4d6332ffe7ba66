import type { Projection, Rect } from '@/engine/chart/geometry';
import { isCounted, type Mark } from '@/engine/indicators/indicator';
import { isEnding } from '@/engine/indicators/mark-states';
import { LAYER_OF, type Layer } from '@/engine/indicators/suite';
import type { Recording } from './recording';
import type { Drawing } from './trace';

/** One frame of the suite's chart. `digestOf` paints the same frame from another recording. */
export interface Painting {
  position: number;
  behind: number;
  shown: Readonly<Record<Layer, boolean>>;
  drawing: Drawing | null;
  digestOf(recording: Recording): string;
}

export interface Kept extends Pick<Painting, 'position' | 'digestOf'> {
  digest: string | null;
}

export interface FrameRecorder {
  record(painting: Painting): void;
  hasRecorded(position: number): boolean;
  /** Counts wrong last bars, and marks drawn early, misplaced, or missing while in view. */
  changed(): number;
  /** Returns random frames, always including the last one. `bars` limits the market bars needed
   * to repaint them. */
  sample(count: number, bars?: number): Kept[];
}

const MAX_KEPT = 200;

/** `mark` is a copy made when the mark was first logged. `place` and `ended` are log indices. */
interface Told {
  readonly mark: Mark;
  readonly place: number;
  ended: number;
  endedAt: number;
}

const TOLERANCE = 0.5;
const OFF_WICK = 3;
/** Room for names, in ems. A swing or break is hidden if its name does not fit. */
const NAME_ROOM = 2;
const BREAK_ROOM = 6;

/** Computes a mark's position from its times and prices. Repeats the drawing code on purpose,
 * because shared code would share its mistakes. */
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
      ? mark.at <= last && end > plot.x + BREAK_ROOM * fontSize
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

export function createFrameRecorder(recording: Recording, random: () => number): FrameRecorder {
  const told = new Map<string, Told>();
  // Marks that can be visible from `liveFrom` on.
  let live: Told[] = [];
  let liveFrom = -Infinity;
  let read = 0;
  const changed = new Set<string>();
  const kept: Kept[] = [];
  let count = 0;
  let last: Kept | null = null;

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
    record(painting) {
      const { position, drawing, digestOf } = painting;
      const digest = drawing?.digest ?? null;
      if (position === 0 || (last?.position === position && last.digest === digest)) return;
      readLog();
      if (drawing) check(drawing, painting);
      last = { position, digest, digestOf };
      // Reservoir sampling: every frame is equally likely to be kept.
      const place = kept.length < MAX_KEPT ? kept.length : Math.floor(random() * (count + 1));
      if (place < MAX_KEPT) kept[place] = last;
      count++;
    },
    hasRecorded: (position) => last?.position === position,
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
