import { type ChartExport, createColumnReader } from './chart-export.ts';
import type { Message } from './messages.ts';
import { barCount, TABLE_WIDTH, type Table, timeAt } from './table.ts';
import { HOUR_MS, MINUTE_MS } from './time.ts';
import { isSame, type Precision } from './values.ts';

/** An export whose times are those of the first one. */
export interface Aligned extends ChartExport {
  readonly shift: number;
  readonly from: number;
  readonly to: number;
}

/** Closed bars that two exports have. */
export interface Shared {
  /** Row of each bar. */
  readonly rows: { readonly earlier: readonly number[]; readonly later: readonly number[] };
  /** Number of closed bars of each. */
  readonly closed: { readonly earlier: number; readonly later: number };
  readonly isLastClosed: boolean;
  /** Bars left out, because their prices differ. */
  readonly different: number;
  /** Bars that only one of them has, between others that both have. */
  readonly extra: number;
}

const PRICES = [1, 2, 3, 4] as const;
const CLOSE = 4;
const priceAt = (table: Table, row: number, price: number) =>
  table[row * TABLE_WIDTH + price] ?? Number.NaN;

const SAMPLE_ROWS = 2000;

function precisionOf({ table }: ChartExport): Precision {
  const every = Math.ceil(barCount(table) / SAMPLE_ROWS);
  const reader = createColumnReader('point');
  for (let row = 0; row < barCount(table); row += every)
    for (const price of PRICES) reader.take(`${priceAt(table, row, price)}`);
  return reader.precision();
}

/** Returns how exactly both are written. */
export const commonPrecision = (one: Precision, other: Precision): Precision => ({
  decimals: Math.min(one.decimals, other.decimals),
  digits: Math.min(one.digits, other.digits),
});

/** Returns the rows with the same time. */
function sameTimes(one: Table, other: Table, shift: number): [number, number][] {
  const rows: [number, number][] = [];
  let [row, place] = [0, 0];
  while (row < barCount(one) && place < barCount(other)) {
    const apart = timeAt(one, row) - timeAt(other, place) - shift;
    if (apart === 0) rows.push([row, place]);
    if (apart <= 0) row++;
    if (apart >= 0) place++;
  }
  return rows;
}

function createIsSameBar(one: ChartExport, other: ChartExport) {
  const precision = commonPrecision(precisionOf(one), precisionOf(other));
  return ([row, place]: readonly [number, number]) =>
    PRICES.every((price) =>
      isSame(priceAt(one.table, row, price), priceAt(other.table, place, price), precision),
    );
}

const LONGEST_SHIFT_MS = 26 * HOUR_MS;
const FEWEST_MATCHES = 3;

/** Returns what to add to an export's times, which may be in another zone than the first one's. */
export function shiftBetween(first: ChartExport, other: ChartExport): number {
  const isSameBar = createIsSameBar(first, other);
  const shared = sameTimes(first.table, other.table, 0);
  if (2 * shared.filter(isSameBar).length > shared.length) return 0;
  const { decimals } = commonPrecision(precisionOf(first), precisionOf(other));
  const keyAt = (table: Table, row: number) =>
    PRICES.map((price) => priceAt(table, row, price).toFixed(Math.min(decimals, 20))).join();
  const rows = (table: Table) => [...Array(barCount(table)).keys()];
  const times = new Map(
    rows(first.table).map((row) => [keyAt(first.table, row), timeAt(first.table, row)]),
  );
  const counts = new Map<number, number>();
  for (const row of rows(other.table)) {
    const shift = (times.get(keyAt(other.table, row)) ?? Number.NaN) - timeAt(other.table, row);
    const isZone = shift % (15 * MINUTE_MS) === 0 && Math.abs(shift) <= LONGEST_SHIFT_MS;
    if (isZone) counts.set(shift, (counts.get(shift) ?? 0) + 1);
  }
  const [[shift = 0, most = 0] = []] = [...counts].sort(([, a], [, b]) => b - a);
  return most >= FEWEST_MATCHES ? shift : 0;
}

/** Returns true if all prices differ by one factor or one amount. */
function isAdjusted(one: Table, other: Table, rows: readonly [number, number][]): boolean {
  const closes = rows.map(([row, place]) => [
    priceAt(one, row, CLOSE),
    priceAt(other, place, CLOSE),
  ]);
  const isOne = (apart: (pair: readonly number[]) => number) => {
    const all = closes.map(apart).sort((a, b) => a - b);
    const [least = 0, most = 0] = [all[0], all.at(-1)];
    return most - least < 1e-3 * Math.abs(most);
  };
  return isOne(([a = 0, b = 0]) => a / b) || isOne(([a = 0, b = 0]) => a - b);
}

/** Counts the rows between others that are in one only. */
function extraIn(rows: readonly [number, number][]): number {
  const [[first, place] = [0, 0]] = rows;
  const [last, end] = rows.at(-1) ?? [0, 0];
  return last - first + end - place - 2 * (rows.length - 1);
}

/** Finds the closed bars of an earlier export in a later one, or says why there are none. */
export function sharedBars(earlier: Aligned, later: Aligned): Shared | Message {
  const values = { first: earlier.name, second: later.name };
  const rows = sameTimes(earlier.table, later.table, later.shift - earlier.shift);
  if (earlier.step !== later.step) return { code: 'timeframe', values };
  const isSameBar = createIsSameBar(earlier, later);
  const last = barCount(earlier.table) - 1;
  const closedRows = rows.filter(([row]) => row < last);
  const same = rows.filter(isSameBar);
  // An earlier export's last bar had closed if it has its final prices; then a program wrote both.
  const isLastClosed = same.at(-1)?.[0] === last;
  const count = closedRows.length + Number(isLastClosed);
  if (count === 0) return { code: 'no-bars-shared', values };
  const different = count - same.length;
  if (2 * same.length < count) {
    const isOff =
      closedRows.length >= FEWEST_MATCHES && isAdjusted(earlier.table, later.table, closedRows);
    return {
      code: isOff ? 'adjusted' : 'other-prices',
      values: { ...values, count: different, shared: count },
    };
  }
  return {
    closed: {
      earlier: last + Number(isLastClosed),
      later: barCount(later.table) - 1 + Number(isLastClosed),
    },
    rows: { earlier: same.map(([row]) => row), later: same.map(([, place]) => place) },
    ...{ isLastClosed, different, extra: extraIn(rows) },
  };
}
