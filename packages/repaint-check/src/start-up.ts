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
 * @param shorter the values of the export that starts later */
export function startUpOf(
  shorter: readonly Value[],
  longer: readonly Value[],
  precision: Precision,
): StartUp {
  // Before its first value, an indicator waits for bars.
  const first = Math.max(
    0,
    shorter.findIndex((value) => !isBlank(value)),
  );
  const none = { from: first, dependsOnStart: false };
  const hasValue = (at: number) => !isBlank(shorter[at]) || !isBlank(longer[at]);
  const gapAt = (at: number) => gapBetween(shorter[at] ?? null, longer[at] ?? null, precision);
  const rows: number[] = [];
  for (let at = first; at < shorter.length; at++) {
    if (hasValue(at)) rows.push(at);
    // Most columns do not depend on the start.
    if (rows.length === 2 && rows.every((row) => gapAt(row) === 0)) return none;
  }
  const gaps = rows.map(gapAt);
  const count = gaps.length;
  if (!gaps.slice(0, 2).some((gap) => gap !== 0)) return none;

  // The first stretch without a difference that is as long as what came before ends the start.
  let run = 0;
  for (const [at, gap] of gaps.entries()) {
    if (gap !== 0) run = at + 1;
    else if (at + 1 - run >= Math.max(FEWEST_SAME, run))
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

function gapBetween(one: Value, other: Value, precision: Precision): number {
  if (isBlank(one) && isBlank(other)) return 0;
  if (isBlank(one) || isBlank(other)) return Number.POSITIVE_INFINITY;
  return isSame(one, other, precision) ? 0 : Number(one) - Number(other);
}
