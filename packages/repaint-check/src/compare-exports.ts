import { type Aligned, commonPrecision, type Shared, sharedBars, shiftBetween } from './align.ts';
import type { ChartExport, Column } from './chart-export.ts';
import type { Finding, Findings } from './findings.ts';
import type { Message } from './messages.ts';
import { startUpOf } from './start-up.ts';
import { barCount, timeAt } from './table.ts';
import { createTally, type Tally } from './tally.ts';
import { HOUR_MS } from './time.ts';
import { isBlank, isSignal } from './values.ts';

/** Returns an export's columns by name; those of one name also by their order. */
export function columnsOf({ columns }: ChartExport): Map<string, Column> {
  const found = new Map<string, Column>();
  for (const column of columns) {
    let name = column.name;
    for (let count = 2; found.has(name); count++) name = `${column.name} (${count})`;
    found.set(name, column);
  }
  return found;
}

/** Returns the exports in the order of their last bars, with the times of the first one. */
export function inOrder(charts: readonly ChartExport[]): Aligned[] {
  const [first] = charts;
  const aligned = charts.map((chart) => {
    const shift = first && chart !== first ? shiftBetween(first, chart) : 0;
    const { table } = chart;
    const [from, to] = [0, barCount(table) - 1].map((row) => timeAt(table, row) + shift);
    return { ...chart, shift, from: from ?? 0, to: to ?? 0 };
  });
  return aligned.sort((one, other) => one.to - other.to);
}

/** Says that nothing closed between two exports, or null. */
function sameEnd(one: Aligned, other: Aligned): Message | null {
  if (one.to !== other.to) return null;
  const { table } = other;
  const isCopy =
    one.table.length === table.length && one.table.every((value, at) => value === table[at]);
  const values = { first: one.name, second: other.name };
  return { code: isCopy ? 'same-bars' : 'same-end', values };
}

interface Pair {
  readonly earlier: Aligned;
  readonly later: Aligned;
  readonly shared: Shared;
}

/** Pairs each export with the one before or, if they cannot be compared, with an earlier one. */
function pairsOf(charts: readonly Aligned[], notes: Message[]): Pair[] {
  const pairs: Pair[] = [];
  const known: Aligned[] = [];
  for (const later of charts) {
    const problems: Message[] = [];
    const tried = known.at(-1);
    const copy = tried && sameEnd(tried, later);
    for (const earlier of copy ? [] : known.toReversed()) {
      const shared = sharedBars(earlier, later);
      if ('code' in shared) problems.push(shared);
      else {
        pairs.push({ earlier, later, shared });
        break;
      }
    }
    notes.push(...(copy ? [copy] : problems.slice(0, 1)));
    if (!copy) known.push(later);
  }
  for (const { earlier, later, shared } of pairs) {
    const values = { first: earlier.name, second: later.name };
    const { different, extra } = shared;
    if (different > 0)
      notes.push({ code: 'bars-left-out', values: { ...values, count: different } });
    if (extra > 0) notes.push({ code: 'bars-extra', values: { ...values, count: extra } });
  }
  return pairs;
}

/** Number of bars by which a column is drawn back: it has a value on every bar from its first one to there. */
function offsetOf({ values }: Column): number {
  const all = values ?? [];
  const first = all.findIndex((value) => !isBlank(value));
  const last = all.findLastIndex((value) => !isBlank(value));
  const isWhole = !all.slice(Math.max(0, first), last).some(isBlank);
  return isWhole ? all.length - 1 - last : 0;
}

/** Returns the values of two exports at a closed bar's row. What is drawn back from the bar that was not
 * closed is left out: the last value of a column with the same offset in both. */
function closedValues(columns: readonly [Column, Column], isLastClosed: boolean) {
  const [offset, other] = columns.map(offsetOf);
  const isDrawnBack = !isLastClosed && offset === other;
  return columns.map(({ values }) => {
    const all = values ?? [];
    const open = isDrawnBack && offset ? all.length - 1 - offset : -1;
    return (row: number): number => (row === open ? Number.NaN : (all[row] ?? Number.NaN));
  }) as [Rows, Rows];
}

type Rows = (row: number) => number;

