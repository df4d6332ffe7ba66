import type { Message } from './messages.ts';
import { type DecimalMark, isMissing, numberOf } from './numbers.ts';
import { type Choices, type Follow, type ReadFile, readTable } from './read.ts';
import { cellAt } from './sheet.ts';
import type { Table } from './table.ts';
import { EXACT, type Precision } from './values.ts';

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
const SCIENTIFIC = { point: /^-?\d+(?:\.\d+)?e[+-]?\d+$/i, comma: /^-?\d+(?:,\d+)?e[+-]?\d+$/i };

/** Fewer different values in a row do not show how they are rounded: 1.5 may be all of its digits. */
const FEWEST_KINDS = 5;

/** Reads a column's cells, and how exactly they are written. */
export function createColumnReader(mark: DecimalMark) {
  let [decimals, digits, known, others, kinds] = [0, 0, 0, 0, 0];
  let last = Number.NaN;
  const isPoint = mark === 'point';
  const [plain, scientific] = [PLAIN[mark], SCIENTIFIC[mark]];
  // Engines store numbers more compactly without null between them.
  const values: number[] = [];
  return {
    take(cell: string): void {
      const at = values.push(Number.NaN) - 1;
      // Most cells are one or the other; a file may have a million.
      const isPlain = plain.test(cell);
      const isUsual = isPlain || scientific.test(cell);
      if (!isUsual && isMissing(cell)) return;
      const text = isUsual ? cell : cell.replace('%', '').trim().toLowerCase();
      const value = isUsual
        ? Number(isPoint ? text : text.replace(',', '.'))
        : (FLAGS[text] ?? numberOf(text, mark));
      if (Number.isNaN(value)) {
        others++;
        return;
      }
      known++;
      values[at] = value;
      if (value !== last) kinds++;
      last = value;
      const power = isPlain ? -1 : text.search(/e/i);
      const mantissa = power < 0 ? text : text.slice(0, power);
      const exponent = power < 0 ? 0 : Number(text.slice(power + 1));
      const place = mantissa.indexOf(isPoint ? '.' : ',');
      const length = mantissa.length - (place < 0 ? 0 : 1);
      decimals = Math.max(decimals, (place < 0 ? 0 : length - place) - (exponent || 0));
      if (length > digits) digits = Math.max(digits, mantissa.replace(/^[^1-9]+|\D/g, '').length);
    },
    precision: (): Precision => (kinds < FEWEST_KINDS ? EXACT : { decimals, digits }),
    /** Returns numbers in the order of the cells; null if most cells have text. */
    values: () => (others > known ? null : values),
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
 * are apart. @param onProgress gets the share of the file that has been read, at each percent */
export async function readExport(
  name: string,
  file: Blob,
  choices: Choices = {},
  onProgress?: (share: number) => void,
): Promise<ReadExport> {
  let columns: (ReturnType<typeof createColumnReader> & { name: string; index: number })[] = [];
  const follow: Follow = ({ header, columns: all, time, clock, prices, mark }) => {
    columns = all
      .filter((index) => ![time, clock, ...prices].includes(index))
      .map((index) => ({
        name: cellAt(header, index),
        index,
        ...createColumnReader(mark ?? 'point'),
      }))
      .filter((column) => column.name !== '' && !VOLUME.test(column.name));
    let known = 0;
    return (row, share) => {
      for (const column of columns) column.take(row[column.index] ?? '');
      if (share < known + 0.01) return;
      known = share;
      onProgress?.(share);
    };
  };
  const first = await readTable(file, choices, follow);
  const open = first.points.filter(({ value }) => value === null);
  const isZone = open.length === 1 && open[0]?.name === 'zone';
  const { order, ...read } = isZone
    ? await readTable(file, { ...choices, zone: 'UTC' }, follow)
    : first;
  const { bars, refused } = read;
  const problem = (code: Message['code'], values: object = {}): Message => ({
    ...{ code, values: { name, ...values } },
  });
  if (refused) return { read, problems: [problem(refused.code, { ...refused, fault: '' })] };
  const [top, bottom] = read.rows;
  // Two forms of a date always fit one row.
  if (!bars && `${top?.written}` === `${bottom?.written}`)
    return { read, problems: [problem('too-few')] };
  if (!bars || !order) return { read, problems: [problem('open', { point: open[0]?.name })] };
  const isSorted = order.every((row, bar) => row === bar);
  const inOrder = (values: readonly number[]) =>
    isSorted ? values.slice(0, order.length) : Array.from(order, (row) => values[row] as number);
  const { table, step, leftOut } = bars;
  const chart = {
    name,
    table,
    step,
    columns: columns.map((column): Column => {
      const values = column.values();
      return {
        name: column.name,
        values: values && inOrder(values),
        precision: column.precision(),
      };
    }),
  };
  const left = leftOut > 0 ? [problem('rows-left-out', { count: leftOut })] : [];
  return { read, chart, problems: left };
}
