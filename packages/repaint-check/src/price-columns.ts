import { named, namesIn, PRICES } from './names.ts';
import { type DecimalMark, isFraction, isNumber, MARKS, marksOf, numberOf } from './numbers.ts';
import { type Decide, optionsOf, Refusal } from './points.ts';
import type { Sheet } from './sheet.ts';
import type { Times } from './time-columns.ts';

type Values = readonly number[];

/** Returns open, high, low and close if the first columns of numbers are in this order. What could
 * also be an average or the last close is for the visitor, as is any other order. */
function guessIn(columns: readonly Values[]): readonly (number | undefined)[] {
  const [opens = [], highs = [], lows = [], closes = []] = columns;
  const isIn = (value: number, at: number) => {
    const [high = 0, low = 0] = [highs[at], lows[at]];
    return value <= high && value >= low && high - value < Math.abs(value);
  };
  // A few rows may be faulty.
  const isInside = (values: Values) =>
    values.filter(isIn).length > 0.98 * values.filter(Number.isFinite).length;
  if (!isInside(opens) || !isInside(closes) || !isInside(lows)) return [];
  // Bars open near the last close.
  const pause = (one: Values, before: Values) =>
    one.reduce((sum, value, at) => sum + (Math.abs(value - (before[at - 1] ?? value)) || 0), 0);
  const isClear = !columns.slice(4).some(isInside) && pause(opens, closes) < pause(closes, opens);
  return isClear ? [0, 1, 2, 3] : [undefined, 1, 2, undefined];
}

/** A wrong decimal mark makes some prices a thousand times others. */
const MAX_RISE = 100;

function isSteady(prices: Values): boolean {
  const sizes = prices.map(Math.abs).filter((size) => size > 0);
  const least = sizes.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  return sizes.every((size) => size <= MAX_RISE * least);
}

/** Columns of the four prices, -1 if open. */
export interface Prices {
  readonly prices: readonly number[];
  readonly mark: DecimalMark | null;
}

/** Finds the columns of the four prices and the decimal mark. */
export function pricesIn(
  { header, cells, columns, options, separator }: Sheet,
  { time, taken, isNewestFirst }: Times,
  decide: Decide,
): Prices {
  const free = columns.filter((index) => !taken.includes(index));
  const numeric = free.filter(
    (index) => 2 * cells(index).filter(isNumber).length > cells(index).length,
  );
  const [{ form: likely } = { form: MARKS[0] }] = marksOf(numeric.flatMap(cells));
  const valuesOf = (index: number) => {
    const values = cells(index).map((cell) => numberOf(cell, likely.name));
    return isNewestFirst ? values.reverse() : values;
  };
  const guesses = guessIn(namesIn(header) > 0 ? [] : numeric.map(valuesOf));
  // TradingView writes indicators, whatever their names, after the prices.
  const isTradingView = header.slice(0, 5).join() === 'time,open,high,low,close';
  const prices = PRICES.map((name, at) => {
    const [first, ...others] = named(header, name);
    const isOnly =
      isTradingView || others.every((other) => `${cells(other)}` === `${cells(first ?? -1)}`);
    const guess = numeric[guesses[at] ?? -1];
    const state =
      first === undefined ? (guess === undefined ? 'open' : 'assumed') : isOnly ? 'proved' : 'open';
    return Number(decide(name, state, `${first ?? guess}`, options) ?? -1);
  });

  const known = prices.filter((index) => index >= 0);
  const written = (known.length > 0 ? known : free).flatMap(cells);
  const fractions = written.filter(isFraction);
  // Swiss thousands look alike, but not all of them.
  if (fractions.length > 0.95 * written.filter((cell) => /\d/.test(cell)).length)
    throw new Refusal('fraction', fractions[0] ?? '');
  const all = marksOf(written);
  const steady = all.filter(({ numbers }) => isSteady(numbers));
  const fits = steady.length > 0 ? steady : all;
  const marked = free.flatMap(cells).filter((cell) => /[.,]/.test(cell));
  // A file has one decimal mark. Programs, rather than people, write ISO times, counts and <NAMES>.
  const [sure, other] = fits.length > 1 ? marksOf(marked) : fits;
  // Semicolons come with decimal commas.
  const stamp = separator === ';' ? /^-?\d{9}/ : /^-?\d{9}|\dT/;
  const isProgram = stamp.test(cells(time)[0] ?? '') || header[0]?.startsWith('<');
  const isPoint = isProgram && !written.some((cell) => cell.includes(','));
  const own = sure && !other ? sure.form.name : isPoint || fits.length === 0 ? 'point' : '';
  const mark = decide('decimal', own ? 'proved' : 'open', own, optionsOf(fits));
  return { prices, mark: mark as DecimalMark | null };
}
