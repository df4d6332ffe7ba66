import type { Bar } from './bar';
import { quoted } from './csv-fault';
import type { Columns } from './csv-header';
import { timeOf } from './csv-time';

/** Plain decimal notation: `Number` also takes blanks, hexadecimal and `Infinity`. */
const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const decimalComma = /^[+-]?\d+,\d+$/;

/** @returns the number, or what is wrong */
function numberOf(field: string, name: string): number | string {
  const value = decimal.test(field) ? Number(field) : Number.NaN;
  if (Number.isFinite(value)) return value;
  const hint = decimalComma.test(field) ? ': decimals need a point, not a comma' : '';
  return `expected a number in "${name}", got ${quoted(field)}${hint}`;
}

function priceOf(field: string, name: string): number | string {
  const price = numberOf(field, name);
  const isTooLow = typeof price === 'number' && price <= 0;
  return isTooLow ? `expected a price above 0 in "${name}", got ${quoted(field)}` : price;
}

function volumeOf(field: string): number | string {
  const volume = field === '' ? 0 : numberOf(field, 'volume');
  const isNegative = typeof volume === 'number' && volume < 0;
  return isNegative ? `expected a volume of 0 or more, got ${quoted(field)}` : volume;
}

/** @returns what is wrong with how the prices lie, or null */
function orderFault({ open, high, low, close }: Bar): string | null {
  if (high < low) return `expected "high" at or above "low", got ${high} and ${low}`;
  const outside = (name: string, price: number) =>
    `expected "${name}" from "low" to "high" (${low} to ${high}), got ${price}`;
  if (open > high || open < low) return outside('open', open);
  if (close > high || close < low) return outside('close', close);
  return null;
}

/**
 * Reads the fields of one line.
 *
 * @param lastTime of the bar before; `-Infinity` for the first
 * @returns the bar, or what is wrong first
 */
export function barOf(fields: readonly string[], columns: Columns, lastTime: number): Bar | string {
  // A separator at the end of lines is common; anything else too many is a decimal comma or a stray separator.
  const isOver = fields.length > columns.width && fields.slice(columns.width).some((rest) => rest);
  if (fields.length < columns.width || isOver) {
    return `expected ${columns.width} fields, got ${fields.length}`;
  }
  const field = (index: number) => fields[index] ?? '';

  const clock = field(columns.time);
  const timeText = columns.date === null ? clock : `${field(columns.date)} ${clock}`;
  const time = timeOf(timeText);
  if (time === null) return `expected a time in "time", got ${quoted(timeText)}`;

  const open = priceOf(field(columns.open), 'open');
  if (typeof open === 'string') return open;
  const high = priceOf(field(columns.high), 'high');
  if (typeof high === 'string') return high;
  const low = priceOf(field(columns.low), 'low');
  if (typeof low === 'string') return low;
  const close = priceOf(field(columns.close), 'close');
  if (typeof close === 'string') return close;
  const volume = columns.volume === null ? 0 : volumeOf(field(columns.volume));
  if (typeof volume === 'string') return volume;

  const bar: Bar = { time, open, high, low, close, volume };
  const fault = orderFault(bar);
  if (fault !== null) return fault;
  if (time === lastTime) return `expected a new time, got ${quoted(timeText)} again`;
  if (time < lastTime) return `expected a time after the one before, got ${quoted(timeText)}`;
  return bar;
}
