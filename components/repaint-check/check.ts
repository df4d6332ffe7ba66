/** Reads and compares exports, in a worker. */
import {
  type Aligned,
  type Case,
  columnsOf,
  compareExports,
  type Findings,
  inOrder,
  isBlank,
  type Message,
  type ReadExport,
  readExport,
} from 'repaint-check';
import type { Choices, ReadFile } from 'repaint-check/read';
import { type Bar, barCount, barsOf, timeAt } from 'repaint-check/table';

export interface GivenFile {
  readonly id: number;
  /** Unlike all others. */
  readonly name: string;
  readonly file: Blob;
  readonly choices: Choices;
}

export interface Reading extends Pick<ReadFile, 'points' | 'rows' | 'refused'> {
  readonly id: number;
  /** Null if the file cannot be compared yet, or at all. */
  readonly bars: number | null;
  readonly problems: readonly Message[];
}

export interface Checked {
  readonly readings: readonly Reading[];
  /** Null with less than two readable files. */
  readonly findings: Findings | null;
  /** Opening of the first and the last bar of the exports with cases. */
  readonly span: readonly [from: number, to: number];
}

export interface WantedCase {
  readonly column: string;
  readonly found: Case;
}

/** Bars around a case, with the values that both exports have for each. */
export interface CaseView {
  readonly bars: readonly Bar[];
  readonly before: readonly (number | null)[];
  readonly after: readonly (number | null)[];
  /** How many of the bars the earlier export has. */
  readonly known: number;
}

const BARS_BEFORE = 24;
const BARS_AFTER = 12;

const timeIn = ({ table, shift }: Aligned, row: number) => timeAt(table, row) + shift;

function rowsByTime(chart: Aligned): Map<number, number> {
  return new Map(
    Array.from({ length: barCount(chart.table) }, (_, row) => [timeIn(chart, row), row]),
  );
}

function viewOf(charts: readonly Aligned[], { column, found }: WantedCase): CaseView | null {
  const later = charts.find(({ to }) => to === found.seenAt);
  const earlier = charts.find(({ to }) => to === found.knownAt);
  if (!later || !earlier) return null;
  const row = rowsByTime(later).get(found.time) ?? 0;
  const from = Math.max(0, row - BARS_BEFORE);
  const bars = [...barsOf(later.table, from, row + BARS_AFTER + 1)];
  const known = rowsByTime(earlier);
  const valuesOf = (chart: Aligned) => columnsOf(chart).get(column)?.values ?? [];
  const [before, after] = [valuesOf(earlier), valuesOf(later)];
  const shown = (value: number | undefined) => (isBlank(value) ? null : value);
  return {
    bars: bars.map((bar, at) => ({ ...bar, time: timeIn(later, from + at) })),
    before: bars.map((_, at) => shown(before[known.get(timeIn(later, from + at)) ?? -1])),
    after: bars.map((_, at) => shown(after[from + at])),
    known: bars.filter((_, at) => known.has(timeIn(later, from + at))).length,
  };
}

/** @param onReading gets a file's id, and the share of it that has been read */
export function createCheck(onReading: (id: number, share: number) => void) {
  /** What has been read, by file and choices. */
  let kept = new Map<string, ReadExport>();
  let charts: Aligned[] = [];

  async function check(given: readonly GivenFile[]): Promise<Checked> {
    const read = new Map<string, ReadExport>();
    const readings: Reading[] = [];
    for (const { id, name, file, choices } of given) {
      const key = `${id} ${name} ${JSON.stringify(choices)}`;
      if (!kept.has(key)) onReading(id, 0);
      const onProgress = (share: number) => onReading(id, share);
      const found = kept.get(key) ?? (await readExport(name, file, choices, onProgress));
      read.set(key, found);
      const { points, rows, refused } = found.read;
      const bars = found.chart ? barCount(found.chart.table) : null;
      readings.push({
        id,
        points,
        rows,
        ...(refused && { refused }),
        bars,
        problems: found.problems,
      });
    }
    kept = read;
    const all = [...read.values()].flatMap(({ chart }) => chart ?? []);
    const findings = all.length > 1 ? compareExports(all) : null;
    charts = inOrder(all);
    const cases = findings?.columns.flatMap((column) => column.cases) ?? [];
    const seen = new Set(cases.map(({ seenAt }) => seenAt));
    const later = charts.filter(({ to }) => seen.has(to));
    const span = [
      Math.min(...later.map(({ from }) => from)),
      Math.max(...later.map(({ to }) => to)),
    ] as const;
    return { readings, findings, span };
  }

  return { check, view: (wanted: WantedCase) => viewOf(charts, wanted) };
}
