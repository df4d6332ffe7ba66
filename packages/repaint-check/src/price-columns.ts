import { named, namesIn, PRICES } from './names.ts';
import { type DecimalMark, isFraction, isNumber, markOf, numberOf } from './numbers.ts';
import { type Decide, Refusal } from './points.ts';
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

/** Finds the columns of the four prices and the decimal mark.
 * @param isMachine a program wrote the file, not a person's spreadsheet */
export function pricesIn(
  sheet: Sheet,
  { taken, isNewestFirst, isMachine }: Pick<Times, 'taken' | 'isNewestFirst' | 'isMachine'>,
  decide: Decide,
): { prices: number[]; mark: DecimalMark | null } {
  const { separator, header, cells, columns, options } = sheet;
  const free = columns.filter((index) => !taken.includes(index));
  const numeric = free.filter(
    (index) => 2 * cells(index).filter(isNumber).length > cells(index).length,
  );
  const readable = (mark: DecimalMark) =>
    numeric.flatMap(cells).filter((cell) => Number.isFinite(numberOf(cell, mark))).length;
  const likely = readable('comma') > readable('point') ? 'comma' : 'point';
  const oldestFirst = (index: number) => (isNewestFirst ? cells(index).reverse() : cells(index));
  const valuesOf = (index: number) => oldestFirst(index).map((cell) => numberOf(cell, likely));
  const guesses = guessIn(namesIn(header) > 0 ? [] : numeric.map(valuesOf)).map(
    (at) => numeric[at ?? -1],
  );
  // TradingView writes indicators, whatever their names, after the prices.
  const isTradingView = header.slice(0, 5).join() === 'time,open,high,low,close';
  const prices = PRICES.map((name, at) => {
    const [first, ...others] = named(header, name);
    const isOnly =
      isTradingView || others.every((other) => `${cells(other)}` === `${cells(first ?? -1)}`);
    const guess = guesses[at] === undefined ? 'open' : 'assumed';
    const state = first === undefined ? guess : isOnly ? 'proved' : 'open';
    return Number(decide(name, state, `${first ?? guesses[at]}`, options) ?? -1);
  });

  const known = prices.filter((index) => index >= 0);
  const written = (known.length > 0 ? known : free).flatMap(cells);
  const fractions = written.filter(isFraction);
  // Swiss thousands look alike, but not all of them.
  if (fractions.length > 0.95 * written.filter((cell) => /\d/.test(cell)).length)
    throw new Refusal('fraction', fractions[0] ?? '');
  const isFractional = (index: number) =>
    cells(index).some((cell) => /^0\d+$/.test(cell)) && new Set(cells(index)).size > 1;
  if (header.length === 0 && separator === ',' && numeric.some(isFractional))
    throw new Refusal('split', columns.map((index) => cells(index)[0]).join());
  const { mark: ownMark, got } = markOf(written);
  // A file has one decimal mark. Programs, rather than people, write ISO times, counts and <NAMES>.
  const other = markOf(free.filter((index) => !known.includes(index)).flatMap(cells)).mark;
  const isPoint = got === '' || (got.includes('.') && (isMachine || header[0]?.startsWith('<')));
  const mark = ownMark ?? other ?? (isPoint ? 'point' : null);
  const marks = (['point', 'comma'] as const).map((value) => ({
    value,
    text: got,
    number: numberOf(got, value),
  }));
  const fitting = marks.filter(({ number }) => Number.isFinite(number));
  return {
    prices,
    mark: decide('decimal', mark ? 'proved' : 'open', mark ?? '', fitting) as DecimalMark | null,
  };
}
