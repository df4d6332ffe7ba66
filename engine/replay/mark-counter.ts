import type { Projection, Rect } from '#chart/geometry';
import { isCounted, type Mark } from '#indicators/indicator';
import { isEnding, NEVER } from '#indicators/mark-states';
import { LAYER_OF, type Layers } from '#indicators/suite';
import type { Bar } from '#market/bar';
import type { Recording } from './recording';
import type { Drawing, Painted } from './trace';

/** A mark as first logged, at position `from`. It ended at position `until` and the time `endedAt`. */
interface Told {
  readonly mark: Mark;
  readonly from: number;
  readonly until: number;
  readonly endedAt?: number;
}

/** Returns a function that returns the marks logged since its last call. Copies them, so that later
 * changes to them are seen. */
function suiteTold(recording: Recording): () => readonly Told[] {
  const all = new Map<string, Told>();
  let [read, position] = [0, 0];
  return () => {
    const [reached, fresh] = [recording.reached(), [] as Told[]];
    const count = recording.entries(reached) - read;
    for (const { type, at, mark } of recording.latest(reached, count, () => true)) {
      while (recording.entries(position) <= read) position++;
      read++;
      const known = all.get(mark.id);
      if (type === 'confirmed' && !known) {
        const one = { mark: { ...mark }, from: position, until: NEVER };
        all.set(mark.id, one);
        fresh.push(one);
      } else if (known?.until === NEVER && isEnding(type))
        Object.assign(known, { until: position, endedAt: at });
    }
    return fresh;
  };
}

const TOLERANCE = 0.5;
const OFF_WICK = 3;
/** Room for names, in ems. A swing or break is hidden if its name does not fit. */
const NAME_ROOM = 2;
const BREAK_ROOM = 6;

/** Computes a mark's position from its times and prices. Repeats the drawing code on purpose,
 * because shared code would share its mistakes. */
function placeOf(
  mark: Mark,
  endedAt: number | undefined,
  p: Projection,
): { box: Rect; isDue: boolean } {
  const { plot, pitch, fontSize, times } = p;
  const [right, bottom] = [plot.x + plot.width, plot.y + plot.height];
  const [first, last] = [times[0] as number, times.at(-1) as number];
  if (mark.kind === 'swing') {
    const x = p.x(mark.time);
    const y = p.y(mark.price) + (mark.side === 'high' ? -OFF_WICK : OFF_WICK);
    const room = NAME_ROOM * fontSize;
    const isDue = mark.time > first && mark.time <= last && x > plot.x + room && x < right - room;
    const end = Math.max(x + pitch, Math.min(right, p.x(mark.at)));
    return { box: { x: x - pitch, y, width: end - x + pitch, height: 0 }, isDue };
  }
  const from = 'from' in mark ? mark.from : mark.at;
  if ('price' in mark) {
    const [x, y] = [Math.max(plot.x, p.x(from)), p.y(mark.price)];
    const isBreak = mark.kind === 'break';
    const end = isBreak ? p.x(mark.at) : right;
    const isThere = isBreak
      ? mark.at <= last && end > plot.x + BREAK_ROOM * fontSize
      : endedAt === undefined && from <= last;
    const isDue = isThere && y > plot.y + TOLERANCE && y < bottom - TOLERANCE;
    return { box: { x, y, width: end - x, height: 0 }, isDue };
  }
  const [low, high] = 'low' in mark ? [mark.low, mark.high] : [0, 0];
  const end = 'to' in mark ? mark.to : endedAt;
  const x = Math.max(plot.x, p.x(from) - pitch / 2);
  const y = Math.max(plot.y, p.y(high));
  const width = Math.min(right, end === undefined ? right : p.x(end) - pitch / 2) - x;
  const height = Math.min(bottom, p.y(low)) - y;
  const isThere = from <= last && width > pitch + TOLERANCE;
  return { box: { x, y, width, height }, isDue: isThere && height > TOLERANCE };
}

