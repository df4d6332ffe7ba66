import type { Findings, Value } from './findings.ts';
import { createTally, type Tally } from './tally.ts';
import { EXACT, isSignal } from './values.ts';

/** Columns by name, each with one value for each bar; a drawing is text at the bar it starts from. */
export type Series = Readonly<Record<string, readonly (Value | undefined)[]>>;

export interface CheckOptions {
  /** Every how many bars, or at which numbers of bars, to compute; every bar by default. */
  readonly cuts?: number | readonly number[];
  /** Stops the check, which then rejects. */
  readonly signal?: AbortSignal;
}

const MOST_CASES = 5;

const valuesOf = (series: Series, name: string) =>
  (Object.hasOwn(series, name) && series[name]) || [];

function cutsOf(count: number, cuts: NonNullable<CheckOptions['cuts']>): number[] {
  if (typeof cuts !== 'number')
    return [...new Set(cuts)].filter((cut) => cut > 0 && cut < count).sort((a, b) => a - b);
  if (!(cuts >= 1)) throw new RangeError(`cuts: expected a number from 1, got ${cuts}`);
  return Array.from({ length: Math.ceil(count / cuts) - 1 }, (_, at) =>
    Math.floor((at + 1) * cuts),
  );
}

/** Computes an indicator from the first bars only, then from more and more, and reports which
 * values of earlier bars did not stay. All bars must be closed. */
export async function checkSeries<Bar extends { readonly time: number }>(
  compute: (bars: readonly Bar[]) => Series | Promise<Series>,
  bars: readonly Bar[],
  { cuts = 1, signal }: CheckOptions = {},
): Promise<Findings> {
  async function seriesAt(count: number): Promise<Series> {
    signal?.throwIfAborted();
    const series = await compute(bars.slice(0, count));
    for (const [name, values] of Object.entries(series))
      if (values.length !== count)
        throw new RangeError(`${name}: expected ${count} values, one a bar, got ${values.length}`);
    return series;
  }

  const whole = await seriesAt(bars.length);
  const tallies = new Map<string, Tally>();
  const tallyOf = (name: string) => {
    const known = tallies.get(name);
    const kind = { precision: EXACT, isSignal: isSignal([valuesOf(whole, name)]) };
    const tally = known ?? createTally(name, kind, MOST_CASES);
    tallies.set(name, tally);
    return tally;
  };
  let before: Series = {};
  let known = 0;
  for (const count of [...cutsOf(bars.length, cuts), bars.length]) {
    const after = count === bars.length ? whole : await seriesAt(count);
    const [start, earlier] = [known, before];
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      tallyOf(name).compare({
        ...{ from: 0, known, count },
        before: (at) => valuesOf(earlier, name)[at],
        after: (at) => valuesOf(after, name)[at],
        timeOf: (at) => bars[at]?.time ?? Number.NaN,
        barsBack: (at) => start - at,
        age: (at) => count - 1 - at,
        knownAt: bars[start - 1]?.time ?? Number.NaN,
        seenAt: bars[count - 1]?.time ?? Number.NaN,
      });
    [before, known] = [after, count];
  }
  return { columns: [...tallies.values()].map((tally) => tally.finding()), notes: [] };
}
