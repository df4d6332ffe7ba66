import { type Columns, complete, type FoundColumns, findColumns, missingIn } from './columns';
import { DECIMALS, type Decimal, fieldsOf, numberOf, SEPARATORS, type Separator } from './fields';
import { type Format, type FormatId, formatOf } from './formats';
import { type ColumnName, isHeader } from './header';
import { barOf, quotation, type RowFault, type RowForm, timeTextOf } from './row';
import { createTimeReader, DATE_ORDERS, type DateOrder } from './time';

/** What a visitor says about their file, in place of what was found. */
export interface Corrections {
  readonly zone?: string;
  readonly order?: DateOrder;
  readonly columns?: FoundColumns;
}

/** The file as a table, for a visitor to correct. */
export interface Layout {
  /** What the columns are called; without a header, what stands in the first row. */
  readonly names: readonly string[];
  readonly columns: FoundColumns;
}

/** What was understood of a file. */
export interface Shape extends RowForm {
  readonly layout: Layout;
  /** Line of the header, counted from 1; 0 without one. */
  readonly headerLine: number;
  readonly order: DateOrder;
  /** Whether days are in figures whose order is not plain. */
  readonly hasOrder: boolean;
  /** `written`: times tell it themselves; `days`: there is no time of day that a zone could move. */
  readonly zoneFrom: 'written' | 'days' | 'format' | 'assumed' | 'chosen';
  /** Clock of times that do not tell it themselves. */
  readonly zone: string;
  readonly format: FormatId | null;
}

/** Why a file gives no bars. */
export type ShapeFault =
  | { readonly code: 'no-table'; readonly got: string }
  | {
      readonly code: 'no-columns';
      readonly missing: readonly ColumnName[];
      readonly got: string;
      readonly layout: Layout;
    }
  | { readonly code: 'no-rows'; readonly first: RowFault; readonly layout: Layout };

/** A time and four prices. */
const MIN_FIELDS = 5;
/** Above a header there may be a title, a licence, an address. */
const MAX_PREAMBLE = 40;
/** Rows that columns are looked for in, from all over the sample. */
const MAX_ROWS = 400;

interface Table {
  readonly separator: Separator;
  readonly header: readonly string[];
  readonly headerLine: number;
  readonly width: number;
  readonly rows: readonly (readonly string[])[];
}

function commonest(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].reduce((most, other) => (other[1] > most[1] ? other : most), [0, 0])[0];
}

/** @returns the sample split by a separator; null where that gives no table */
function tableOf(
  head: readonly string[],
  others: readonly string[],
  separator: Separator,
): Table | null {
  const split = (line: string) => fieldsOf(line, separator);
  const first = head.slice(0, MAX_PREAMBLE).map(split);
  const at = first.findIndex((fields) => fields && isHeader(fields));
  const rows = [...head.slice(at + 1), ...others].flatMap((line) => {
    const fields = split(line);
    return fields && fields.length >= MIN_FIELDS ? [fields] : [];
  });
  if (rows.length === 0) return null;
  const width = commonest(rows.map(({ length }) => length));
  const every = Math.ceil(rows.length / MAX_ROWS);
  const even = rows.filter((row, index) => row.length === width && index % every === 0);
  const header = (first[at] ?? []).map((name) => name.replace('\uFEFF', '').trim());
  return { separator, header, headerLine: at + 1, width, rows: even };
}

/** @returns decimal signs to try, the more likely one first */
function decimalsOf({ rows, separator }: Table): readonly Decimal[] {
  const hasComma = rows.some((row) => row.some((text) => /\d,\d/.test(text)));
  if (!hasComma) return ['.'];
  return separator === ',' ? DECIMALS : DECIMALS.toReversed();
}

/** @returns how the days of these times are written: the order that reads most of them, and lets them lie closest together */
function orderOf(texts: readonly string[]): { order: DateOrder; hasOrder: boolean } {
  const tried = DATE_ORDERS.map((order) => {
    const read = createTimeReader(order);
    const times = texts.flatMap((text) => read(text) ?? []);
    const way = times.reduce(
      (sum, { ms }, index) => sum + Math.abs(ms - (times[index - 1]?.ms ?? ms)),
      0,
    );
    return { order, count: times.length, way, hasOrder: times.some(({ hasOrder }) => hasOrder) };
  });
  // Of equals: slashes are most often American.
  if (texts[0]?.includes('/')) tried.sort((one) => (one.order === 'month-first' ? -1 : 0));
  const [best] = tried.toSorted((one, other) => other.count - one.count || one.way - other.way);
  return best ?? { order: 'day-first', hasOrder: false };
}

