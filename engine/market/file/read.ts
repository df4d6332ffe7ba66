import Papa from 'papaparse';
import { HOUR_MS, MINUTE_MS, MONTH_MS, stepOf } from '#market/bar';
import { MAX_PRICE, MIN_PRICE, type PriceForm, priceFormOf } from '#market/price-form';
import { type Layout, layoutOf, quoted, timeTextOf, type Unclear } from './columns';
import { PRICES, type PriceName, type Row } from './header';
import { numberOf } from './numbers';
import { barsOf, MAX_FILE_BYTES, TABLE_WIDTH, type Table } from './table';
import { createTimeReader, type ReadTime } from './times';

const MIN_FILE_BARS = 50;
const MAX_LEFT_OUT = 0.1;
const MAX_STEP_MS = 6 * MONTH_MS;

/** A skipped row; `line` counts from 1. */
export interface RowFault {
  readonly line: number;
  readonly code: 'cells' | 'symbol' | 'time' | 'price' | 'range' | 'same-time';
  readonly got: string;
  readonly column?: PriceName;
  readonly wanted?: string;
}

type Delimiter = (typeof DELIMITERS)[number];

/** A choice made in reading; `got` quotes the file. `zoned`: in UTC or with an offset; `taken`: the
 * file names no time zone, so times are read as UTC. */
export interface Note {
  readonly code:
    | (Delimiter | Layout['notes'][number])
    | ('symbol' | 'zoned' | 'converted' | 'days' | 'taken' | 'newest-first' | 'sorted');
  readonly got?: string;
}

export interface FileBars {
  readonly table: Table;
  readonly step: number;
  readonly prices: PriceForm;
  readonly notes: readonly Note[];
  readonly leftOut: number;
  readonly fault: RowFault | null;
}

export interface Unreadable extends Omit<Unclear, 'code' | 'got'> {
  readonly code:
    | Unclear['code']
    | ('unopened' | 'too-large' | 'not-text' | 'empty' | 'too-few' | 'left-out' | 'step' | 'clock');
  readonly got?: string;
  readonly count?: number;
  readonly leftOut?: number;
  readonly step?: number;
  readonly fault?: RowFault | null;
}

/** Commas come last, because decimal commas look like separators. */
const DELIMITERS = ['\t', ';', '|', ','] as const;

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
function sampleOf(text: string, delimiter: Delimiter): string[][] {
  const isShort = text.length <= PARTS * SAMPLE_LENGTH;
  return Array.from({ length: isShort ? 1 : PARTS }, (_, part) => {
    const from = Math.floor((part * text.length) / PARTS);
    const cut = part > 0 ? /^[^\r\n]*|[^\r\n]*$/g : /[^\r\n]*$/;
    const piece = isShort ? text : text.slice(from, from + SAMPLE_LENGTH).replace(cut, '');
    const { data } = Papa.parse<string[]>(piece, { delimiter, skipEmptyLines: 'greedy' });
    return [...data, []];
  }).flat();
}

/** Rounding error in computed prices, as a share of the price. */
const TOLERANCE = 1e-9;

function cellsOf(row: Row, layout: Layout, readTime: ReadTime): number[] | Omit<RowFault, 'line'> {
  const filled = row.findLastIndex((cell) => cell.trim() !== '') + 1;
  const cells = layout.header.length;
  if (cells > 0 && filled > cells) return { code: 'cells', got: `${filled}`, wanted: `${cells}` };
  const text = timeTextOf(row, layout);
  const time = readTime(text)?.ms;
  if (time === undefined) return { code: 'time', got: text };
  const prices = PRICES.map((name) => numberOf(row[layout.prices[name]] ?? '', layout.sign));
  // Zero is a missing price, unless the bar has negative prices.
  const isPrice = (price: number) => {
    const size = Math.abs(price);
    return size <= MAX_PRICE && (size >= MIN_PRICE || (size === 0 && Math.min(...prices) < 0));
  };
  const wrong = prices.findIndex((price) => !isPrice(price));
  if (wrong >= 0) {
    const column = PRICES[wrong] as PriceName;
    return { code: 'price', column, got: row[layout.prices[column]] ?? '' };
  }
  const [open = 0, high = 0, low = 0, close = 0] = prices;
  const [most, least] = [Math.max(...prices), Math.min(...prices)];
  const dust = TOLERANCE * Math.abs(most);
  const isOrdered = most - high <= dust && low - least <= dust;
  return isOrdered ? [time, open, most, least, close] : { code: 'range', got: prices.join(', ') };
}

const CHUNK_LENGTH = 1_000_000;

