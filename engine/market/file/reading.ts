import { DAY_MS, HOUR_MS } from '@/engine/market/bar';
import { bestTime, cellAt, pricesIn, type TimeColumns, timesIn, timeTextOf } from './columns';
import { means, namesIn, PRICES, type PriceName, type Row } from './names';
import { type DecimalMark, isFraction, isMissing, isNumber, markOf, numberOf } from './numbers';
import { createTimeReader, type DateForm, shiftOf } from './times';

export type PointName =
  | ('separator' | 'header' | 'time' | 'date' | 'zone' | 'decimal')
  | (PriceName | 'symbol' | 'order');
/** What the visitor says about points; the file says the rest. */
export type Choices = Readonly<Partial<Record<PointName, string>>>;

/** `text` quotes the file, `number` is what it would mean: a price, or a time in ms. */
export interface Option {
  readonly value: string;
  readonly text?: string;
  readonly number?: number;
}

/** One point of how a file is read. The file proves it; or it is assumed, because nothing speaks
 * against it; or it is open, because the file could mean several things: then `value` is null until
 * the visitor chooses. */
export interface Point {
  readonly name: PointName;
  readonly state: 'proved' | 'assumed' | 'open';
  readonly value: string | null;
  readonly options: readonly Option[];
}

/** A row as written, and what it means; null if that is not known. `time` is local without a zone. */
export interface ReadRow {
  readonly written: string;
  readonly time: number | null;
  readonly hasClock: boolean;
  readonly hasZone: boolean;
  readonly prices: readonly (number | null)[];
}

/** Commas come last, because decimal commas look like separators. */
const SEPARATORS = ['\t', ';', '|', ','] as const;
export type Separator = (typeof SEPARATORS)[number];

/** All that reading the whole file needs. */
export interface Layout extends TimeColumns {
  readonly separator: Separator;
  readonly header: Row;
  /** Number of lines above the rows. */
  readonly start: number;
  readonly form: DateForm;
  /** Empty if each row names its own. */
  readonly zone: string;
  readonly prices: readonly number[];
  readonly mark: DecimalMark;
  readonly symbol: number;
}

export interface Reading {
  readonly points: readonly Point[];
  readonly rows: readonly ReadRow[];
  /** Missing while a point is open. */
  readonly layout?: Layout;
  /** Why the file cannot be read; `got` quotes it. */
  readonly refused?: {
    readonly code: 'no-table' | 'no-time' | 'clock' | 'fraction' | 'split';
    readonly got: string;
  };
}

const hours = (sign: string, most: number) =>
  Array.from({ length: most }, (_, at) => `${sign}${`${at + 1}`.padStart(2, '0')}:00`);
const ZONES = ['UTC', ...hours('-', 12), ...hours('+', 14), ...Intl.supportedValuesOf('timeZone')];
/** The zone that the file names. */
const OWN_ZONE = 'own';

const MAX_QUOTATION = 60;
export const quoted = (text: string) => text.trim().slice(0, MAX_QUOTATION);

const isEmpty = (row: Row) => row.every((cell) => cell.trim() === '');

function isBody(row: Row): boolean {
  const prices = row.filter((cell) => isNumber(cell) || isFraction(cell)).length;
  const isWide = prices + row.filter(isMissing).length >= PRICES.length;
  return prices > 0 && isWide && row.length > PRICES.length && namesIn(row) < 3;
}

/** Returns the line from which most rows have a time and four prices, or -1. */
function startOf(rows: readonly Row[]): number {
  const start = rows.findIndex(isBody);
  const next = rows
    .slice(Math.max(0, start))
    .filter((row) => !isEmpty(row))
    .slice(0, 100);
  return 2 * next.filter(isBody).length > next.length ? start : -1;
}

/** Finds out how a file is written.
 * @param sampleOf rows from the file; an empty row separates its parts */
