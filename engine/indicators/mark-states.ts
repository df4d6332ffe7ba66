import { firstWhere } from '#market/bar';
import type { IndicatorEvent, Mark } from './indicator';

/** A mark, with the start times of the bars that tested and ended it (or null). */
export interface MarkState {
  readonly mark: Mark;
  readonly testedAt: number | null;
  readonly endedAt: number | null;
}

type OfKind<K extends Mark['kind']> = MarkState & { mark: Extract<Mark, { kind: K }> };

export function ofKind<K extends Mark['kind']>(
  markStates: readonly MarkState[],
  kind: K,
): OfKind<K>[] {
  return markStates.filter((state): state is OfKind<K> => state.mark.kind === kind);
}

/** Kinds of marks that record the past and never end. */
const LASTING: ReadonlySet<Mark['kind']> = new Set(['swing', 'break', 'session', 'opening-range']);

const ENDINGS: ReadonlySet<IndicatorEvent['type']> = new Set([
  'mitigated',
  'filled',
  'broken',
  'expired',
  'replaced',
]);

export const isEnding = (type: IndicatorEvent['type']): boolean => ENDINGS.has(type);
const TESTS: ReadonlySet<IndicatorEvent['type']> = new Set(['touched', 'taken']);

export interface MarkStates {
  apply(event: IndicatorEvent): void;
  /** Returns the state after the first `events` events: marks that ended (lasting marks: were
   * confirmed) after `time`, then marks in force. */
  since(time?: number, events?: number): MarkState[];
}

/** Exceeds any event count. V8 stores integers up to this in less memory than `Infinity`. */
export const NEVER = 2 ** 30 - 1;

/** `confirmed`, `tested` and `ended` are event indices. */
interface Entry {
  readonly mark: Mark;
  readonly confirmed: number;
  tested: number;
  testedBy: IndicatorEvent | null;
  ended: number;
  overBy: IndicatorEvent | null;
}

/** Each time this many marks are added, `snapshots` stores the marks in force, for fast lookups. */
const MARKS_PER_LIST = 2048;

export function createMarkStates(): MarkStates {
  const open = new Map<string, Entry>();
  const all: Entry[] = [];
  const snapshots: Entry[][] = [];
  const past: Entry[] = [];
  let count = 0;

  function confirm(event: IndicatorEvent): void {
    const { mark } = event;
    const isLasting = LASTING.has(mark.kind);
    const [ended, overBy] = isLasting ? [count, event] : [NEVER, null];
    const entry = { mark, confirmed: count, tested: NEVER, testedBy: null, ended, overBy };
    if (all.length % MARKS_PER_LIST === 0) snapshots.push([...open.values()]);
    all.push(entry);
    if (isLasting) past.push(entry);
    else open.set(mark.id, entry);
  }

  function inForceAfter(events: number): Entry[] {
    if (events >= count) return [...open.values()];
    const until = firstWhere(all, ({ confirmed }) => confirmed >= events);
    const list = Math.max(0, Math.ceil(until / MARKS_PER_LIST) - 1);
    const since = all.slice(list * MARKS_PER_LIST, until);
    return [...(snapshots[list] ?? []), ...since].filter(({ ended }) => ended >= events);
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
      const asOf = ({ mark, tested, testedBy, ended, overBy }: Entry): MarkState => ({
        mark,
        testedAt: tested < events && testedBy ? testedBy.at : null,
        endedAt: ended < events && overBy && !LASTING.has(mark.kind) ? overBy.at : null,
      });
      const end = firstWhere(past, ({ ended }) => ended >= events);
      const first = firstWhere(past, ({ overBy }) => (overBy as IndicatorEvent).knownAt > time);
      return [...past.slice(first, end), ...inForceAfter(events)].map(asOf);
    },
  };
}
