import { means, namesIn, PRICES, type Row } from './names.ts';
import { isFraction, isMissing, isNumber } from './numbers.ts';
import { type Decide, type Option, quoted, Refusal } from './points.ts';

/** Commas come last, because decimal commas look like separators. */
const SEPARATORS = ['\t', ';', '|', ','] as const;
export type Separator = (typeof SEPARATORS)[number];

export const cellAt = (row: Row, index: number) => (row[index] ?? '').trim();
export const isEmpty = (row: Row) => row.every((cell) => cell.trim() === '');

/** Rows from the file, cut into cells. */
export interface Sheet {
  readonly separator: Separator;
  readonly header: Row;
  /** Number of lines above the rows. */
  readonly start: number;
  /** True if other lines are above or below the rows. */
  readonly hasNotes: boolean;
  readonly rows: readonly Row[];
  readonly columns: readonly number[];
  readonly options: readonly Option[];
  /** Returns a column's cells. */
  cells(index: number): string[];
  /** A column of tickers, or -1. */
  readonly symbol: number;
  /** Other columns of words. */
  readonly words: readonly number[];
}

export function isBody(row: Row): boolean {
  const prices = row.filter((cell) => isNumber(cell) || isFraction(cell)).length;
  const values = prices + row.filter(isMissing).length;
  const isWide = values >= PRICES.length && row.length > PRICES.length;
  return prices > 0 && isWide && (row.length < values + 3 || namesIn(row) < 3);
}

/** Returns the line from which most rows have a time and four prices, or -1. */
function startOf(rows: readonly Row[]): number {
  const start = rows.findIndex(isBody);
  const next = rows.slice(Math.max(0, start), start + 100).filter((row) => !isEmpty(row));
  return 2 * next.filter(isBody).length > next.length ? start : -1;
}

/** Finds the separator and the header. */
export function sheetOf(sampleOf: (separator: Separator) => readonly Row[], decide: Decide): Sheet {
  const all = SEPARATORS.map((value) => ({ value, rows: sampleOf(value) }));
  const fitting = all.filter(({ rows }) => startOf(rows) >= 0);
  const [first] = fitting;
  if (!first)
    throw new Refusal('no-table', all[0]?.rows.find((row) => !isEmpty(row))?.join('') ?? '');
  const state = fitting.length > 1 ? 'assumed' : 'proved';
  const separators = fitting.map(({ value }) => ({ value }));
  const choice = decide('separator', state, first.value, separators);
  const { value: separator, rows } = fitting.find(({ value }) => value === choice) ?? first;

  const start = startOf(rows);
  const above = rows.slice(0, start).flatMap((row, line) => {
    const text = quoted(row.join(separator));
    return isEmpty(row) || /^sep=/i.test(text) ? [] : { row, value: `${line}`, text };
  });
  // Without known names, the line next to the rows has them.
  const titles = above.filter(({ row }) => row.length > PRICES.length).reverse();
  const [title] = titles.sort((one, other) => namesIn(other.row) - namesIn(one.row));
  const line = decide('header', 'proved', title?.value ?? '', [...above, { value: '' }]);
  const header = above.find(({ value }) => value === line)?.row ?? [];
  const body = rows.slice(start).filter((row) => !(isEmpty(row) || row[0]?.startsWith('#')));
  const columns = [...Array(Math.max(...body.map(({ length }) => length))).keys()];
  const cells = (index: number) => body.map((row) => cellAt(row, index));
  const options = columns.map((index) => {
    const text = [cellAt(header, index), cells(index)[0]].filter(Boolean).join(': ');
    return { value: `${index}`, text: quoted(text) };
  });
  const isRare = (found: readonly string[]) => found.length > 0 && 2 * found.length <= body.length;
  const isWord = (cell: string) => /^\p{L}|\p{L}{2}/u.test(cell) && !isMissing(cell);
  // A note beside some of the rows.
  const isBesides = (index: number) =>
    cellAt(header, index) === '' && header.length > 0 && isRare(cells(index).filter(isWord));
  const isNote = (row: Row) => row.some(isWord) && !isBody(row) && `${row}` !== `${header}`;
  const hasNotes =
    above.some(({ value }) => value !== line) ||
    rows.slice(start).some((row) => row[0]?.startsWith('#')) ||
    header.slice(columns.length).some((cell) => cell.trim() !== '') ||
    body.some(isNote) ||
    columns.some(isBesides);
  const isWords = (index: number) =>
    2 * cells(index).filter((cell) => isWord(cell) && !isNumber(cell)).length > body.length;
  // Without a header, tickers come first.
  const isSymbol = (index: number) =>
    header.length > 0 ? means(header[index], 'symbol') : index === 0;
  const wordy = columns.filter(isWords);
  const words = wordy.filter((index) => !isSymbol(index));
  return {
    ...{ separator, header, start, hasNotes, rows: body, columns, options, cells },
    ...{ symbol: wordy.find(isSymbol) ?? -1, words },
  };
}