/** @returns a letter for each column, as `Format.columns` has them */
function lettersOf({ rows, width }: Table, { time, clock }: Columns, decimal: Decimal): string {
  const readTime = createTimeReader('year-first');
  const letters = Array.from({ length: width }, (_, index) => {
    if (index === time) return 't';
    if (index === clock) return 'c';
    const texts = rows.slice(0, 5).map((row) => (row[index] ?? '').trim());
    const isUnix = texts.every((text) => text.length > 12 && readTime(text));
    if (isUnix) return 't';
    return texts.every((text) => !Number.isNaN(numberOf(text, decimal))) ? 'n' : 'x';
  });
  return letters.join('');
}

interface Candidate extends RowForm {
  readonly table: Table;
  readonly found: FoundColumns;
  /** Rows of the sample that give a bar, and what is wrong with the first of the others. */
  readonly sound: number;
  readonly fault: RowFault | null;
  readonly order: DateOrder;
  readonly hasOrder: boolean;
}

function candidateOf(table: Table, decimal: Decimal, corrections: Corrections): Candidate {
  const { separator, width, rows } = table;
  const found = corrections.columns ?? findColumns(table.header, rows, decimal);
  const columns = complete(found);
  const form = { separator, decimal, width, columns: columns ?? (found as Columns) };
  if (!columns) {
    return { ...form, table, found, sound: -1, fault: null, order: 'day-first', hasOrder: false };
  }
  const { order, hasOrder } = orderOf(rows.map((row) => timeTextOf(row, columns)));
  const readTime = createTimeReader(corrections.order ?? order);
  const faults = rows.flatMap((row) => {
    const bar = barOf(row, form, readTime);
    return 'code' in bar ? [bar] : [];
  });
  const sound = rows.length - faults.length;
  const chosen = corrections.order ?? order;
  return { ...form, table, found, sound, fault: faults[0] ?? null, order: chosen, hasOrder };
}

/** @returns by which clock times are written, and how that is known */
function zoneOf(
  { table: { header, rows }, columns, order }: Candidate,
  format: Format | null,
  { zone }: Corrections,
): Pick<Shape, 'zone' | 'zoneFrom'> {
  const readTime = createTimeReader(order);
  const times = rows.flatMap((row) => readTime(timeTextOf(row, columns)) ?? []);
  const isNamed = /\b(?:utc|gmt)\b/i.test(header[columns.time] ?? '');
  const isDaily = times.every(({ ms }) => new Date(ms).toISOString().includes('T00:00'));
  if (isNamed || times.some(({ hasZone }) => hasZone)) return { zone: 'UTC', zoneFrom: 'written' };
  if (isDaily) return { zone: 'UTC', zoneFrom: 'days' };
  if (zone) return { zone, zoneFrom: 'chosen' };
  return format?.zone
    ? { zone: format.zone, zoneFrom: 'format' }
    : { zone: 'UTC', zoneFrom: 'assumed' };
}

/**
 * Finds out how a file is written: every way to split it and to read its numbers is tried on a sample, and the one that
 * gives most bars is it.
 *
 * @param head lines from the beginning of the file
 * @param others lines from all over the rest
 */
export function shapeOf(
  head: readonly string[],
  others: readonly string[],
  corrections: Corrections,
): Shape | ShapeFault {
  const tables = SEPARATORS.flatMap((separator) => tableOf(head, others, separator) ?? []);
  const candidates = tables.flatMap((table) =>
    decimalsOf(table).map((decimal) => candidateOf(table, decimal, corrections)),
  );
  const score = ({ sound, found }: Candidate) =>
    sound < 0 ? Object.keys(found).length - 100 : sound;
  const [best] = candidates.toSorted((one, other) => score(other) - score(one));
  if (!best) return { code: 'no-table', got: quotation(head.find((line) => line.trim()) ?? '') };

  const { table, found, columns, decimal, order, hasOrder, sound, separator, width } = best;
  const [row = []] = table.rows;
  const names = table.header.length > 0 ? table.header : row.map((text) => text.trim());
  const layout: Layout = { names: names.map(quotation), columns: found };
  const missing = missingIn(found);
  if (missing.length > 0) {
    return { code: 'no-columns', missing, got: quotation(names.join(', ')), layout };
  }
  if (sound === 0) return { code: 'no-rows', first: best.fault ?? { code: 'time' }, layout };
  const written = timeTextOf(row, columns);
  const format = formatOf(table.header.join(','), lettersOf(table, columns, decimal), written);
  return {
    separator,
    decimal,
    width,
    columns,
    layout,
    order,
    hasOrder,
    headerLine: table.headerLine,
    format: format?.id ?? null,
    ...zoneOf(best, format, corrections),
  };
}