export async function readMarketFile(file: Blob): Promise<FileBars | Unreadable> {
  if (file.size > MAX_FILE_BYTES) return { code: 'too-large' };
  let text: string;
  try {
    text = decoded(await file.arrayBuffer());
  } catch {
    return { code: 'unopened' };
  }
  if (text.slice(0, SAMPLE_LENGTH).includes('\0')) return { code: 'not-text' };
  if (text.trim() === '') return { code: 'empty' };
  for (const delimiter of DELIMITERS) {
    const layout = layoutOf(sampleOf(text, delimiter), delimiter);
    if ('form' in layout) return readTable(text, delimiter, layout);
    if (layout.code !== 'no-table') return layout;
  }
  const [got = ''] = text.trim().split(/[\r\n]/, 1);
  return { code: 'no-table', got: quoted(got) };
}

function readTable(text: string, delimiter: Delimiter, layout: Layout): FileBars | Unreadable {
  const readTime = createTimeReader(layout.form);
  const header = layout.header.join(delimiter);
  const cells: number[] = [];
  const lines: number[] = [];
  let [line, leftOut, isBody] = [0, 0, header === ''];
  let symbol = '';
  let first = '';
  let fault: RowFault | null = null;
  const leaveOut = ({ got, ...found }: RowFault) => {
    leftOut++;
    if (!fault || found.line < fault.line) fault = { ...found, got: quoted(got) };
  };
  const take = (row: Row) => {
    line++;
    if (!isBody) {
      isBody = row.join(delimiter) === header;
      return;
    }
    const isBlank = row.every((field) => field.trim() === '') || row[0]?.startsWith('#');
    const isAbove = lines.length === 0 && !/\d/.test(row[layout.time] ?? '');
    if (isBlank || isAbove) return;
    const name = row[layout.symbol]?.trim() ?? '';
    const found = cellsOf(row, layout, readTime);
    if ('code' in found) return leaveOut({ line, ...found });
    symbol ||= name;
    first ||= timeTextOf(row, layout);
    if (name !== symbol) return leaveOut({ line, code: 'symbol', got: name, wanted: symbol });
    cells.push(...found);
    lines.push(line);
  };
  Papa.parse<string[]>(text, {
    delimiter,
    chunkSize: CHUNK_LENGTH,
    chunk: ({ data }: Papa.ParseResult<string[]>) => data.forEach(take),
    complete: () => {},
  });

  const timeOf = (row: number) => cells[row * TABLE_WIDTH] as number;
  const order = Uint32Array.from(lines, (_, row) => row);
  const written = (row: number) =>
    new Date(timeOf(row)).toISOString().slice(0, 16).replace('T', ' ');
  const moves = lines.slice(1).map((_, row) => timeOf(row + 1) - timeOf(row));
  const falls = moves.filter((move) => move < 0).length;
  const isNewestFirst = falls > moves.filter((move) => move > 0).length;
  const isSorted = moves.every((move) => (isNewestFirst ? move <= 0 : move >= 0));
  // A clock of 12 hours without AM and PM; clock changes go back by an hour.
  const back = moves.findIndex((move) => {
    const hours = (isNewestFirst ? move : -move) / HOUR_MS;
    return hours > 2 && hours < 12;
  });
  if (back >= 0) return { code: 'clock', got: written(isNewestFirst ? back : back + 1) };
  if (falls > 0) order.sort((one, other) => timeOf(one) - timeOf(other));
  const kept = order.filter((row, at) => {
    const isNew = at === 0 || timeOf(row) !== timeOf(order[at - 1] as number);
    if (!isNew) leaveOut({ line: lines[row] as number, code: 'same-time', got: written(row) });
    return isNew;
  });
  const table = new Float64Array(kept.length * TABLE_WIDTH);
  for (const [at, row] of kept.entries())
    table.set(cells.slice(row * TABLE_WIDTH, (row + 1) * TABLE_WIDTH), at * TABLE_WIDTH);

  const count = kept.length;
  const total = count + leftOut;
  if (leftOut > MAX_LEFT_OUT * total) return { code: 'left-out', count: total, leftOut, fault };
  const step = stepOf(barsOf(table));
  if (step === null || count < MIN_FILE_BARS) return { code: 'too-few', count, fault };
  if (step % MINUTE_MS !== 0 || step > MAX_STEP_MS) return { code: 'step', step };
  const { zone = '', hasClock } = readTime(first) ?? {};
  const isConverted = /^[a-z]{2}/i.test(zone) && !/^(UTC|GMT)/i.test(zone);
  const notes: readonly (Note | false)[] = [
    ...[delimiter, ...layout.notes].map((code) => ({ code })),
    symbol !== '' && { code: 'symbol', got: quoted(symbol) },
    { code: isConverted ? 'converted' : zone ? 'zoned' : hasClock ? 'taken' : 'days', got: zone },
    isNewestFirst && { code: 'newest-first' },
    !isSorted && { code: 'sorted' },
  ];
  const said = notes.filter((note) => note !== false);
  return { table, step, prices: priceFormOf(barsOf(table)), notes: said, leftOut, fault };
}
