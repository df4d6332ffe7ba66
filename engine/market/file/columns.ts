import { createTimeReader, type DateOrder, dateOrderOf } from './times';

export const PRICES = ['open', 'high', 'low', 'close'] as const;
export type PriceName = (typeof PRICES)[number];

/** Columns are indices; `clock` is a separate time-of-day column. */
export interface Layout {
  readonly columns: Readonly<Record<'time' | PriceName, number>> & { readonly clock?: number };
  readonly hasHeader: boolean;
  readonly hasDecimalComma: boolean;
  readonly order: DateOrder;
  readonly hasOrder: boolean;
}

/** English and German names, letters only, preferred names first. */
const NAMES: Readonly<Record<'time' | PriceName, readonly string[]>> = {
  time: 'opentime timeopen datetime date gmttime localtime timestamp time unix datum zeit'.split(
    ' ',
  ),
  open: 'open o opening bidopen eröffnung eröffn erster'.split(' '),
  high: 'high h bidhigh hoch höchst tageshoch'.split(' '),
  low: 'low l bidlow tief tiefst tagestief'.split(' '),
  close: 'close c closelast last price bidclose schluss schlusskurs zuletzt'.split(' '),
};

const textAt = (row: readonly string[], index: number | undefined) =>
  index === undefined ? '' : (row[index] ?? '').trim();

/** Number of rows searched for a header, then for a time value. */
const MAX_ROWS_SEARCHED = 20;

function namedColumns(row: readonly string[]): Partial<Record<'time' | PriceName, number>> {
  const names = row.map((name) =>
    name
      .toLowerCase()
      .replace(/^\d+\. |\([^)]*\)|[^\p{L}]/gu, '')
      .normalize('NFC'),
  );
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([column, words]) => {
      const found = words.map((word) => names.indexOf(word)).find((index) => index >= 0);
      return found === undefined ? [] : [[column, found]];
    }),
  );
}

export function timeTextOf(row: readonly string[], { time, clock }: Layout['columns']): string {
  const day = textAt(row, time);
  return clock === undefined ? day : `${day} ${textAt(row, clock)}`;
}

const isTime = (text: string) =>
  (['day-first', 'month-first'] as const).some((order) => createTimeReader(order)(text));

/** Finds columns by header names, otherwise by position. Returns null if it finds no times. */
export function layoutOf(rows: readonly (readonly string[])[], delimiter: string): Layout | null {
  const named = rows.slice(0, MAX_ROWS_SEARCHED).map(namedColumns);
  const headerRow = named.findIndex((names) => PRICES.every((name) => names[name] !== undefined));
  const { time: namedTime, ...prices } = named[headerRow] ?? {};
  const body = rows.slice(headerRow + 1);
  const hasTime = (index: number) =>
    body.slice(0, MAX_ROWS_SEARCHED).some((row) => isTime(textAt(row, index)));
  const time = [namedTime ?? 0, 0, 1, 2].find(hasTime);
  if (time === undefined) return null;
  const rowOfTime = body.find((row) => isTime(textAt(row, time))) ?? [];
  const [day, next] = [textAt(rowOfTime, time), textAt(rowOfTime, time + 1)];
  const title = rows[headerRow]?.[time + 1];
  // Digits without a colon could be a price or volume.
  const couldBeClock =
    next.includes(':') || (title ? /time|zeit/i.test(title) : /^\d{6}$/.test(next));
  const clock = couldBeClock && isTime(`${day} ${next}`) ? time + 1 : undefined;
  const first = (clock ?? time) + 1;
  const columns = {
    ...{ open: first, high: first + 1, low: first + 2, close: first + 3 },
    ...prices,
    ...{ time, ...(clock === undefined ? {} : { clock }) },
  };
  const written = body.flatMap((row) => PRICES.map((name) => textAt(row, columns[name])));
  const withComma = written.filter((price) => /^-?[\d.]+,\d+$/.test(price));
  const isGrouped = delimiter === ',' && withComma.every((price) => /,\d{3}$/.test(price));
  const hasDecimalComma = withComma.length > written.length / 4 && !isGrouped;
  const order = dateOrderOf(body.map((row) => timeTextOf(row, columns)));
  const hasHeader = headerRow >= 0;
  return { columns, hasHeader, hasDecimalComma, ...order };
}
