import Papa from 'papaparse';
import { PRICES, type PriceName, type Row } from './names.ts';
import { numberOf } from './numbers.ts';
import { type Choices, type Option, type Point, type PointName, quoted } from './points.ts';
import { type Layout, type Reading, type ReadRow, readingOf } from './reading.ts';
import { cellAt, isEmpty, type Separator } from './sheet.ts';
import { barsOf, MAX_FILE_BYTES, MAX_PRICE, MIN_PRICE, TABLE_WIDTH, type Table } from './table.ts';
import { stepOf } from './time.ts';
import { timeTextOf } from './time-columns.ts';
import { createTimeReader, shiftOf } from './times.ts';

export type { Choices, Option, Point, PointName, ReadRow };

const MAX_LEFT_OUT = 0.1;
const MAX_SYMBOLS = 100;
const ALL_SYMBOLS = '';

/** A skipped row; `line` counts from 1. */
export interface RowFault {
  readonly line: number;
  readonly code: 'cells' | 'time' | 'price' | 'range' | 'same-time';
  readonly got: string;
  readonly column?: PriceName;
  readonly wanted?: string;
}

export interface FileBars {
  readonly table: Table;
  readonly step: number;
  readonly leftOut: number;
  readonly fault: RowFault | null;
}

export interface Refused {
  readonly code:
    | NonNullable<Reading['refused']>['code']
    | ('unopened' | 'too-large' | 'not-text' | 'empty' | 'too-few' | 'left-out');
  readonly got?: string;
  readonly count?: number;
  readonly leftOut?: number;
  readonly fault?: RowFault | null;
}

/** Columns that are neither time nor price. */
export interface OtherColumns {
  readonly names: readonly string[];
  /** Reads the file again, and calls back with a bar's cells; bars come in the file's order. */
  each(take: (bar: number, cells: readonly string[]) => void): void;
}

/** Without bars, the file is refused, or points wait for the visitor's choice. */
export interface ReadFile extends Pick<Reading, 'points' | 'rows'> {
  readonly bars?: FileBars;
  readonly refused?: Refused;
}

/** Files may be UTF-16, with or without a byte order mark. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if ((first === 0xff && second === 0xfe) || second === 0)
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || first === 0)
    return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const SAMPLE_LENGTH = 20_000;
const PARTS = 8;

/** Returns rows from several places in the file, separated by an empty row. Together they show, for
 * example, a day above 12, which reveals the date order. */
function sampleOf(text: string, delimiter: Separator): string[][] {
  const isShort = text.length <= PARTS * SAMPLE_LENGTH;
  return Array.from({ length: isShort ? 1 : PARTS }, (_, part) => {
    const from = Math.floor((part * text.length) / PARTS);
    const lines = text.slice(from, from + SAMPLE_LENGTH);
    const first = part > 0 ? lines.search(/[\r\n]/) : 0;
    const last = Math.max(0, lines.lastIndexOf('\n'), lines.lastIndexOf('\r'));
    const piece = isShort ? text : lines.slice(first, last);
    return [...Papa.parse<string[]>(piece, { delimiter }).data, []];
  }).flat();
}

/** Rounding error in computed prices, as a share of the price. */
const TOLERANCE = 1e-9;

/** Returns a function that reads a row as time, open, high, low and close, or says what is wrong. */
function createRowReader(layout: Layout): (row: Row) => number[] | Omit<RowFault, 'line'> {
  const readTime = createTimeReader(layout.form);
  const shift = layout.zone ? shiftOf(layout.zone) : null;
  const width = layout.header.length;
  return (row) => {
    const filled = row.length > width ? row.findLastIndex((cell) => cell.trim() !== '') + 1 : 0;
    if (width > 0 && filled > width) return { code: 'cells', got: `${filled}`, wanted: `${width}` };
    const text = timeTextOf(row, layout);
    const read = readTime(text);
    const time = read && (shift ?? shiftOf(read.zone || 'UTC'))?.(read.local);
    if (time === null || time === undefined || Number.isNaN(time))
      return { code: 'time', got: text };
    const prices = layout.prices.map((place) => numberOf(cellAt(row, place), layout.mark));
    // Zero is a missing price, unless the bar has negative prices.
    const isPrice = (price: number) => {
      const size = Math.abs(price);
      return size <= MAX_PRICE && (size >= MIN_PRICE || (size === 0 && Math.min(...prices) < 0));
    };
    const wrong = prices.findIndex((price) => !isPrice(price));
    if (wrong >= 0)
      return { code: 'price', column: PRICES[wrong], got: cellAt(row, layout.prices[wrong] ?? -1) };
    const [open = 0, high = 0, low = 0, close = 0] = prices;
    const [most, least] = [Math.max(...prices), Math.min(...prices)];
    const dust = TOLERANCE * Math.abs(most);
    const isOrdered = most - high <= dust && low - least <= dust;
    return isOrdered ? [time, open, most, least, close] : { code: 'range', got: prices.join(', ') };
  };
}

