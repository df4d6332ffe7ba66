import { type Bar, DAY_MS, HOUR_MS, MINUTE_MS } from './bar';
import { MAX_PRICE, MIN_PRICE } from './price-form';

/** One line of a CSV file of bars: its fields, the columns that a header names, and the bar, or what is wrong with it. */

export type CsvFaultCode =
  | 'empty'
  | 'header-only'
  | 'binary'
  | 'long-line'
  | 'too-many-bars'
  | 'no-header'
  | 'missing-column'
  | 'open-quote'
  | 'field-count'
  | 'time'
  | 'same-time'
  | 'earlier-time'
  | 'number'
  | 'decimal-comma'
  | 'price'
  | 'price-size'
  | 'volume'
  | 'high-below-low'
  | 'outside-range'
  | 'uneven-step';

/** What is wrong with a line, for others to put into words, with the values that those need. */
export interface LineFault {
  readonly code: CsvFaultCode;
  /** What stands there instead; of a text its beginning. */
  readonly got?: string | number;
  /** Number of fields wanted, or the most of something that is read. */
  readonly expected?: number;
  readonly column?: string;
  readonly low?: number;
  readonly high?: number;
}

const MAX_QUOTATION = 40;

/** @returns text from a file, cut to what a message has room for */
function quotation(text: string): string {
  return text.length > MAX_QUOTATION ? `${text.slice(0, MAX_QUOTATION)}…` : text;
}

const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** A field in quotes, in which a doubled quote stands for one, or a field without quotes. */
const FIELD_PATTERNS: Record<Separator, RegExp> = {
  ',': /\s*"((?:[^"]|"")*)"\s*(,|$)|([^",]*)(,|$)/y,
  ';': /\s*"((?:[^"]|"")*)"\s*(;|$)|([^";]*)(;|$)/y,
  '\t': / *"((?:[^"]|"")*)" *(\t|$)|([^"\t]*)(\t|$)/y,
};

/** @returns the separator that a header has most of; a comma where it has none */
export function separatorOf(header: string): Separator {
  const bare = header.replace(/"[^"]*"/g, '');
  const count = (separator: Separator) => bare.split(separator).length;
  return SEPARATORS.reduce((most, other) => (count(other) > count(most) ? other : most));
}

/**
 * Splits one line as RFC 4180 has it, except that no field runs over a line end.
 *
 * @returns fields without quotes and outer blanks, of which a byte order mark is one; null where a quote is not closed or stands inside a field
 */
export function fieldsOf(line: string, separator: Separator): string[] | null {
  if (!line.includes('"')) return line.split(separator).map((field) => field.trim());
  const pattern = FIELD_PATTERNS[separator];
  pattern.lastIndex = 0;
  const fields: string[] = [];
  for (;;) {
    const match = pattern.exec(line);
    if (!match) return null;
    const [, inQuotes, endOfQuoted, plain = '', endOfPlain] = match;
    fields.push((inQuotes?.replaceAll('""', '"') ?? plain).trim());
    if (!(endOfQuoted || endOfPlain)) return fields;
  }
}

/** Where a line has what, as indices of its fields. */
export interface Columns {
  readonly time: number;
  /** Day, where `time` is only that of the day. */
  readonly date: number | null;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number | null;
  /** Fields of a line. */
  readonly width: number;
}

const DATE_NAME = 'date';
const CLOCK_NAME = 'time';
const TIME_NAMES = [CLOCK_NAME, 'datetime', 'timestamp', 'date time', DATE_NAME];
/** MetaTrader counts ticks, and writes them before a volume that is 0 for currencies. */
const VOLUME_NAMES = ['volume', 'vol', 'tickvol', 'tick volume'];

/** `<TICKVOL>`, `Tick_Volume` and `tick volume` in one spelling. */
const spelling = (field: string) =>
  field
    .toLowerCase()
    .replace(/[<>]/g, '')
    .replace(/[\s_]+/g, ' ')
    .trim();

/**
 * Finds the columns that a header names, in any order and case. Others are left alone; of two for the same thing the
 * first counts.
 *
 * @returns columns, or what is wrong: that it is no header, or each column that is missing
 */
export function columnsOf(header: readonly string[]): Columns | LineFault[] {
  const names = header.map(spelling);
  const find = (...wanted: string[]) => names.findIndex((name) => wanted.includes(name));
  const [dateColumn, clockColumn] = [find(DATE_NAME), find(CLOCK_NAME)];
  const isSplit = dateColumn >= 0 && clockColumn >= 0;
  const volume = find(...VOLUME_NAMES);
  const found = {
    time: isSplit ? clockColumn : find(...TIME_NAMES),
    open: find('open'),
    high: find('high'),
    low: find('low'),
    close: find('close'),
  };
  if (Object.values({ ...found, volume }).every((index) => index < 0)) {
    return [{ code: 'no-header', got: quotation(header.join(' ')) }];
  }
  const missing = Object.entries(found).filter(([, index]) => index < 0);
  if (missing.length > 0) return missing.map(([column]) => ({ code: 'missing-column', column }));
  return {
    ...found,
    date: isSplit ? dateColumn : null,
    volume: volume < 0 ? null : volume,
    width: header.length,
  };
}

