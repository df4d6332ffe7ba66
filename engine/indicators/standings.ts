import type { IndicatorEvent, Mark } from './indicator';

/** A mark with what has happened to it so far. */
export interface Standing {
  readonly mark: Mark;
  /** Opening of the bar on which price first came back to a zone, or traded beyond a level; null before. */
  readonly testedAt: number | null;
  /** Opening of the bar on which it ended; null while it stands, and for marks that never end. */
  readonly endedAt: number | null;
}

type OfKind<K extends Mark['kind']> = Standing & { mark: Extract<Mark, { kind: K }> };

/** @returns those of the given kind */
export function ofKind<K extends Mark['kind']>(
  standings: readonly Standing[],
  kind: K,
): OfKind<K>[] {
  return standings.filter((standing): standing is OfKind<K> => standing.mark.kind === kind);
}

/** Marks of something that happened once: nothing ends them. */
const LASTING: ReadonlySet<Mark['kind']> = new Set(['swing', 'break', 'session', 'opening-range']);

/** Events that end a mark. A level that is taken stands on; an opening range that is broken is among the lasting. */
const ENDINGS: ReadonlySet<IndicatorEvent['type']> = new Set([
  'mitigated',
  'filled',
  'broken',
  'expired',
  'replaced',
]);

/** @returns whether an event ends its mark */
export const isEnding = (type: IndicatorEvent['type']): boolean => ENDINGS.has(type);

/** Events that a mark lives through. */
const TESTS: ReadonlySet<IndicatorEvent['type']> = new Set(['touched', 'taken']);

export interface Standings {
  apply(event: IndicatorEvent): void;
  /**
   * @param time all there ever were unless given
   * @param events how many of them to go by, as if those after had not come yet; all unless given
   * @returns those that were over after `time`, in the order in which they were, then those that stand, in the order in which
   *   they were confirmed: in time that depends on their number, and on how many were over since
   */
  since(time?: number, events?: number): Standing[];
}

/** @returns the place of the first that is, where all after it are too; their number where none is */
export function firstWhere<T>(items: readonly T[], is: (item: T) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (is(items[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** More than there can be events or bars, and whole: for `Infinity` an engine keeps a number of its own with each mark. */
export const NEVER = 2 ** 30 - 1;

/**
 * A mark, with the events that confirmed, tested and ended it, and their numbers. Copied from them, times would be as many
 * numbers more for a collector to move.
 */
interface Entry {
  readonly mark: Mark;
  readonly confirmed: number;
  tested: number;
  testedBy: IndicatorEvent | null;
  ended: number;
  /** By which it was known to be over, or to have happened. */
  overBy: IndicatorEvent | null;
}

/** Marks confirmed between two lists of what stood: a look back goes through so many at most, and through what stood. */
const MARKS_PER_LIST = 2048;

/** Keeps, event by event, what stands on a chart and since when; it can be read as it was after any of them. */
export function createStandings(): Standings {
  const open = new Map<string, Entry>();
  /** All, in the order in which they were confirmed, and what stood when each of so many came. */
  const all: Entry[] = [];
  const stood: Entry[][] = [];
  /** Those that nothing happens to any more, in the order in which they were over. */
  const past: Entry[] = [];
  let count = 0;

  function confirm(event: IndicatorEvent): void {
    const { mark } = event;
    const isLasting = LASTING.has(mark.kind);
    const [ended, overBy] = isLasting ? [count, event] : [NEVER, null];
    const entry = { mark, confirmed: count, tested: NEVER, testedBy: null, ended, overBy };
    if (all.length % MARKS_PER_LIST === 0) stood.push([...open.values()]);
    all.push(entry);
    if (isLasting) past.push(entry);
    else open.set(mark.id, entry);
  }

  /** What stood after so many events. */
  function standingAfter(events: number): Entry[] {
    if (events >= count) return [...open.values()];
    const until = firstWhere(all, ({ confirmed }) => confirmed >= events);
    const list = Math.max(0, Math.ceil(until / MARKS_PER_LIST) - 1);
    const since = all.slice(list * MARKS_PER_LIST, until);
    return [...(stood[list] ?? []), ...since].filter(({ ended }) => ended >= events);
  }

  return {
    apply(event) {
      const { type, mark } = event;
      const entry = open.get(mark.id);
      if (type === 'confirmed') confirm(event);
      else if (entry && isEnding(type)) {
        open.delete(mark.id);
        past.push(Object.assign(entry, { ended: count, overBy: event }));
      } else if (entry && TESTS.has(type) && entry.testedBy === null) {
        Object.assign(entry, { tested: count, testedBy: event });
      }
      count++;
    },
    since(time = -Infinity, events = count) {
      const asOf = ({ mark, tested, testedBy, ended, overBy }: Entry): Standing => ({
        mark,
        testedAt: tested < events && testedBy ? testedBy.at : null,
        endedAt: ended < events && overBy && !LASTING.has(mark.kind) ? overBy.at : null,
      });
      const end = firstWhere(past, ({ ended }) => ended >= events);
      const first = firstWhere(past, ({ overBy }) => (overBy as IndicatorEvent).knownAt > time);
      return [...past.slice(first, end), ...standingAfter(events)].map(asOf);
    },
  };
}