export function readingOf(
  sampleOf: (separator: Separator) => readonly Row[],
  choices: Choices,
): Reading {
  const points: Point[] = [];
  /** Adds a point. Returns the visitor's choice or else, unless the point is open, the file's. */
  function decide(name: PointName, state: Point['state'], own: string, options: readonly Option[]) {
    const chosen = options.find(({ value }) => value === choices[name])?.value;
    const value = chosen ?? (state === 'open' ? null : own);
    points.push({ name, state, value, options });
    return value;
  }
  const refuse = (code: NonNullable<Reading['refused']>['code'], got: string): Reading => ({
    points,
    rows: [],
    refused: { code, got: quoted(got) },
  });

  const tables = SEPARATORS.map((value) => ({ value, rows: sampleOf(value) }));
  const fitting = tables.filter(({ rows }) => startOf(rows) >= 0);
  const [first] = fitting;
  if (!first)
    return refuse('no-table', tables[0]?.rows.find((row) => !isEmpty(row))?.join('\t') ?? '');
  const chosen = decide(
    'separator',
    fitting.length > 1 ? 'assumed' : 'proved',
    first.value,
    fitting.map(({ value }) => ({ value })),
  );
  const { value: separator, rows } = fitting.find(({ value }) => value === chosen) ?? first;

  const start = startOf(rows);
  const above = rows
    .slice(0, start)
    .flatMap((row, line) =>
      isEmpty(row) || /^sep=/i.test(row.join())
        ? []
        : { row, value: `${line}`, text: quoted(row.join(separator)) },
    );
  const wide = above.filter(({ row }) => row.length > PRICES.length);
  const title = wide.reduce(
    (best, one) => (namesIn(one.row) >= namesIn(best?.row ?? []) ? one : best),
    wide[0],
  );
  const headerLine = decide('header', 'proved', title?.value ?? '', [...above, { value: '' }]);
  const header = above.find(({ value }) => value === headerLine)?.row ?? [];
  const sample = rows
    .slice(start)
    .filter((row) => row.length === 0 || !(isEmpty(row) || row[0]?.startsWith('#')));
  const body = sample.filter(({ length }) => length > 0);
  const columns = [...Array(Math.max(...body.map(({ length }) => length))).keys()];
  const cells = (index: number) => body.map((row) => cellAt(row, index));
  const labelOf = (index: number) =>
    [cellAt(header, index), cells(index)[0]].filter(Boolean).join(': ');
  const options = columns.map((index) => ({ value: `${index}`, text: quoted(labelOf(index)) }));

  const found = timesIn(header, sample);
  const columnsOf = ({ time, clock }: TimeColumns) => `${time} ${clock}`;
  const best = bestTime(header, found);
  const timeValue = decide(
    'time',
    best ? 'proved' : 'open',
    best ? columnsOf(best) : '',
    found.map((one) => ({
      value: columnsOf(one),
      text: quoted([one.time, one.clock].map(labelOf).filter(Boolean).join(', ')),
    })),
  );
  if (found.length === 0) {
    const name = columns.find((index) => means(header[index], 'time')) ?? -1;
    return refuse('no-time', cells(name)[0] || (body[0] ?? []).join(separator));
  }
  const place = found.find((one) => columnsOf(one) === timeValue);
  const fits = place?.fits ?? [];
  const [fit, second] = fits;
  const texts = sample.map((row) => (place && row.length > 0 ? timeTextOf(row, place) : ''));
  const at = Math.max(
    0,
    texts.findIndex((_, row) => new Set(fits.map(({ times }) => times[row]?.local)).size > 1),
  );
  const isSettled = second && fit && fit.faults < second.faults;
  const date = decide(
    'date',
    !second ? 'proved' : isSettled ? 'assumed' : 'open',
    fit?.form.name ?? '',
    fits.map(({ form, times }) => ({
      value: form.name,
      text: texts[at],
      number: times[at]?.local,
    })),
  );
  const form = fits.find((one) => one.form.name === date)?.form;

  // Whatever else the file says could be a zone.
  const hasWords = (index: number) =>
    2 *
      cells(index).filter(
        (cell) => /^\p{L}|\p{L}{2}/u.test(cell) && !isMissing(cell) && !isNumber(cell),
      ).length >
    body.length;
  const isTaken = (index: number) =>
    found.some(({ time, clock }) => time === index || clock === index);
  const free = columns.filter((index) => !isTaken(index));
  const isHint = (index: number) =>
    means(header[index], 'zone') ||
    (hasWords(index) &&
      (header.length > 0 ? !means(header[index], 'symbol') : index > (place?.time ?? 0)));
  const isUnclear =
    place?.zone === null || above.some(({ value }) => value !== headerLine) || free.some(isHint);
  const hasClock = fit?.times.some((time) => time?.hasClock) ?? false;
  const isNamed = typeof place?.zone === 'string';
  const ownZone = {
    value: OWN_ZONE,
    text: place?.zone || fit?.times.find((time) => time?.zone)?.zone,
  };
  const zones = ZONES.map((value) => ({ value }));
  const zoneChoice = !hasClock
    ? 'UTC'
    : isNamed
      ? decide('zone', 'proved', OWN_ZONE, [ownZone, ...zones])
      : decide('zone', isUnclear ? 'open' : 'assumed', 'UTC', zones);
  const zone = zoneChoice === OWN_ZONE ? (place?.zone ?? '') : zoneChoice;

  const numeric = free.filter((index) => 2 * cells(index).filter(isNumber).length > body.length);
  const unread = (mark: DecimalMark) =>
    numeric.flatMap(cells).filter((cell) => Number.isNaN(numberOf(cell, mark))).length;
  const times = fits.find((one) => one.form === form)?.times ?? [];
  const locals = times.flatMap((time) => time?.local ?? []);
  const moves = locals.slice(1).map((local, row) => local - (locals[row] ?? 0));
  const isNewestFirst =
    moves.filter((move) => move < 0).length > moves.filter((move) => move > 0).length;
  const oldestFirst = isNewestFirst ? body.toReversed() : body;
  const back = moves.findIndex((move) => {
    const hours = (isNewestFirst ? move : -move) / HOUR_MS;
    return hours > 2 && hours < 12;
  });
  // A clock of 12 hours without AM and PM; clock changes go back by an hour.
  const isTwelve = locals.every(
    (local) => local % DAY_MS >= HOUR_MS && local % DAY_MS < 13 * HOUR_MS,
  );
  if (back >= 0 && isTwelve)
    return refuse('clock', texts.filter(Boolean)[isNewestFirst ? back : back + 1] ?? '');
  const guesses = pricesIn(
    header,
    oldestFirst,
    free,
    unread('point') > unread('comma') ? 'comma' : 'point',
  );
  const prices = PRICES.map((name, at) => {
    const [own, state] = guesses[at] ?? [-1, 'open'];
    return Number(decide(name, state, `${own}`, options) ?? -1);
  });
  const known = prices.filter((index) => index >= 0);
  const written = (known.length > 0 ? known : numeric).flatMap(cells);
  const fractions = written.filter(isFraction);
  if (2 * fractions.length > written.length) return refuse('fraction', fractions[0] ?? '');
  const isFractional = (index: number) =>
    cells(index).some((cell) => /^0\d+$/.test(cell)) && new Set(cells(index)).size > 1;
  const isSplit = header.length === 0 && separator === ',' && numeric.some(isFractional);
  if (isSplit) return refuse('split', body[0]?.join(separator) ?? '');

  const { mark: ownMark, got } = markOf(written);
  // A file has one decimal mark. Programs, rather than people, write ISO times, counts and <NAMES>.
  const otherMark = markOf(free.filter((index) => !known.includes(index)).flatMap(cells)).mark;
  const isMachine =
    header.some((name) => name.startsWith('<')) || (isNamed && /^-?\d{9}|\dT/.test(texts[0] ?? ''));
  const proved =
    ownMark ?? otherMark ?? (got === '' || (isMachine && got.includes('.')) ? 'point' : null);
  const marks = (['point', 'comma'] as const).map((value) => ({
    value,
    text: got,
    number: numberOf(got, value),
  }));
  const mark = decide(
    'decimal',
    proved ? 'proved' : 'open',
    proved ?? '',
    marks.filter(({ number }) => Number.isFinite(number)),
  ) as DecimalMark | null;

  const rowOf = (row: Row): ReadRow => {
    const read = form && place ? createTimeReader(form)(timeTextOf(row, place)) : null;
    const shift = zone === null ? null : shiftOf(zone || (read?.zone ?? ''));
    return {
      written: row.join(separator),
      time: read && (shift?.(read.local) ?? read.local),
      hasClock,
      hasZone: shift !== null,
      prices: prices.map((index) =>
        mark && index >= 0 ? numberOf(cellAt(row, index), mark) : null,
      ),
    };
  };
  const shown = [body[0] ?? [], body.findLast(isBody) ?? []].map(rowOf);
  if (!place || !form || zone === null || !mark || known.length < prices.length)
    return { points, rows: shown };
  // Without a header, tickers come first.
  const isSymbol = (index: number) =>
    header.length > 0 ? means(header[index], 'symbol') : index < place.time;
  const symbol = columns.find((index) => isSymbol(index) && hasWords(index)) ?? -1;
  const { time, clock, clockDigits } = place;
  const layout = {
    time,
    clock,
    clockDigits,
    separator,
    header,
    start,
    form,
    zone,
    prices,
    mark,
    symbol,
  };
  return { points, rows: shown, layout };
}