const SECOND_MS = 1000;
/** `2026-03-02T08:30:00.000+01:00`, `2026.03.02 08:30`, `2026/03/02`. */
const CALENDAR_TIME =
  /^(\d{4})([-./])(\d\d)\2(\d\d)(?:[T ]+(\d\d):(\d\d)(?::(\d\d)(?:(\.\d{1,3})\d*)?)? ?(?:Z|UTC|([+-])(\d\d):?(\d\d)?)?)?$/i;
/** Seconds have 9 or 10 digits between 1973 and 2286, milliseconds three more. */
const UNIX_SECONDS = /^\d{9,10}(?:\.\d+)?$/;
const UNIX_MILLISECONDS = /^\d{12,13}$/;

/**
 * Reads an ISO 8601 time, `YYYY.MM.DD HH:MM` as MetaTrader writes it, or a Unix time in seconds or milliseconds.
 * A time without a zone is taken as UTC: the zone of the machine does not matter.
 *
 * @returns ms since 1970 UTC; null where `text` is none of these
 */
function timeOf(text: string): number | null {
  if (UNIX_SECONDS.test(text)) return Math.round(Number(text) * SECOND_MS);
  if (UNIX_MILLISECONDS.test(text)) return Number(text);
  const match = CALENDAR_TIME.exec(text);
  if (!match) return null;
  const number = (group: number) => Number(match[group] ?? 0);
  const [year, month, date] = [number(1), number(3), number(4)];
  const midnight = Date.UTC(year, month - 1, date);
  const isDay = month >= 1 && month <= 12 && date >= 1 && midnight < Date.UTC(year, month, 1);
  const [hours, minutes, seconds] = [number(5), number(6), number(7)];
  const intoDay =
    hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS + Math.round(number(8) * SECOND_MS);
  if (!isDay || minutes >= 60 || seconds >= 60 || intoDay >= DAY_MS) return null;
  const offset = number(10) * HOUR_MS + number(11) * MINUTE_MS;
  return midnight + intoDay - (match[9] === '-' ? -offset : offset);
}

/** Plain decimal notation: `Number` also takes blanks, hexadecimal and `Infinity`. */
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const DECIMAL_COMMA = /^[+-]?\d+,\d+$/;

/**
 * Reads the fields of one line.
 *
 * @param lastTime of the bar before; `-Infinity` for the first
 * @returns the bar, or what is wrong first
 */
export function barOf(
  fields: readonly string[],
  columns: Columns,
  lastTime: number,
): Bar | LineFault {
  let fault: LineFault | null = null;
  /** @returns no number, which nothing is compared with once there is a fault */
  function fail(found: LineFault): number {
    fault ??= found;
    return Number.NaN;
  }

  function numberAt(index: number, column: string): number {
    const field = fields[index] ?? '';
    const value = DECIMAL.test(field) ? Number(field) : Number.NaN;
    if (Number.isFinite(value)) return value;
    const code = DECIMAL_COMMA.test(field) ? 'decimal-comma' : 'number';
    return fail({ code, column, got: quotation(field) });
  }

  function priceAt(column: 'open' | 'high' | 'low' | 'close'): number {
    const index = columns[column];
    const price = numberAt(index, column);
    const got = quotation(fields[index] ?? '');
    if (price <= 0) return fail({ code: 'price', column, got });
    return price < MIN_PRICE || price > MAX_PRICE
      ? fail({ code: 'price-size', column, low: MIN_PRICE, high: MAX_PRICE, got })
      : price;
  }

  function volumeOf(index: number): number {
    const field = fields[index] ?? '';
    const volume = field === '' ? 0 : numberAt(index, 'volume');
    return volume < 0 ? fail({ code: 'volume', got: quotation(field) }) : volume;
  }

  // A separator at the end of lines is common; anything else too many is a decimal comma or a stray separator.
  const isOver = fields.length > columns.width && fields.slice(columns.width).some((rest) => rest);
  if (fields.length < columns.width || isOver) {
    return { code: 'field-count', expected: columns.width, got: fields.length };
  }
  const clock = fields[columns.time] ?? '';
  const timeText = columns.date === null ? clock : `${fields[columns.date]} ${clock}`;
  const time = timeOf(timeText) ?? fail({ code: 'time', got: quotation(timeText) });
  const bar: Bar = {
    time,
    open: priceAt('open'),
    high: priceAt('high'),
    low: priceAt('low'),
    close: priceAt('close'),
    volume: columns.volume === null ? 0 : volumeOf(columns.volume),
  };
  const { high, low } = bar;
  if (high < low) fail({ code: 'high-below-low', high, low });
  for (const column of ['open', 'close'] as const) {
    const got = bar[column];
    if (got > high || got < low) fail({ code: 'outside-range', column, low, high, got });
  }
  if (time === lastTime) fail({ code: 'same-time', got: quotation(timeText) });
  if (time < lastTime) fail({ code: 'earlier-time', got: quotation(timeText) });
  return fault ?? bar;
}
