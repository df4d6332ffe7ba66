import type { Value } from './findings.ts';
import { isBlank, isSame, type Precision } from './values.ts';

const FEWEST_SAME = 5;
/** An offset that varies by less is one. */
const STEADY = 0.01;

export interface StartUp {
  /** Index from which differences do not come from the start. */
  readonly from: number;
  /** True if there are differences before. */
  readonly dependsOnStart: boolean;
}

/** Tells differences that come from where the bars start, and fade from there, from others.
 * @param shorter the values of the export that starts later
 * @param ready index by which an indicator has its first value, if it is on every bar */
export function startUpOf(
  shorter: readonly Value[],
  longer: readonly Value[],
  ready: number,
  precision: Precision,
): StartUp {
  const firstIn = (values: readonly Value[]) => values.findIndex((value) => !isBlank(value));
  const known = firstIn(shorter);
  const first = known < 0 ? ready : Math.min(ready, known);
  const isOnEveryBar =
    longer.length > 0 && !longer.slice(Math.max(0, firstIn(longer))).some(isBlank);
  if (first >= shorter.length)
    return isOnEveryBar
      ? { from: first, dependsOnStart: true }
      : { from: 0, dependsOnStart: false };
  const none = { from: first, dependsOnStart: false };
  const hasValue = (at: number) => !isBlank(shorter[at]) || !isBlank(longer[at]);
  const gapAt = (at: number) => gapBetween(shorter[at] ?? null, longer[at] ?? null, precision);
  // A signal or a direction is often the same by chance.
  const isStepped = hasFewKinds(longer);
  const rows: number[] = [];
  for (let at = first; at < shorter.length; at++) {
    if (hasValue(at)) rows.push(at);
    // Most columns do not depend on the start.
    if (!isStepped && rows.length === FEWEST_SAME && rows.every((row) => gapAt(row) === 0))
      return none;
  }
  const gaps = rows.map(gapAt);
  const count = gaps.length;
  if (!gaps.slice(0, isStepped ? count : FEWEST_SAME).some((gap) => gap !== 0)) return none;

  // The first stretch without a difference that is as long as what came before ends the start.
  let run = 0;
  for (const [at, gap] of gaps.entries()) {
    if (gap !== 0) run = at + 1;
    else if (run > 0 && at + 1 - run >= Math.max(FEWEST_SAME, run))
      return { from: rows[run] ?? first, dependsOnStart: true };
  }
  const sizes = gaps.map(Math.abs);
  const quarters = [0, 1, 2, 3].map((quarter) =>
    Math.max(...sizes.slice((quarter * count) / 4, ((quarter + 1) * count) / 4)),
  );
  const [early = 0, , , late = 0] = quarters;
  const isFading =
    late < early / 2 && quarters.every((size, at) => at === 0 || size <= (quarters[at - 1] ?? 0));
  const isOffset =
    gaps.every(Number.isFinite) &&
    Math.max(...gaps) - Math.min(...gaps) <= STEADY * Math.min(...sizes);
  return count > FEWEST_SAME && (isFading || isOffset)
    ? { from: shorter.length, dependsOnStart: true }
    : none;
}

const MOST_KINDS = 3;

function hasFewKinds(values: readonly Value[]): boolean {
  const kinds = new Set<Value>();
  for (const value of values) {
    if (!isBlank(value)) kinds.add(value);
    if (kinds.size > MOST_KINDS) return false;
  }
  return true;
}

function gapBetween(one: Value, other: Value, precision: Precision): number {
  if (isBlank(one) && isBlank(other)) return 0;
  if (isBlank(one) || isBlank(other)) return Number.POSITIVE_INFINITY;
  return isSame(one, other, precision) ? 0 : Number(one) - Number(other);
}
