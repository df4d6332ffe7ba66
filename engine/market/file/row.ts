import type { Bar } from '@/engine/market/bar';
import { MAX_PRICE, MIN_PRICE } from '@/engine/market/price-form';
import type { Columns } from './columns';
import { type Decimal, numberOf, type Separator, volumeOf } from './fields';
import { type ColumnName, PRICE_NAMES, type PriceName } from './header';
import type { WrittenTime } from './time';

/** How the rows of a file are to be read. */
export interface RowForm {
  readonly separator: Separator;
  readonly decimal: Decimal;
  readonly columns: Columns;
  /** Fields of a row. */
  readonly width: number;
}

export type RowFaultCode =
  | 'long-line'
  | 'open-quote'
  | 'field-count'
  | 'time'
  | 'number'
  | 'no-price'
  | 'price-size'
  | 'high-below-low'
  | 'outside-range'
  | 'same-time';

/** What is wrong with a row, for others to put into words, with the values that those need. */
export interface RowFault {
  readonly code: RowFaultCode;
  /** What stands there instead; of a text its beginning. */
  readonly got?: string | number;
  /** Number of fields wanted, or the most of something that is read. */
  readonly expected?: number;
  readonly column?: ColumnName;
  readonly low?: number;
  readonly high?: number;
}

const MAX_QUOTATION = 40;

/** @returns text from a file, cut to what a message has room for */
export function quotation(text: string): string {
  return text.length > MAX_QUOTATION ? `${text.slice(0, MAX_QUOTATION)}…` : text;
}

/** @returns the time of a row as it is written, with the time of day that may stand in a column of its own */
export function timeTextOf(fields: readonly string[], { time, clock }: Columns): string {
  const text = (fields[time] ?? '').trim();
  return clock === undefined ? text : `${text} ${(fields[clock] ?? '').trim()}`;
}

/** What computing has left behind the digits that count, as a part of a price: no reason to leave a bar out. */
const TOLERANCE = 1e-9;

/**
 * Reads the fields of one row.
 *
 * @param readTime of the file
 * @returns the bar, with its time as it is written, or what is wrong first
 */
export function barOf(
  fields: readonly string[],
  { columns, decimal, width }: RowForm,
  readTime: (text: string) => WrittenTime | null,
): Bar | RowFault {
  let fault: RowFault | null = null;
  /** @returns no number, which nothing is compared with once there is a fault */
  function fail(found: RowFault): number {
    fault ??= found;
    return Number.NaN;
  }

  function priceAt(column: PriceName): number {
    const text = (fields[columns[column]] ?? '').trim();
    const price = numberOf(text, decimal);
    if (!Number.isFinite(price)) return fail({ code: 'number', column, got: quotation(text) });
    const size = Math.abs(price);
    if (size <= MAX_PRICE && (size >= MIN_PRICE || size === 0)) return price;
    return fail({ code: 'price-size', column, low: MIN_PRICE, high: MAX_PRICE, got: text });
  }

  // A separator at the end of rows is common; anything else too many is a decimal comma or a stray separator.
  const isOver = fields.length > width && fields.slice(width).some((rest) => rest.trim());
  if (isOver || PRICE_NAMES.some((name) => columns[name] >= fields.length)) {
    return { code: 'field-count', expected: width, got: fields.length };
  }
  const timeText = timeTextOf(fields, columns);
  const time = readTime(timeText)?.ms ?? fail({ code: 'time', got: quotation(timeText) });
  const [open, close] = [priceAt('open'), priceAt('close')];
  let [high, low] = [priceAt('high'), priceAt('low')];
  if (high < low) fail({ code: 'high-below-low', high, low });
  const [most, least] = [Math.max(open, close), Math.min(open, close)];
  const dust = TOLERANCE * Math.abs(high);
  if (most > high && most - high <= dust) high = most;
  if (least < low && low - least <= dust) low = least;
  for (const [column, got] of [['open', open] as const, ['close', close] as const])
    if (got > high || got < low) fail({ code: 'outside-range', column, low, high, got });
  if (high === 0 && low === 0) fail({ code: 'no-price' });
  const volume = columns.volume === undefined ? '' : (fields[columns.volume] ?? '').trim();
  return fault ?? { time, open, high, low, close, volume: volumeOf(volume, decimal) };
}
