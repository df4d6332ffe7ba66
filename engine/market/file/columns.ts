import { type Decimal, numberOf } from './fields';
import {
  COLUMN_NAMES,
  type ColumnName,
  columnsNamed,
  PRICE_NAMES,
  type PriceName,
  spellingOf,
} from './header';
import { createTimeReader, DATE_ORDERS, isSerial } from './time';

/** Where a row has what, as indices of its fields. `clock`: time of day, where `time` is the day alone. */
export type Columns = Readonly<Record<'time' | PriceName, number>> &
  Readonly<Partial<Record<'clock' | 'volume', number>>>;

/** Those that were found. */
export type FoundColumns = Readonly<Partial<Record<ColumnName, number>>>;

type Rows = readonly (readonly string[])[];

/** Part of the rows that have to agree with a guess: some rows of a file may be broken. */
const MIN_PART = 0.6;

const isMost = (rows: Rows, holds: (row: readonly string[]) => boolean): boolean =>
  rows.length > 0 && rows.filter(holds).length >= MIN_PART * rows.length;

const field = (row: readonly string[], index: number) => (row[index] ?? '').trim();

/** In whatever order: here it counts alone whether it is a time. */
const READERS = DATE_ORDERS.map(createTimeReader);
const timeOf = (text: string) => {
  for (const read of READERS) {
    const time = read(text);
    if (time) return time;
  }
  return null;
};

const CLOCK = /^(?:\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?(?:\s?[ap]\.?m\.?)?|\d{5,6})$/i;

/** @returns columns of the time and, where another one has the time of day, of that */
function timeColumns(header: readonly string[], rows: Rows, indices: readonly number[]) {
  const named = columnsNamed('time', header);
  // Without a name it could be a price.
  const isTime = (index: number) =>
    isMost(rows, (row) => {
      const text = field(row, index);
      return timeOf(text) !== null && (named.includes(index) || !isSerial(text));
    });
  const time = [...named, ...indices].find(isTime);
  if (time === undefined) return {};
  const hasClock = isMost(rows, (row) => timeOf(field(row, time))?.hasClock ?? false);
  const clock = [...columnsNamed('clock', header), time + 1].find(
    (index) => index !== time && isMost(rows, (row) => CLOCK.test(field(row, index))),
  );
  return hasClock || clock === undefined ? { time } : { time, clock };
}

/** Pairs of places of the high and the low among four columns of prices; open, high, low, close is by far the commonest. */
const PAIRS: readonly (readonly [number, number])[] = [
  [1, 2],
  [2, 3],
  [2, 1],
  [3, 2],
  [0, 1],
  [1, 0],
  [0, 2],
  [2, 0],
  [0, 3],
  [3, 0],
  [1, 3],
  [3, 1],
];

/** The largest of four prices is at most so many times the smallest: other columns are amounts. */
const MAX_SPREAD = 5;

/** Finds four columns side by side of which one is never below the others, and one never above. */
function guessedPrices(rows: Rows, numeric: readonly number[], decimal: Decimal) {
  for (const [high, low] of PAIRS)
    for (let from = 0; from + 4 <= numeric.length; from++) {
      const four = numeric.slice(from, from + 4);
      const fits = isMost(rows, (row) => {
        const prices = four.map((index) => numberOf(field(row, index), decimal));
        const [most = 0, least = 0] = [prices[high], prices[low]];
        const isNear = Math.abs(most) <= MAX_SPREAD * Math.abs(least) || most * least <= 0;
        return isNear && prices.every((price) => price <= most && price >= least);
      });
      // Without names nothing tells the open from the close but their order.
      const [open, close] = four.filter((_, place) => place !== high && place !== low);
      if (fits) return { open, high: four[high], low: four[low], close };
    }
  return {};
}

/**
 * Finds the columns by the names of a header or, where it names none of the prices or is missing, by what stands in them.
 *
 * @param header names as the file has them; none without a header
 * @param rows a sample of rows
 */
export function findColumns(header: readonly string[], rows: Rows, decimal: Decimal): FoundColumns {
  const spellings = header.map(spellingOf);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const indices = Array.from({ length: width }, (_, index) => index);
  const times = timeColumns(spellings, rows, indices);
  const taken = new Set(Object.values(times));
  const isNumber = (index: number) =>
    isMost(rows, (row) => !Number.isNaN(numberOf(field(row, index), decimal)));
  const isFree = (index: number) => !taken.has(index);
  const first = (name: ColumnName) => columnsNamed(name, spellings).find(isFree);
  const named = Object.fromEntries(PRICE_NAMES.map((name) => [name, first(name)]));
  const hasNames = Object.values(named).filter((index) => index !== undefined).length > 1;
  const numeric = hasNames ? [] : indices.filter((index) => isFree(index) && isNumber(index));
  const prices: FoundColumns = hasNames ? named : guessedPrices(rows, numeric, decimal);
  const next = prices.close === undefined ? undefined : prices.close + 1;
  const volume = header.length > 0 ? first('volume') : numeric.find((index) => index === next);
  const found: FoundColumns = { ...times, ...prices, volume };
  return Object.fromEntries(Object.entries(found).filter(([, index]) => index !== undefined));
}

/** @returns the columns, where none that a bar needs is missing */
export function complete(found: FoundColumns): Columns | null {
  return missingIn(found).length === 0 ? (found as Columns) : null;
}

/** @returns columns that a bar needs and that were not found */
export function missingIn(found: FoundColumns): ColumnName[] {
  return COLUMN_NAMES.filter(
    (name) => name !== 'clock' && name !== 'volume' && found[name] === undefined,
  );
}