const isAt = (one: Rect, other: Rect) =>
  Math.abs(one.x - other.x) <= TOLERANCE &&
  Math.abs(one.y - other.y) <= TOLERANCE &&
  Math.abs(one.x + one.width - other.x - other.width) <= TOLERANCE &&
  Math.abs(one.y + one.height - other.y - other.height) <= TOLERANCE;

/** Levels make way for the next ones, so the page does not count them. */
const isChecked = (mark: Mark) => isCounted(mark) || mark.kind === 'level';

/** Counts a chart's painted marks, and those that no longer look as first painted. */
export interface MarkCounter {
  check(drawing: Drawing, position: number, behind: number, shown: Layers): void;
  /** `changed` also counts marks drawn early, misplaced or missing, marks added to the
   * past, and wrong last bars. */
  counts(): { changed: number; painted: number };
}

export function createMarkCounter(recording: Recording): MarkCounter {
  const tell = suiteTold(recording);
  const told = new Map<string, Told>();
  // Marks that can be visible from `liveFrom` on.
  let live: Told[] = [];
  let liveFrom = -Infinity;
  const painted = new Set<string>();
  const changed = new Set<string>();
  const looks = new Map<string, string | number>();

  function liveSince(from: number): readonly Told[] {
    for (const one of tell()) {
      told.set(one.mark.id, one);
      live.push(one);
    }
    if (from < liveFrom) live = [...told.values()];
    const isOver = ({ mark, endedAt = Infinity }: Told) =>
      (mark.kind === 'swing' && mark.time < from) ||
      (mark.kind === 'break' && mark.at < from) ||
      ('to' in mark && mark.to < from) ||
      endedAt < from;
    live = live.filter((one) => isChecked(one.mark) && !isOver(one));
    liveFrom = from;
    return live;
  }

  /** Compares parts of a mark. A frame may lack a part, such as a name without room. */
  function isAsFirstPainted(mark: Mark, isOver: boolean, { box: _, ...parts }: Painted): boolean {
    const all = Object.entries(parts).map(([part, value]) => {
      // Names of areas have a long and a short form.
      if (part === 'name' && !('label' in mark)) return true;
      // An area that has ended is gray.
      const key = `${part} ${isOver} ${mark.id}`;
      const first = looks.get(key) ?? value;
      looks.set(key, first);
      return first === value;
    });
    return !all.includes(false);
  }

  return {
    check({ marks, lastBar, projection: p }, position, behind, shown) {
      for (const { mark, from, until, endedAt } of liveSince(p.times[0] as number)) {
        const { id, kind } = mark;
        const isOver = until <= position;
        if (from > position) continue;
        const { box, isDue } = placeOf(mark, isOver ? endedAt : undefined, p);
        const drawn = marks.get(id);
        const isSeen = drawn ? isAt(drawn.box, box) : !isDue || !shown[LAYER_OF[kind]];
        const isBackPainted = drawn && mark.at < (recording.bars[from - 1] as Bar).time;
        if (!isSeen || isBackPainted) changed.add(id);
        if (!drawn || !isCounted(mark)) continue;
        painted.add(id);
        if (!isAsFirstPainted(mark, isOver, drawn)) changed.add(id);
      }
      for (const id of marks.keys())
        if (!id.startsWith('running:') && !((told.get(id)?.from ?? Infinity) <= position))
          changed.add(id);
      const bar = recording.bars[position - behind - 1];
      const x = bar ? p.x(bar.time) : 0;
      const [y, height] = bar ? [p.y(bar.high), p.y(bar.low) - p.y(bar.high)] : [0, 0];
      if (bar?.time !== lastBar?.time || !isAt(lastBar?.wick as Rect, { x, y, width: 0, height }))
        changed.add(`bar ${position - behind}`);
    },
    counts: () => ({
      changed: changed.size,
      painted: new Set([...painted, ...changed]).size,
    }),
  };
}