/** Calls back with each row of the table that is not blank, and its line. */
function eachRow(
  text: string,
  { separator, start }: Layout,
  take: (row: Row, line: number) => void,
) {
  let line = 0;
  Papa.parse<string[]>(text, {
    delimiter: separator,
    // Rows in chunks would outlive the garbage collector's first passes.
    step: ({ data }) => {
      if (line++ >= start && !isEmpty(data) && !data[0]?.startsWith('#')) take(data, line);
    },
  });
}

/** Reads a CSV file. */
export async function readTable(
  file: Blob,
  choices: Choices = {},
): Promise<ReadFile & { others?: OtherColumns }> {
  const refuse = (code: Refused['code']) => ({ points: [], rows: [], refused: { code } });
  if (file.size > MAX_FILE_BYTES) return refuse('too-large');
  let text: string;
  try {
    text = decoded(await file.arrayBuffer());
  } catch {
    return refuse('unopened');
  }
  if (text.slice(0, SAMPLE_LENGTH).includes('\0')) return refuse('not-text');
  if (text.trim() === '') return refuse('empty');
  const { layout, ...read } = readingOf((separator) => sampleOf(text, separator), choices);
  return layout ? { ...read, ...barsIn(text, layout, read.points, choices) } : read;
}

function barsIn(text: string, layout: Layout, before: readonly Point[], choices: Choices) {
  const points = [...before];
  const readRow = createRowReader(layout);
  const cells: number[] = [];
  const lines: number[] = [];
  const symbols = new Set<string>();
  let leftOut = 0;
  let fault: RowFault | null = null;
  const leaveOut = ({ got, ...found }: RowFault) => {
    leftOut++;
    if (!fault || found.line < fault.line) fault = { ...found, got: quoted(got) };
  };
  const wanted = choices.symbol ?? ALL_SYMBOLS;
  eachRow(text, layout, (row, line) => {
    const symbol = cellAt(row, layout.symbol);
    const found = readRow(row);
    if (symbol !== '') symbols.add(symbol);
    if (wanted !== ALL_SYMBOLS && symbol !== wanted) return;
    if ('code' in found) return leaveOut({ line, ...found });
    cells.push(...found);
    lines.push(line);
  });
  if (symbols.size > 1) {
    const options = [...[...symbols].slice(0, MAX_SYMBOLS), ALL_SYMBOLS].map((value) => ({
      value,
    }));
    points.push({ name: 'symbol', state: 'open', value: choices.symbol ?? null, options });
    if (choices.symbol === undefined) return { points };
  }

  const timeOf = (row: number) => cells[row * TABLE_WIDTH] as number;
  const rowAt = (row: number) => cells.slice(row * TABLE_WIDTH, (row + 1) * TABLE_WIDTH);
  const written = (row: number) =>
    new Date(timeOf(row)).toISOString().slice(0, 16).replace('T', ' ');
  const moves = lines.slice(1).map((_, row) => timeOf(row + 1) - timeOf(row));
  const falls = moves.filter((move) => move < 0).length;
  const isNewestFirst = falls > moves.filter((move) => move > 0).length;
  const isSorted = moves.every((move) => (isNewestFirst ? move <= 0 : move >= 0));
  const value = isSorted ? (isNewestFirst ? 'newest' : 'oldest') : 'none';
  points.push({ name: 'order', state: 'proved', value, options: [] });
  const refuse = (refused: Refused) => ({ points, refused });
  const order = Uint32Array.from(lines, (_, row) => row);
  if (falls > 0) order.sort((one, other) => timeOf(one) - timeOf(other));
  const kept = order.filter((row, at) => {
    const before = order[at - 1] as number;
    if (at === 0 || timeOf(row) !== timeOf(before)) return true;
    // Joined exports repeat rows.
    if (`${rowAt(row)}` !== `${rowAt(before)}`)
      leaveOut({ line: lines[row] as number, code: 'same-time', got: written(row) });
    return false;
  });
  const table = new Float64Array(kept.length * TABLE_WIDTH);
  for (const [at, row] of kept.entries()) table.set(rowAt(row), at * TABLE_WIDTH);

  const count = kept.length;
  const total = count + leftOut;
  if (leftOut > MAX_LEFT_OUT * total)
    return refuse({ code: 'left-out', count: total, leftOut, fault });
  const step = stepOf(barsOf(table));
  if (step === null) return refuse({ code: 'too-few', count, fault });

  const { header, columns, time, clock, prices } = layout;
  const free = columns.filter((index) => ![time, clock, ...prices].includes(index));
  const others: OtherColumns = {
    names: free.map((index) => cellAt(header, index)),
    each(take) {
      const barOf = new Map(Array.from(kept, (row, bar) => [lines[row], bar]));
      eachRow(text, layout, (row, line) => {
        const bar = barOf.get(line);
        if (bar !== undefined)
          take(
            bar,
            free.map((index) => row[index] ?? ''),
          );
      });
    },
  };
  return {
    points,
    bars: { table, step, leftOut, fault },
    others,
  };
}