/** Counts a column's differences between two exports. Returns true if it depends on the start. */
function comparePair(
  { earlier, later, shared }: Pair,
  tally: Tally,
  columns: readonly [Column, Column],
): boolean {
  const { rows, closed, isLastClosed } = shared;
  const [before, after] = closedValues(columns, isLastClosed);
  const precision = commonPrecision(columns[0].precision, columns[1].precision);
  const next = (rows.later.at(-1) ?? -1) + 1;
  const known = rows.later.length;
  const rowAt = (at: number) => rows.later[at] ?? next + at - known;
  let start = { from: 0, dependsOnStart: false };
  if (earlier.from !== later.from) {
    const values = [rows.earlier.map(before), rows.later.map(after)] as const;
    const isEarlierShorter = earlier.from > later.from;
    const [shorter, longer] = isEarlierShorter ? values : [values[1], values[0]];
    // An indicator waits for no more bars in one export than in the other.
    const wait = columns[isEarlierShorter ? 1 : 0].values?.findIndex((value) => !isBlank(value));
    const own = isEarlierShorter ? rows.earlier : rows.later;
    const ready = own.findIndex((row) => row >= (wait ?? 0));
    start = startUpOf(shorter, longer, ready < 0 ? own.length : ready, precision);
  }
  tally.compare({
    from: start.from,
    known,
    count: known + closed.later - next,
    before: (at) => before(rows.earlier[at] ?? 0),
    after: (at) => after(rowAt(at)),
    timeOf: (at) => timeAt(later.table, rowAt(at)) + later.shift,
    barsBack: (at) => closed.earlier - (rows.earlier[at] ?? 0),
    age: (at) => closed.later - 1 - rowAt(at),
    knownAt: earlier.to,
    seenAt: later.to,
  });
  return start.dependsOnStart;
}

function findingOf(name: string, pairs: readonly Pair[]): Finding {
  const comparable = pairs.flatMap((pair) => {
    const columns = [pair.earlier, pair.later].map((chart) => columnsOf(chart).get(name));
    const [before, after] = columns;
    return before && after ? [{ pair, columns: [before, after] as const }] : [];
  });
  const all = comparable.flatMap(({ columns }) => columns);
  const reason = reasonAgainst(name, pairs, all);
  const kind = {
    precision: all
      .map(({ precision }) => precision)
      .reduce(commonPrecision, { decimals: 99, digits: 99 }),
    isSignal: isSignal(all.map(({ values }) => values ?? [])),
  };
  const tally = createTally(name, kind, Number.POSITIVE_INFINITY);
  const [first] = comparable;
  if (reason || !first) return { ...tally.finding(), verdict: 'incomparable', reason };
  const { closed, isLastClosed } = first.pair.shared;
  tally.compare({
    ...{ from: 0, known: 0, count: closed.earlier, before: () => null },
    after: closedValues(first.columns, isLastClosed)[0],
    ...{ timeOf: () => Number.NaN, barsBack: () => 0, knownAt: 0, seenAt: 0 },
    age: (at) => closed.earlier - 1 - at,
  });
  const depends = comparable.map(({ pair, columns }) => comparePair(pair, tally, columns));
  return tally.finding(depends.includes(true));
}

/** Says why a column cannot be compared, or null. @param found it, in all pairs that have it */
function reasonAgainst(
  name: string,
  pairs: readonly Pair[],
  found: readonly Column[],
): Message | null {
  const [raw = name] = [found[0]?.name];
  const countIn = (chart: ChartExport) =>
    chart.columns.filter((column) => column.name === raw).length;
  for (const { earlier, later } of pairs) {
    const [count, other] = [countIn(earlier), countIn(later)];
    const values = { first: earlier.name, second: later.name, count, other };
    if (count !== other && count > 0 && other > 0) return { code: 'ambiguous', values };
  }
  if (found.length === 0) {
    const charts = pairs.flatMap(({ earlier, later }) => [earlier, later]);
    const without = charts.find((chart) => !columnsOf(chart).has(name));
    return { code: 'missing', values: { name: without?.name ?? '' } };
  }
  return found.some(({ values }) => values === null) ? { code: 'text', values: {} } : null;
}

/** Compares exports of one chart, made at different times, and reports which values of closed bars
 * did not stay. */
export function compareExports(charts: readonly ChartExport[]): Findings {
  if (charts.length < 2) return { columns: [], notes: [{ code: 'one-export', values: {} }] };
  const ordered = inOrder(charts);
  const notes: Message[] = ordered
    .filter(({ shift }) => shift !== 0)
    .map(({ name, shift }) => ({ code: 'shifted', values: { name, hours: shift / HOUR_MS } }));
  const pairs = pairsOf(ordered, notes);
  const names = new Set(
    pairs.flatMap(({ earlier, later }) => [
      ...columnsOf(later).keys(),
      ...columnsOf(earlier).keys(),
    ]),
  );
  if (pairs.length > 0 && names.size === 0) notes.push({ code: 'no-columns', values: {} });
  const columns = [...names].map((name) => findingOf(name, pairs));
  const other = pairs.find(({ earlier, later }) => earlier.from !== later.from);
  if (other && columns.some(({ verdict }) => verdict === 'changed')) {
    const values = { first: other.earlier.name, second: other.later.name };
    notes.push({ code: 'other-start', values });
  }
  return { columns, notes };
}
