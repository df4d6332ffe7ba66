import Papa from 'papaparse';
import { PRICES, type PriceName, type Row } from './names.ts';
import { type Choices, type Point, quoted, type Refusal } from './points.ts';
import { createRowReader, type Layout, type ReadRow, readingOf } from './reading.ts';
import { cellAt, isEmpty, type Separator } from './sheet.ts';
import { barsOf, MAX_FILE_BYTES, MAX_PRICE, MIN_PRICE, TABLE_WIDTH, type Table } from './table.ts';
import { stepOf } from './time.ts';

export type { Choices, Option, Point, PointName } from './points.ts';
export type { ReadRow };

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
    | Refusal['code']
    | ('unopened' | 'too-large' | 'not-text' | 'empty' | 'too-few' | 'left-out');
  readonly got?: string;
  readonly count?: number;
  readonly leftOut?: number;
  readonly fault?: RowFault | null;
}

/** Gets how the file is written. Returns what then gets each row that has a bar, in the file's order,
 * and the share of the file that has been read. */
export type Follow = (layout: Layout) => (row: Row, share: number) => void;

/** Without bars, the file is refused, or points wait for the visitor's choice. */
export interface ReadFile {
  readonly points: readonly Point[];
  /** The first and the last one. */
  readonly rows: readonly ReadRow[];
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

/** Returns rows from several places in the file. Together they show, for example, a day above 12,
 * which reveals the date order. */
function sampleOf(text: string, delimiter: Separator): string[][] {
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const from = Math.floor((part * (text.length - SAMPLE_LENGTH)) / (PARTS - 1));
    const lines = text.slice(from, from + SAMPLE_LENGTH);
    const last = Math.max(lines.lastIndexOf('\n'), lines.lastIndexOf('\r'));
    const end = part < PARTS - 1 ? last : undefined;
    return lines.slice(part > 0 ? lines.search(/[\r\n]/) + 1 : 0, end);
  });
  const sample = text.length <= PARTS * SAMPLE_LENGTH ? text : parts.join('\n');
  return Papa.parse<string[]>(sample, { delimiter }).data;
}

/** Rounding error in computed prices, as a share of the price. */
const TOLERANCE = 1e-9;

/** Returns a row's time, open, high, low and close, or what is wrong with it. */
function barOf(
  row: Row,
  { text, time, prices }: ReturnType<ReturnType<typeof createRowReader>>,
  { header, prices: places }: Layout,
): number[] | Omit<RowFault, 'line'> {
  const width = header.length;
  const filled = row.length > width ? row.findLastIndex((cell) => cell.trim() !== '') + 1 : 0;
  if (width > 0 && filled > width) return { code: 'cells', got: `${filled}`, wanted: `${width}` };
  if (Number.isNaN(time)) return { code: 'time', got: text };
  // Zero is a missing price, unless the bar has negative prices.
  const isPrice = (price: number) => {
    const size = Math.abs(price);
    return size <= MAX_PRICE && (size >= MIN_PRICE || (size === 0 && Math.min(...prices) < 0));
  };
  const wrong = prices.findIndex((price) => !isPrice(price));
  if (wrong >= 0)
    return { code: 'price', column: PRICES[wrong], got: cellAt(row, places[wrong] ?? -1) };
  const [open = 0, high = 0, low = 0, close = 0] = prices;
  const [most, least] = [Math.max(...prices), Math.min(...prices)];
  const dust = TOLERANCE * Math.abs(most);
  const isOrdered = most - high <= dust && low - least <= dust;
  return isOrdered ? [time, open, most, least, close] : { code: 'range', got: prices.join(', ') };
}

/** Calls back with each row of the table that is not blank, its line, and how many rows it hides. */
function eachRow(
  text: string,
  { separator, start }: Layout,
  take: (row: Row, line: number, share: number, hidden: number) => void,
) {
  let line = 0;
  Papa.parse<string[]>(text, {
    delimiter: separator,
    // Rows in chunks would outlive the garbage collector's first passes.
    step: ({ data, errors, meta }) => {
      // A quotation mark without its end hides the rows below.
      const isOpen = errors.some(({ code }) => code === 'MissingQuotes');
      const hidden = isOpen ? data.join().split('\n').length - 1 : 0;
      if (line++ >= start && !isEmpty(data) && !data[0]?.startsWith('#'))
        take(data, line, meta.cursor / text.length, hidden);
    },
  });
}

