import type { IndicatorEvent, Mark } from './indicator';

/** A mark with what has happened to it so far. */
export interface Standing {
  readonly mark: Mark;
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

export interface Standings {
  apply(event: IndicatorEvent): void;
  /** Every mark that was ever confirmed: those that are over in the order in which they were, then those that stand. */
  all(): Iterable<Standing>;
  /** Those that stand, and those that were over at or after `time`: in time that depends on their number alone. */
  since(time: number): Standing[];
}

/** A standing that nothing happens to any more. */
interface Past {
  /** When that became known, never before the one before it in the list. */
  at: number;
  standing: Standing;
}

/** Keeps, event by event, what stands on a chart and since when. */
export function createStandings(): Standings {
  const open = new Map<string, Standing>();
  const past: Past[] = [];

  function close(standing: Standing, knownAt: number): void {
    past.push({ at: Math.max(knownAt, past.at(-1)?.at ?? knownAt), standing });
  }

  return {
    apply(event) {
      const { type, mark, knownAt } = event;
      if (type === 'confirmed') {
        const standing = { mark, endedAt: null };
        if (LASTING.has(mark.kind)) close(standing, knownAt);
        else open.set(mark.id, standing);
      } else if (ENDINGS.has(type) && open.delete(mark.id)) {
        close({ mark, endedAt: knownAt }, knownAt);
      }
    },
    *all() {
      for (const { standing } of past) yield standing;
      yield* open.values();
    },
    since(time) {
      const found: Standing[] = [];
      for (let place = past.length - 1; place >= 0; place--) {
        const { at, standing } = past[place] as Past;
        if (at < time) break;
        found.push(standing);
      }
      return [...found.reverse(), ...open.values()];
    },
  };
}
