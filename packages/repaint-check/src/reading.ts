import type { Row } from './names.ts';
import { numberOf } from './numbers.ts';
import { type Choices, createPoints, Refusal } from './points.ts';
import { type Prices, pricesIn } from './price-columns.ts';
import { cellAt, isBody, type Separator, type Sheet, sheetOf } from './sheet.ts';
import { type Times, timesOf, timeTextOf } from './time-columns.ts';
import { createTimeReader, shiftOf } from './times.ts';

/** A row's cells as written, and what they mean; NaN if that is not known. `time` is local without a
 * zone. */
export interface ReadRow {
  readonly written: readonly string[];
  readonly time: number;
  readonly hasClock: boolean;
  readonly hasZone: boolean;
  readonly prices: readonly number[];
}

/** How to read all rows; parts that are open are missing. */
export type Layout = Sheet & Times & Prices;

/** Returns a function that reads a row's time and prices. */
export function createRowReader(layout: Layout) {
  const { form, zone, isMixed, isNewestFirst, prices, mark, ...place } = layout;
  const readTime = form ? createTimeReader(form) : () => null;
  const shift = shiftOf(zone ?? 'UTC');
  let before = Number.NaN;
  return (row: Row) => {
    const text = timeTextOf(row, place);
    const { ms = Number.NaN, isUtc } = readTime(text) ?? {};
    let time = isUtc && isMixed ? ms : (shift?.(ms) ?? Number.NaN);
    // Of the hour that a clock repeats, rows in order tell which one it is.
    const earlier = shift?.earlierOf?.(time) ?? null;
    if (earlier !== null && (isNewestFirst ? time >= before : !(earlier <= before))) time = earlier;
    before = time;
    const priceAt = (index: number) => (mark ? numberOf(cellAt(row, index), mark) : Number.NaN);
    return { text, time, prices: prices.map(priceAt) };
  };
}

/** Finds out how a file is written. Returns its first and last row, too, and no layout while a point
 * is open. @param sampleOf rows from several places in the file */
export function readingOf(sampleOf: (separator: Separator) => readonly Row[], choices: Choices) {
  const { points, decide } = createPoints(choices);
  try {
    const sheet = sheetOf(sampleOf, decide);
    const times = timesOf(sheet, decide);
    const layout = { ...sheet, ...times, ...pricesIn(sheet, times, decide) };
    const { hasClock, zone } = times;
    const readRow = createRowReader(layout);
    const rows = [sheet.rows.find(isBody), sheet.rows.findLast(isBody)].map((row = []) => {
      const { time, prices } = readRow(row);
      return { written: row, time, prices, hasClock, hasZone: zone !== null };
    });
    if (points.some(({ value }) => value === null)) return { points, rows };
    return { points, rows, layout };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { points, rows: [], refused: { code: error.code, got: error.message } };
  }
}
