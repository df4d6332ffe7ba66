import { hintsOf, named, PRICES, type PriceName, plainOf, type Row } from './header';
import { type DecimalSign, numberOf, priceSign } from './numbers';
import { type DateForm, type DateOrder, dateFormOf, isClock } from './times';

type Prices = Readonly<Record<PriceName, number>>;

interface TimeColumns {
  readonly time: number;
  /** A separate time of day. */
  readonly clock: number | undefined;
  /** Its number of digits, because spreadsheets drop zeros; 0 if it has other signs. */
  readonly clockDigits: number;
  /** The zone that the header names, as in `Time (EST)`. */
  readonly zone: string;
}

/** Columns are indices. */
export interface Layout extends TimeColumns {
  readonly prices: Prices;
  readonly symbol: number;
  /** Empty without a header. */
  readonly header: Row;
  readonly sign: DecimalSign;
  readonly form: DateForm;
  readonly notes: readonly ('values' | 'bid' | 'decimal-comma' | 'thousands' | DateOrder)[];
}

/** Why a layout is unclear; `got` quotes the file. */
export interface Unclear {
  readonly code:
    | ('no-table' | 'no-column' | 'twice' | 'values' | 'sign' | 'fraction')
    | ('no-time' | 'rounded' | 'zone' | 'dates');
  readonly got: string;
  readonly column?: PriceName;
  /** Two dates that `got` could be. */
  readonly could?: readonly number[];
}

const cellAt = (row: Row, index = -1) => (row[index] ?? '').trim();

export function timeTextOf(row: Row, { time, clock, clockDigits, zone }: TimeColumns): string {
  const day = cellAt(row, time);
  if (clock === undefined) return zone ? `${day} ${zone}` : day;
  return `${day} ${cellAt(row, clock).padStart(clockDigits, '0')} ${zone}`.trim();
}

const isMost = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.filter(is).length > 0.8 * cells.length;

/** Number of rows searched for a header, and of rows that show what a column holds. */
const SEARCHED_ROWS = 100;

/** Returns the index of the row with most price names and no numbers, or -1. */
function headerIndex(rows: readonly Row[]): number {
  const counts = rows.slice(0, SEARCHED_ROWS).map((row) => {
    const hasNumber = row.some((cell) => numberOf(cell, 'point') || numberOf(cell, 'comma'));
    return hasNumber ? 0 : PRICES.filter((name) => named(row, name).length > 0).length;
  });
  const most = Math.max(...counts);
  return most > 0 ? counts.indexOf(most) : -1;
}

/** 93000 is 9:30:00, 930 is 9:30, and 9 is 9:00. */
function clockDigitsOf(cells: readonly string[]): number {
  if (!isMost(cells, (cell) => /^\d{1,6}$/.test(cell))) return 0;
  const most = Math.max(...cells.map(Number).filter((number) => number >= 0));
  return most > 2400 ? 6 : most > 24 ? 4 : 2;
}

/** Finds the columns that together name most times; prefers a date with its clock. */
function timeColumnsOf(
  header: Row,
  prices: readonly number[],
  rows: readonly Row[],
): TimeColumns | null {
  const cells = (index: number) => rows.map((row) => cellAt(row, index)).filter(Boolean);
  const free = [...Array(Math.max(...rows.map(({ length }) => length))).keys()].filter(
    (index) => !prices.includes(index),
  );
  const names = named(header, 'time');
  const starts = free.filter((index) => !/close|end|exp/i.test(header[index] ?? ''));
  const times = (names.length > 0 ? names : starts).filter((index) =>
    dateFormOf(cells(index), names.length > 0),
  );
  const hasClocks = (index: number) => {
    const digits = clockDigitsOf(cells(index));
    return isMost(cells(index), (cell) => isClock(cell.padStart(digits, '0')));
  };
  const colons = free.filter((index) => isMost(cells(index), (cell) => cell.includes(':')));
  const clocks = [...named(header, 'clock'), ...colons].filter(hasClocks);
  const options = times.flatMap((time) => [
    ...clocks.filter((clock) => clock !== time).map((clock) => ({ time, clock })),
    { time, clock: undefined },
    // Digits without a name are a clock only if the dates alone repeat.
    ...(header.length === 0 && hasClocks(time + 1) ? [{ time, clock: time + 1 }] : []),
  ]);
  const zoneOf = (index = -1) => /\((.+)\)/.exec(header[index] ?? '')?.[1] ?? '';
  let [best, most]: [TimeColumns | null, number] = [null, 0];
  for (const { time, clock } of options)
    for (const zone of new Set([zoneOf(clock) || zoneOf(time), ''])) {
      const clockDigits = clockDigitsOf(clock === undefined ? [] : cells(clock));
      const columns = { time, clock, clockDigits, zone };
      const texts = rows.map((row) => timeTextOf(row, columns));
      const count = dateFormOf(texts, true) ? new Set(texts).size : 0;
      if (count > 1.5 * most) [best, most] = [columns, count];
    }
  return best;
}

/** Orders of prices in files without a header; Coinbase writes low, high, open, close. */
const ORDERS: readonly (readonly PriceName[])[] = [
  PRICES,
  ['open', 'close', 'high', 'low'],
  ['low', 'high', 'open', 'close'],
];

/** Finds four columns in which high and low bound the others, and bars open near the last close.
 * @param rows oldest first */
