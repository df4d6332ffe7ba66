import type { Message } from './messages.ts';
import { type DecimalMark, isMissing, numberOf } from './numbers.ts';
import { type Choices, type ReadFile, readTable } from './read.ts';
import { barCount, type Table } from './table.ts';
import type { Precision } from './values.ts';

/** A column. */
export interface Column {
  readonly name: string;
  /** NaN is no value; null if the column has text. */
  readonly values: readonly number[] | null;
  readonly precision: Precision;
}

/** What a platform wrote of a chart: its bars, and a value of each indicator for each bar. */
export interface ChartExport {
  readonly name: string;
  readonly table: Table;
  readonly step: number;
  readonly columns: readonly Column[];
}

const FLAGS: Readonly<Record<string, number>> = { true: 1, false: 0 };
const PLAIN = { point: /^-?\d+(?:\.\d+)?$/, comma: /^-?\d+(?:,\d+)?$/ };

/** Reads a column's cells, and how exactly they are written. */
export function createColumnReader(mark: DecimalMark, count: number) {
  let [decimals, digits, known, others] = [0, 0, 0, 0];
  const [point, plain] = [mark === 'point' ? '.' : ',', PLAIN[mark]];
  // Engines store numbers more compactly without null between them.
  const values = Array<number>(count).fill(Number.NaN);
  return {
    take(at: number, cell: string): void {
      // Most cells are plain; a file may have a million.
      const isPlain = plain.test(cell);
      if (!isPlain && isMissing(cell)) return;
      const text = isPlain ? cell : cell.replace('%', '').trim().toLowerCase();
      const value =
        isPlain && mark === 'point' ? Number(text) : (FLAGS[text] ?? numberOf(text, mark));
      if (Number.isNaN(value)) {
        others++;
        return;
      }
      known++;
      values[at] = value;
      const power = isPlain ? -1 : text.indexOf('e');
      const mantissa = power < 0 ? text : text.slice(0, power);
      const exponent = power < 0 ? 0 : Number(text.slice(power + 1));
      const place = mantissa.indexOf(point);
      const length = mantissa.length - (place < 0 ? 0 : 1);
      decimals = Math.max(decimals, (place < 0 ? 0 : length - place) - (exponent || 0));
      if (length > digits) digits = Math.max(digits, mantissa.replace(/^[^1-9]+|\D/g, '').length);
    },
    column: (name: string): Column => ({
      ...{ name, values: others > known ? null : values, precision: { decimals, digits } },
    }),
  };
}

/** Volumes are the market's, and some are corrected later. */
const VOLUME = /^<?(?:tick|real)?[ _]?vol(?:ume)?\.?>?$/i;

export interface ReadExport {
  readonly read: ReadFile;
  /** Missing if the file cannot be read, or waits for choices. */
  readonly chart?: ChartExport;
  readonly problems: readonly Message[];
}

/** Reads an exported file. A zone that is open is taken for UTC: prices show how far two exports
 * are apart. */
export async function readExport(
  name: string,
  file: Blob,
  choices: Choices = {},
): Promise<ReadExport> {
  const first = await readTable(file, choices);
  const open = first.points.filter(({ value }) => value === null);
  const isZone = open.length === 1 && open[0]?.name === 'zone';
  const { others, ...read } = isZone ? await readTable(file, { ...choices, zone: 'UTC' }) : first;
  const { bars, refused, points } = read;
  const problem = (code: Message['code'], values: object = {}): Message => ({
    ...{ code, values: { name, ...values } },
  });
  if (refused) return { read, problems: [problem(refused.code, { ...refused, fault: '' })] };
  const [top, bottom] = read.rows;
  // Two forms of a date always fit one row.
  if (!bars && `${top?.written}` === `${bottom?.written}`)
    return { read, problems: [problem('too-few')] };
  if (!bars || !others) return { read, problems: [problem('open', { point: open[0]?.name })] };
  const mark = points.find((point) => point.name === 'decimal')?.value as DecimalMark;
  const readers = others.names.map(() => createColumnReader(mark, barCount(bars.table)));
  others.each((bar, cells) => {
    for (const [at, reader] of readers.entries()) reader.take(bar, cells[at] ?? '');
  });
  const columns = readers
    .map((reader, at) => reader.column(others.names[at] ?? ''))
    .filter((column) => column.name !== '' && !VOLUME.test(column.name));
  const { table, step, leftOut } = bars;
  const left = leftOut > 0 ? [problem('rows-left-out', { count: leftOut })] : [];
  return { read, chart: { name, table, step, columns }, problems: left };
}