/** Reads a CSV file. `order` has the row, as given to `follow`, of each bar. */
export async function readTable(
  file: Blob,
  choices: Choices = {},
  follow?: Follow,
): Promise<ReadFile & { order?: Uint32Array }> {
  const refuse = (code: Refused['code']) => ({ points: [], rows: [], refused: { code } });
  if (file.size > MAX_FILE_BYTES) return refuse('too-large');
  let text: string;
  try {
    text = decoded(await file.arrayBuffer());
  } catch {
    return refuse('unopened');
  }
  // Rows may have been added by another program.
  if (text.includes('\r\n') && /[^\r]\n/.test(text)) text = text.replaceAll('\r\n', '\n');
  if (text.slice(0, SAMPLE_LENGTH).includes('\0')) return refuse('not-text');
  if (text.trim() === '') return refuse('empty');
  const { layout, ...read } = readingOf((separator) => sampleOf(text, separator), choices);
  return layout
    ? { ...read, ...barsIn(text, layout, read.points, choices, follow?.(layout)) }
    : read;
}

function barsIn(
  text: string,
  layout: Layout,
  before: readonly Point[],
  choices: Choices,
  follow?: ReturnType<Follow>,
) {
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
  eachRow(text, layout, (row, line, share, hidden) => {
    if (hidden > 0) {
      leftOut += hidden;
      const got = `${row.join(layout.separator).split(layout.separator).length}`;
      return leaveOut({ line, code: 'cells', got, wanted: `${layout.columns.length}` });
    }
    const symbol = cellAt(row, layout.symbol);
    if (symbol !== '') symbols.add(symbol);
    if (wanted !== ALL_SYMBOLS && symbol !== wanted) return;
    const found = barOf(row, readRow(row), layout);
    if ('code' in found) return leaveOut({ line, ...found });
    cells.push(...found);
    lines.push(line);
    follow?.(row, share);
  });
  if (symbols.size > 1) {
    const values = [...[...symbols].slice(0, MAX_SYMBOLS), ALL_SYMBOLS];
    const options = values.map((value) => ({ value }));
    points.push({ name: 'symbol', state: 'open', value: choices.symbol ?? null, options });
    if (choices.symbol === undefined) return { points };
  }

  const rowAt = (row: number) => cells.slice(row * TABLE_WIDTH, (row + 1) * TABLE_WIDTH);
  const timeOf = (row: number) => cells[row * TABLE_WIDTH] as number;
  const order = Uint32Array.from(lines, (_, row) => row);
  const isFalling = order.some((row) => row > 0 && timeOf(row) < timeOf(row - 1));
  const isRising = order.some((row) => row > 0 && timeOf(row) > timeOf(row - 1));
  const value = isFalling ? (isRising ? 'none' : 'newest') : 'oldest';
  points.push({ name: 'order', state: 'proved', value, options: [] });
  if (isFalling) order.sort((one, other) => timeOf(one) - timeOf(other));
  const kept = order.filter((row, at) => {
    const before = order[at - 1] as number;
    if (at === 0 || timeOf(row) !== timeOf(before)) return true;
    // Joined exports repeat rows.
    if (`${rowAt(row)}` !== `${rowAt(before)}`) {
      const got = new Date(timeOf(row)).toISOString().slice(0, 16).replace('T', ' ');
      leaveOut({ line: lines[row] as number, code: 'same-time', got });
    }
    return false;
  });
  const table = new Float64Array(kept.length * TABLE_WIDTH);
  for (const [at, row] of kept.entries()) table.set(rowAt(row), at * TABLE_WIDTH);

  const refuse = (refused: Refused) => ({ points, refused });
  const total = kept.length + leftOut;
  if (leftOut > MAX_LEFT_OUT * total)
    return refuse({ code: 'left-out', count: total, leftOut, fault });
  const step = stepOf(barsOf(table));
  if (step === null) return refuse({ code: 'too-few', count: kept.length, fault });

  return { points, bars: { table, step, leftOut, fault }, order: kept };
}
