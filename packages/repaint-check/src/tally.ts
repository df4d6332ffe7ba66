import type { Case, Finding, Value, Verdict } from './findings.ts';
import type { Message } from './messages.ts';
import { isBlank, isSame, type Precision } from './values.ts';

/** A column in earlier data and in later data, which continues it; functions get an index. */
export interface Step {
  /** Index from which to compare. */
  readonly from: number;
  /** Number of bars in earlier data. */
  readonly known: number;
  /** Number of bars in later data. */
  readonly count: number;
  before(at: number): Value | undefined;
  after(at: number): Value | undefined;
  timeOf(at: number): number;
  /** Number of bars from this one to the first that earlier data does not have. */
  barsBack(at: number): number;
  /** Number of bars from this one to the last of later data. */
  age(at: number): number;
  readonly knownAt: number;
  readonly seenAt: number;
}

/** What a column's values mean. */
export interface Kind {
  readonly precision: Precision;
  /** True if 0 is no value. */
  readonly isSignal: boolean;
}

const middleOf = (sorted: readonly number[]) => sorted[(sorted.length - 1) >> 1] ?? 0;

/** Counts the differences of a column. @param mostCases how many to keep */
export function createTally(name: string, { precision, isSignal }: Kind, mostCases: number) {
  const counts = { compared: 0, changed: 0, vanished: 0, appeared: 0 };
  const cases: Case[] = [];
  const delays: number[] = [];
  let farthestBack = 0;
  /** No longer than this after its bar, a value was seen for the first time. */
  let promptest = Number.POSITIVE_INFINITY;
  let first: Value = null;
  let hasVaried = false;
  const known = (value: Value | undefined): Value =>
    isBlank(value) || (isSignal && value === 0) ? null : value;

  return {
    /** Compares values with the same index; bars that only later data has are new. */
    compare(step: Step): void {
      const { knownAt, seenAt } = step;
      for (let at = step.from; at < step.count; at++) {
        const to = known(step.after(at));
        if (!hasVaried && first !== null) hasVaried = to === null || !isSame(first, to, precision);
        first ??= to;
        if (at >= step.known) {
          if (to !== null) promptest = Math.min(promptest, step.age(at));
          continue;
        }
        const from = known(step.before(at));
        counts.compared++;
        if (from === to || (from !== null && to !== null && isSame(from, to, precision))) continue;
        const barsBack = step.barsBack(at);
        if (from === null) {
          counts.appeared++;
          delays.push(barsBack);
          promptest = Math.min(promptest, step.age(at));
        } else if (to === null) counts.vanished++;
        else counts.changed++;
        farthestBack = Math.max(farthestBack, barsBack);
        if (cases.length < mostCases)
          cases.push({ time: step.timeOf(at), from, to, barsBack, knownAt, seenAt });
      }
    },

    finding(dependsOnStart = false): Finding {
      const { compared, changed, vanished, appeared } = counts;
      const isDifferent = changed + vanished + appeared > 0;
      const code: Message['code'] =
        compared === 0 ? 'no-bars' : first === null ? 'blank' : 'constant';
      const isSilent = !isDifferent && !dependsOnStart && (compared === 0 || !hasVaried);
      const reason: Message | null = isSilent ? { code, values: {} } : null;
      const seen = dependsOnStart ? 'history' : 'unchanged';
      const verdict: Verdict =
        changed + vanished > 0 ? 'changed' : appeared > 0 ? 'late' : reason ? 'incomparable' : seen;
      const sorted = delays.sort((one, other) => one - other);
      const most = sorted.at(-1) ?? 0;
      // Data that ends soon after a bar shows only a part of its delay.
      const isOneDelay = most <= promptest;
      const least = isOneDelay ? most : (sorted[0] ?? 0);
      const late = { least, median: isOneDelay ? most : middleOf(sorted), most };
      return {
        ...{ name, verdict, ...counts, farthestBack: isDifferent ? farthestBack : null },
        ...{ late: appeared > 0 ? late : null, cases, reason },
      };
    },
  };
}

export type Tally = ReturnType<typeof createTally>;
