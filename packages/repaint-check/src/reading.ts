import type { Row } from './names.ts';
import { type DecimalMark, numberOf } from './numbers.ts';
import { type Choices, createPoints, type Point, Refusal } from './points.ts';
import { pricesIn } from './price-columns.ts';
import { cellAt, isBody, type Separator, type Sheet, sheetOf } from './sheet.ts';
import { hasWords, isSymbol, type TimeColumns, timesOf, timeTextOf } from './time-columns.ts';
import { createTimeReader, type DateForm, shiftOf } from './times.ts';

/** A row as written, and what it means; null if that is not known. `time` is local without a zone. */
export interface ReadRow {
  readonly written: string;
  readonly time: number | null;
  readonly hasClock: boolean;
  readonly hasZone: boolean;
  readonly prices: readonly (number | null)[];
}

/** All that reading the whole file needs. */
export interface Layout
  extends TimeColumns,
    Pick<Sheet, 'separator' | 'header' | 'start' | 'columns'> {
  readonly form: DateForm;
  /** Empty if each row names its own. */
  readonly zone: string;
  readonly prices: readonly number[];
  readonly mark: DecimalMark;
  readonly symbol: number;
}

export interface Reading {
  readonly points: readonly Point[];
  /** The first and the last one. */
  readonly rows: readonly ReadRow[];
  /** Missing while a point is open. */
  readonly layout?: Layout;
  readonly refused?: { readonly code: Refusal['code']; readonly got: string };
}

/** Finds out how a file is written.
 * @param sampleOf rows from the file; an empty row separates its parts */
export function readingOf(
  sampleOf: (separator: Separator) => readonly Row[],
  choices: Choices,
): Reading {
  const { points, decide } = createPoints(choices);
  try {
    const sheet = sheetOf(sampleOf, decide);
    const { form, zone, hasClock, ...times } = timesOf(sheet, decide);
    const { prices, mark } = pricesIn(sheet, times, decide);
    const readTime = form && createTimeReader(form);
    const rowOf = (row: Row): ReadRow => {
      const read = readTime?.(timeTextOf(row, times)) ?? null;
      const shift = zone === null ? null : shiftOf(zone || (read?.zone ?? ''));
      const priceAt = (index: number) =>
        mark && index >= 0 ? numberOf(cellAt(row, index), mark) : null;
      return {
        written: row.join(sheet.separator),
        time: read && (shift?.(read.local) ?? read.local),
        ...{ hasClock, hasZone: shift !== null, prices: prices.map(priceAt) },
      };
    };
    const rows = [sheet.rows.find(isBody), sheet.rows.findLast(isBody)].map((row) =>
      rowOf(row ?? []),
    );
    if (!form || zone === null || !mark || prices.includes(-1)) return { points, rows };
    const { separator, header, start, columns } = sheet;
    const isTicker = (index: number) =>
      isSymbol(header, index, times.time) && hasWords(sheet, index);
    const symbol = columns.find(isTicker) ?? -1;
    return {
      points,
      rows,
      layout: { ...times, separator, header, start, columns, form, zone, prices, mark, symbol },
    };
  } catch (error) {
    if (error instanceof Refusal)
      return { points, rows: [], refused: { code: error.code, got: error.message } };
    throw error;
  }
}