function pricesByValue(rows: readonly Row[], from: number, sign: DecimalSign): Prices | null {
  const hasHeader = !rows.every((row) => row.some((cell) => /\d/.test(cell)));
  const width = Math.max(...rows.map(({ length }) => length));
  for (let start = from; start + 4 <= width; start++)
    for (const order of hasHeader ? [PRICES] : ORDERS) {
      const places = PRICES.map((name) => start + order.indexOf(name));
      const bars = rows
        .map((row) => places.map((place) => numberOf(cellAt(row, place), sign)))
        .filter(([open = 0, high = 0, low = 0, close = 0]) => {
          const isOrdered = high >= Math.max(open, close) && low <= Math.min(open, close);
          return isOrdered && high - low < Math.abs(high);
        });
      const pause = (one: number, other: number) => {
        const move = (bar: number[], at: number) => (bar[one] ?? 0) - (bars[at]?.[other] ?? 0);
        return bars.slice(1).reduce((sum, bar, at) => sum + Math.abs(move(bar, at)), 0);
      };
      const isNear = pause(0, 3) <= (order === PRICES ? 1.25 : 1) * pause(3, 0);
      const [open = 0, high = 0, low = 0, close = 0] = places;
      if (bars.length > 0.9 * rows.length && isNear) return { open, high, low, close };
    }
  return null;
}

const MAX_QUOTATION = 60;
export const quoted = (text: string) => text.trim().slice(0, MAX_QUOTATION);

/** A spreadsheet wrote 1.70419E+12; CST has several meanings. */
const UNREAD_TIMES = [
  ['rounded', /^\d[.,]?\d*E\+\d+$/i],
  ['zone', /\d[:.]\d\d\s*[A-Z][A-Za-z/_]+$/],
] as const;

/** Finds out how a table is written. @param rows samples; an empty row separates parts of the file */
export function layoutOf(rows: readonly Row[], delimiter: string): Layout | Unclear {
  const at = headerIndex(rows);
  const header = rows[at] ?? [];
  const body = rows.slice(at + 1);
  const sample = body.filter(({ length }) => length > 0).slice(0, SEARCHED_ROWS);
  const line = quoted((rows[at] ?? rows[0] ?? []).join(delimiter));
  if (sample.length === 0 || ![header, ...sample].some(({ length }) => length > PRICES.length))
    return { code: 'no-table', got: line };
  const byName = PRICES.map((name) => named(header, name)[0] ?? -1);
  const column = PRICES[byName.indexOf(-1)];
  if (at >= 0 && column) return { code: 'no-column', got: line, column };
  const plain = header.map(plainOf);
  const twice = byName.find(
    (index) => plain.lastIndexOf(plain[index] ?? '') !== plain.indexOf(plain[index] ?? ''),
  );
  if (twice !== undefined && at >= 0) return { code: 'twice', got: cellAt(header, twice) };

  const columns = timeColumnsOf(header, byName, sample);
  const clock = body.map((row) => cellAt(row, columns?.clock)).filter(Boolean);
  const times = columns && { ...columns, clockDigits: clockDigitsOf(clock) };
  const texts = body.map((row) => (times && row.length > 0 ? timeTextOf(row, times) : ''));
  // Australians write 2/01/2024 9:30 AM.
  const isUs = texts.some((text) => /^\d+\/\d.*\d ?[AP]M$/.test(text) && !/^\d\/0/.test(text));
  const orders = hintsOf<DateOrder>(header, 'order');
  if (texts.some((text) => /^\d+\.\d+\.\d{4}/.test(text))) orders.add('day-first');
  if (isUs) orders.add('month-first');
  const dates = dateFormOf(texts, named(header, 'time').length > 0, orders);
  if (!times || !dates) {
    const first = sample.find((row) => row.some((cell) => /\d/.test(cell))) ?? [];
    const got = quoted(cellAt(first, named(header, 'time')[0]) || first.join(delimiter));
    return { code: UNREAD_TIMES.find(([, form]) => form.test(got))?.[0] ?? 'no-time', got };
  }
  if ('could' in dates) return { code: 'dates', ...dates };

  const hasTime = (index: number) => index === times.time || index === times.clock;
  const isPrice = (index: number) => (at >= 0 ? byName.includes(index) : !hasTime(index));
  const written = body.flatMap((row) => row.filter((_, index) => isPrice(index)));
  const price = priceSign(written, (unclear) => {
    const signs = hintsOf<DecimalSign>(header, 'sign');
    const isDotted = dates.form.order === 'day-first' && texts.some((text) => /^\d+\./.test(text));
    if (isDotted || (delimiter === ';' && unclear.includes(','))) signs.add('comma');
    if (isUs || (!dates.form.order && unclear.includes('.'))) signs.add('point');
    return signs;
  });
  if ('code' in price) return price;
  const [open = 0, high = 0, low = 0, close = 0] = byName;
  const known = dates.times.filter((ms) => ms !== null);
  const oldestFirst = (known.at(0) ?? 0) > (known.at(-1) ?? 0) ? [...sample].reverse() : sample;
  const from = Math.max(times.time, times.clock ?? 0) + 1;
  const prices =
    at >= 0 ? { open, high, low, close } : pricesByValue(oldestFirst, from, price.sign);
  if (!prices) return { code: 'values', got: line };
  const isText = (cell: string, index: number) => !hasTime(index) && /\p{L}{2}/u.test(cell);
  const symbol =
    at >= 0 ? (named(header, 'symbol')[0] ?? -1) : (sample.at(-1) ?? []).findIndex(isText);
  const isBid =
    /^bid/i.test(cellAt(header, prices.open)) && header.some((cell) => /^ask/i.test(cell));
  const notes = [
    at < 0 && 'values',
    isBid && 'bid',
    price.sign === 'comma' && 'decimal-comma',
    price.isGrouped && 'thousands',
    dates.form.order ?? false,
  ] as const;
  const { sign } = price;
  return {
    ...times,
    prices,
    symbol,
    header,
    sign,
    form: dates.form,
    notes: notes.filter((note) => note !== false),
  };
}
