import Papa from 'papaparse';
import { MINUTE_MS, stepOf } from '@/engine/market/bar';
import { MAX_PRICE, MIN_PRICE, type PriceForm, priceFormOf } from '@/engine/market/price-form';
import { type Layout, layoutOf, PRICES, type PriceName, timeTextOf } from './columns';
import { barsOf, MAX_FILE_BYTES, TABLE_WIDTH, type Table } from './table';
import { createTimeReader } from './times';

const MIN_FILE_BARS = 50;

/** A skipped row; `line` counts from 1. */
export interface RowFault {
  readonly line: number;
  readonly code: 'time' | 'price' | 'range' | 'same-time';
  readonly got: string;
  readonly column?: PriceName;
}

export interface Understood extends Omit<Layout, 'columns'> {
  readonly delimiter: string;
  /** `taken`: the file names no time zone, so times are read as UTC. */
  readonly times: 'zoned' | 'days' | 'taken';
  readonly isNewestFirst: boolean;
  readonly count: number;
  readonly leftOut: number;
  readonly fault: RowFault | null;
}

export interface FileBars {
  readonly table: Table;
  readonly step: number;
  readonly prices: PriceForm;
  readonly understood: Understood;
}

export type Unreadable =
  | { readonly code: 'unopened' | 'too-large' | 'not-text' | 'empty' }
  | { readonly code: 'no-table'; readonly got: string }
  | { readonly code: 'too-few'; readonly count: number; readonly fault: RowFault | null }
  | { readonly code: 'step'; readonly seconds: number };

/** Files may be UTF-16, with or without a byte order mark. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if ((first === 0xff && second === 0xfe) || second === 0)
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || first === 0)
    return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

const SAMPLE_LENGTH = 20_000;

/** Samples eight places in the file to find a day above 12, which reveals the date order. */
function sampleOf(text: string): string {
  if (text.length <= 8 * SAMPLE_LENGTH) return text;
  const parts = [0, 1, 2, 3, 4, 5, 6, 7].map((part) => {
    const from = Math.floor((part * text.length) / 8);
    return text.slice(from, from + SAMPLE_LENGTH).replace(/[^\r\n]*$/, '');
  });
  return parts.map((part, at) => (at ? part.replace(/^[^\r\n]*/, '') : part)).join('\n');
}

const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

function numberOf(text: string, hasDecimalComma: boolean): number {
  if (!hasDecimalComma && PLAIN.test(text)) return Number(text);
  const bare = text.replace(/[\s'’$€£¥]/g, '').replace('−', '-');
  const plain = hasDecimalComma
    ? bare.replaceAll('.', '').replace(',', '.')
    : bare.replaceAll(',', '');
  return PLAIN.test(plain) ? Number(plain) : Number.NaN;
}

/** Rounding error in computed prices, as a share of the price. */
const TOLERANCE = 1e-9;

function cellsOf(
  row: readonly string[],
  { columns, hasDecimalComma }: Layout,
  readTime: ReturnType<typeof createTimeReader>,
): number[] | Omit<RowFault, 'line'> {
  const text = timeTextOf(row, columns);
  const time = readTime(text)?.ms;
  if (time === undefined) return { code: 'time', got: text };
  const prices = PRICES.map((name) => numberOf(row[columns[name]] ?? '', hasDecimalComma));
  const isPrice = (price: number) => {
    const size = Math.abs(price);
    return size <= MAX_PRICE && (size >= MIN_PRICE || (size === 0 && prices.some(Boolean)));
  };
  const wrong = prices.findIndex((price) => !isPrice(price));
  if (wrong >= 0) {
    const column = PRICES[wrong] as PriceName;
    return { code: 'price', column, got: row[columns[column]] ?? '' };
  }
  const [open = 0, high = 0, low = 0, close = 0] = prices;
  const [most, least] = [Math.max(...prices), Math.min(...prices)];
  const dust = TOLERANCE * Math.abs(most);
  const isOrdered = most - high <= dust && low - least <= dust;
  return isOrdered ? [time, open, most, least, close] : { code: 'range', got: prices.join(', ') };
}

const CHUNK_LENGTH = 1_000_000;
const MAX_QUOTATION = 60;

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
  // The comma comes last, because decimal commas look like separators.
  const delimitersToGuess = ['\t', ';', ','];
  const sample = Papa.parse<string[]>(sampleOf(text), { delimitersToGuess, skipEmptyLines: true });
  const { delimiter } = sample.meta;
  const layout = layoutOf(sample.data, delimiter);
  if (!layout) {
    const [got = ''] = text.trim().split(/[\r\n]/, 1);
    return { code: 'no-table', got: got.slice(0, MAX_QUOTATION) };
  }
  const readTime = createTimeReader(layout.order);
  const cells: number[] = [];
  const lines: number[] = [];
  let [line, leftOut] = [0, 0];
  let fault: RowFault | null = null;
  const leaveOut = ({ got, ...found }: RowFault) => {
    leftOut++;
    if (!fault || found.line < fault.line) fault = { ...found, got: got.slice(0, MAX_QUOTATION) };
  };
  const take = (row: readonly string[]) => {
    line++;
    const isBlank = row.every((field) => field.trim() === '') || row[0]?.startsWith('#');
    const isAbove = lines.length === 0 && !/\d/.test(row[layout.columns.time] ?? '');
    if (isBlank || isAbove) return;
    const found = cellsOf(row, layout, readTime);
    if ('code' in found) return leaveOut({ line, ...found });
    cells.push(...found);
    lines.push(line);
  };
  Papa.parse<string[]>(text, {
    delimiter,
    chunkSize: CHUNK_LENGTH,
    chunk({ data }: Papa.ParseResult<string[]>) {
      for (const row of data) take(row);
    },
    complete: () => {},
  });

  const timeOf = (row: number) => cells[row * TABLE_WIDTH] as number;
  const order = Uint32Array.from(lines, (_, row) => row);
  const falls = lines.filter((_, row) => row > 0 && timeOf(row) < timeOf(row - 1)).length;
  const isNewestFirst = falls > lines.length / 2;
  if (falls > 0) order.sort((one, other) => timeOf(one) - timeOf(other));
  const kept = order.filter((row, at) => {
    const isNew = at === 0 || timeOf(row) !== timeOf(order[at - 1] as number);
    const got = () => new Date(timeOf(row)).toISOString().slice(0, 16).replace('T', ' ');
    if (!isNew) leaveOut({ line: lines[row] as number, code: 'same-time', got: got() });
    return isNew;
  });
  const table = new Float64Array(kept.length * TABLE_WIDTH);
  for (const [at, row] of kept.entries())
    table.set(cells.slice(row * TABLE_WIDTH, (row + 1) * TABLE_WIDTH), at * TABLE_WIDTH);

  const count = kept.length;
  const step = stepOf(barsOf(table));
  if (step === null || count < MIN_FILE_BARS) return { code: 'too-few', count, fault };
  if (step % MINUTE_MS !== 0) return { code: 'step', seconds: step / 1000 };
  const written = sample.data.map((row) => readTime(timeTextOf(row, layout.columns))).find(Boolean);
  const times = written?.hasZone ? 'zoned' : written?.hasClock ? 'taken' : 'days';
  const { columns: _, ...rest } = layout;
  const found = { delimiter, times, isNewestFirst, count, leftOut, fault } as const;
  return { table, step, prices: priceFormOf(barsOf(table)), understood: { ...rest, ...found } };
}
