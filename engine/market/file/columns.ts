import { type DecimalSign, numberOf, priceSign, shownSign } from './numbers';
import { type DateForm, type DateOrder, dateFormOf, isClock } from './times';

export const PRICES = ['open', 'high', 'low', 'close'] as const;
export type PriceName = (typeof PRICES)[number];
type Name = PriceName | 'time' | 'clock' | 'symbol';
export type Row = readonly string[];

/** Columns are indices; `clock` is a separate time of day. `clockDigits`: a spreadsheet drops its zeros. */
export interface Layout {
  readonly columns: Readonly<Record<'time' | PriceName, number> & Partial<Record<Name, number>>>;
  readonly clockDigits: number;
  /** The header's cells; null without a header. */
  readonly header: Row | null;
  readonly sign: DecimalSign;
  readonly form: DateForm;
  readonly notes: readonly LayoutNote[];
}

export type LayoutNote = 'values' | 'bid' | 'decimal-comma' | 'thousands' | DateOrder;

/** Why a layout is unclear; `got` quotes the file. */
export type Unclear =
  | {
      readonly code:
        | 'no-table'
        | 'no-time'
        | 'rounded'
        | 'zone'
        | 'values'
        | 'twice'
        | 'fraction'
        | 'sign';
      readonly got: string;
    }
  | { readonly code: 'no-column'; readonly got: string; readonly column: PriceName }
  | { readonly code: 'dates'; readonly got: string; readonly could: readonly number[] };

interface Language {
  readonly sign?: DecimalSign;
  readonly order?: DateOrder;
  /** Time; clock; open; high; low; close. Preferred names first. */
  readonly names: string;
}

const KEYS = ['time', 'clock', ...PRICES, 'symbol'] as const;
// cspell:disable
const LANGUAGES: readonly Language[] = [
  {
    sign: 'point',
    names:
      'timeperiodstart opentime timeopen starttime windowstart datetime dateutc date dtyyyymmdd gmttime localtime timestamp time tsevent unix unixtime epoch t; time hour; open o opening openprice priceopen pxopen bidopen openbid; high h highprice pricehigh pxhigh bidhigh highbid; low l lowprice pricelow pxlow bidlow lowbid; close c closelast closeprice priceclose closingprice pxlast last ltp price bidclose closebid; symbol ticker name instrument',
  },
  {
    sign: 'comma',
    order: 'day-first',
    names:
      'datum zeitpunkt zeit; uhrzeit zeit; eröffnung eröffn eröffnungskurs erster; hoch höchst höchstkurs tageshoch; tief tiefst tiefstkurs tagestief; schluss schlusskurs zuletzt',
  },
  {
    sign: 'comma',
    order: 'day-first',
    names: 'date; heure; ouverture ouv; plushaut haut; plusbas bas; clôture fermeture dernier',
  },
  {
    sign: 'comma',
    order: 'day-first',
    names: 'fecha; hora; apertura; máximo máx alto; mínimo mín bajo; cierre último',
  },
  {
    sign: 'comma',
    order: 'day-first',
    names: 'data; hora; abertura; máxima máx; mínima mín; fechamento fecho último',
  },
  {
    sign: 'comma',
    order: 'day-first',
    names: 'data; ora; apertura; massimo max; minimo min; chiusura ultimo',
  },
  { sign: 'comma', order: 'day-first', names: 'datum; tijd; opening; hoog; laag; slot laatste' },
  {
    sign: 'comma',
    order: 'day-first',
    names: 'дата; время; открытие откр; максимум макс; минимум мин; закрытие цена',
  },
  { names: 'data; czas; otwarcie; najwyższy max; najniższy min; zamknięcie ostatnio' },
  { sign: 'comma', order: 'day-first', names: 'tarih; saat; açılış; yüksek; düşük; kapanış şimdi' },
  {
    sign: 'point',
    order: 'year-first',
    names: '日付 データ日付; 時刻 時間; 始値; 高値; 安値; 終値',
  },
  {
    sign: 'point',
    order: 'year-first',
    names: '日期; 时间; 开盘 开盘价; 最高 最高价; 最低 最低价; 收盘 收盘价',
  },
  { sign: 'point', order: 'year-first', names: '날짜 일자; 시간; 시가; 고가; 저가; 종가 현재가' },
];
// cspell:enable

const plainOf = (name: string) => name.replace(/^\d+[a-z]?\. |\([^)]*\)|[^\p{L}]/gu, '');
const nameOf = (cell: string) =>
  plainOf(cell).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Each column's names in all languages, preferred names first. */
const NAMES = Object.fromEntries(
  KEYS.map((key, at) => [
    key,
    LANGUAGES.flatMap((language) =>
      (language.names.split('; ')[at] ?? '')
        .split(' ')
        .map((name) => ({ name: nameOf(name), language })),
    ).filter(({ name }) => name),
  ]),
) as Record<Name, { name: string; language: Language }[]>;

const cellAt = (row: Row, index: number | undefined) =>
  index === undefined ? '' : (row[index] ?? '').trim();

/** Returns the indices of the columns with this meaning, preferred names first. */
function named(header: Row | null, key: Name): number[] {
  const names = (header ?? []).map(nameOf);
  return NAMES[key].map(({ name }) => names.indexOf(name)).filter((index) => index >= 0);
}

/** Returns what the header's languages imply. */
function hintsOf<Key extends 'sign' | 'order'>(header: Row | null, key: Key) {
  const hints = (header ?? []).flatMap((cell) => {
    const all = KEYS.flatMap((column) => NAMES[column].filter(({ name }) => name === nameOf(cell)));
    const [hint, other] = new Set(all.map(({ language }) => language[key]));
    return hint && !other ? [hint] : [];
  });
  return new Set(hints);
}

type TimeColumns = Pick<Layout['columns'], 'time' | 'clock'>;

export function timeTextOf(row: Row, { time, clock }: TimeColumns, clockDigits: number): string {
  if (clock === undefined) return cellAt(row, time);
  return `${cellAt(row, time)} ${cellAt(row, clock).padStart(clockDigits, '0')}`;
}

const isMost = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.filter(is).length > 0.8 * cells.length;
const isNumber = (cell: string) =>
  !Number.isNaN(numberOf(cell, 'point')) || !Number.isNaN(numberOf(cell, 'comma'));

/** Number of rows searched for a header, and of rows that show what a column holds. */
const SEARCHED_ROWS = 100;

/** Returns the index of the row with most price names and no numbers, or -1. */
function headerIndex(rows: readonly Row[]): number {
  const counts = rows
    .slice(0, SEARCHED_ROWS)
    .map((row) =>
      row.some(isNumber) ? 0 : PRICES.filter((key) => named(row, key)[0] !== undefined).length,
    );
  const most = Math.max(...counts);
  return most > 0 ? counts.indexOf(most) : -1;
}

/** Returns the number of digits of a clock such as 93000, which a spreadsheet wrote without zeros. */
function clockDigitsOf(cells: readonly string[]): number {
  if (!isMost(cells, (cell) => /^\d{1,6}$/.test(cell))) return 0;
  const numbers = cells.map(Number).filter((number) => number >= 0);
  const most = Math.max(...numbers);
  return most > 2400 ? 6 : most > 24 ? 4 : 2;
}

/** Finds the columns that together name most times; prefers a date with its clock. */
function timeColumnsOf(
  header: Row | null,
  prices: readonly number[],
  rows: readonly Row[],
): TimeColumns | null {
  const cells = (index: number) => rows.map((row) => cellAt(row, index)).filter(Boolean);
  const width = Math.max(...rows.map((row) => row.length));
  const free = Array.from({ length: width }, (_, index) => index).filter(
    (index) => !prices.includes(index),
  );
  const isDate = (index: number) =>
    dateFormOf(cells(index), { isNamed: named(header, 'time').includes(index) }) !== null;
  const isStart = (index: number) => !/close|end|exp/i.test(header?.[index] ?? '');
  const times = named(header, 'time').length > 0 ? named(header, 'time') : free.filter(isStart);
  const isClocks = (index: number) =>
    isMost(cells(index), (cell) => isClock(cell.padStart(clockDigitsOf(cells(index)), '0')));
  const clocks = [
    ...named(header, 'clock'),
    ...free.filter((index) => isMost(cells(index), (cell) => cell.includes(':'))),
  ].filter(isClocks);
  const options = times.filter(isDate).flatMap((time) => {
    // Digits after a date are a clock only if the dates alone repeat.
    const next =
      header === null && isClocks(time + 1) && isMost(cells(time + 1), (cell) => cell.length > 2);
    const ways = [...clocks, undefined, ...(next ? [time + 1] : [])].filter(
      (clock) => clock !== time,
    );
    return ways.map((clock) => ({ time, ...(clock === undefined ? {} : { clock }) }));
  });
  let [best, most]: [TimeColumns | null, number] = [null, 0];
  for (const option of options) {
    const digits = option.clock === undefined ? 0 : clockDigitsOf(cells(option.clock));
    const texts = rows.map((row) => timeTextOf(row, option, digits));
    const count = dateFormOf(texts, { isNamed: true }) ? new Set(texts).size : 0;
    if (count > 1.5 * most) [best, most] = [option, count];
  }
  return best;
}

type PriceColumns = Readonly<Record<PriceName, number>>;

/** Orders of prices in files without a header; Coinbase writes low, high, open, close. */
const ORDERS: readonly (readonly PriceName[])[] = [
  PRICES,
  ['open', 'close', 'high', 'low'],
  ['low', 'high', 'open', 'close'],
];

/** Finds four columns in which high and low bound the others, and bars open near the last close.
 * @param rows oldest first */
function columnsByValue(
  rows: readonly Row[],
  from: number,
  hasHeader: boolean,
  sign: DecimalSign,
): PriceColumns | null {
  const width = Math.max(...rows.map((row) => row.length));
  for (let start = from; start + 4 <= width; start++)
    for (const order of hasHeader ? [PRICES] : ORDERS) {
      const columns = Object.fromEntries(
        order.map((name, at) => [name, start + at]),
      ) as PriceColumns;
      const bars = rows.map((row) =>
        PRICES.map((name) => numberOf(cellAt(row, columns[name]), sign)),
      );
      const isBar = ([open = 0, high = 0, low = 0, close = 0]: readonly number[]) =>
        high >= Math.max(open, close) &&
        low <= Math.min(open, close) &&
        high - low < Math.abs(high);
      const read = bars.filter(isBar);
      const pause = (one: number, other: number) =>
        read.reduce(
          (sum, bar, at) =>
            sum + Math.abs((bar[one] ?? 0) - (read[at - 1]?.[other] ?? bar[one] ?? 0)),
          0,
        );
      const isNear = pause(0, 3) <= (order === PRICES ? 1.25 : 1) * pause(3, 0);
      if (read.length > 0.9 * bars.length && isNear) return columns;
    }
  return null;
}

const MAX_QUOTATION = 60;
export const quoted = (text: string) => text.trim().slice(0, MAX_QUOTATION);

/** Why a time is not understood: a spreadsheet wrote 1.70419E+12, or CST has several meanings. */
const UNREAD_TIMES = [
  ['rounded', /^\d[.,]?\d*E\+\d+$/i],
  ['zone', /\d[:.]\d\d\s*[A-Z][A-Za-z/_]+$/],
] as const;

/** Finds out how a table is written. @param rows samples; an empty row separates parts of the file */
export function layoutOf(rows: readonly Row[], delimiter: string): Layout | Unclear {
  const at = headerIndex(rows);
  const header = rows[at] ?? null;
  const body = rows.slice(at + 1);
  const sample = body.filter((row) => row.length > 0).slice(0, SEARCHED_ROWS);
  const line = quoted((header ?? rows[0] ?? []).join(delimiter));
  const isTable = header ? header.length > 1 : sample.some((row) => row.length > PRICES.length);
  if (!isTable || sample.length === 0) return { code: 'no-table', got: line };
  const byName = PRICES.map((column) => named(header, column)[0]);
  const missing = byName.indexOf(undefined);
  if (header && missing >= 0)
    return { code: 'no-column', got: line, column: PRICES[missing] as PriceName };
  const names = header?.map(plainOf);
  const twice =
    header &&
    byName
      .map((index) => header[index ?? 0] ?? '')
      .find((cell) => names?.indexOf(plainOf(cell)) !== names?.lastIndexOf(plainOf(cell)));
  if (twice) return { code: 'twice', got: twice };
  const namedPrices = byName.filter((index) => index !== undefined);

  const times = timeColumnsOf(header, namedPrices, sample);
  if (!times) {
    const first = sample.find((row) => row.some((cell) => /\d/.test(cell))) ?? [];
    const got = cellAt(first, named(header, 'time')[0]) || first.join(delimiter);
    return {
      code: UNREAD_TIMES.find(([, form]) => form.test(got))?.[0] ?? 'no-time',
      got: quoted(got),
    };
  }
  const { time, clock } = times;
  const clockDigits =
    clock === undefined ? 0 : clockDigitsOf(body.map((row) => cellAt(row, clock)).filter(Boolean));
  const texts = body.map((row) => (row.length > 0 ? timeTextOf(row, times, clockDigits) : ''));
  const shown = shownSign(
    sample.flatMap((row) => row.filter((_, index) => index !== time && index !== clock)),
  );
  const isDotted = texts.some((text) => /^\d{1,2}\.\d{1,2}\.\d{4}/.test(text));
  const isUs = texts.some((text) => /^\d+\/\d.*\d ?[AP]M$/.test(text) && !/^\d\/0/.test(text));
  const orders = hintsOf(header, 'order');
  if (isDotted || shown === 'comma') orders.add('day-first');
  if (isUs) orders.add('month-first');
  const dates = dateFormOf(texts, { isNamed: named(header, 'time').includes(time), hints: orders });
  if (!dates) return { code: 'no-time', got: quoted(texts[0] ?? '') };
  if ('code' in dates) return dates;

  const written = body.flatMap((row) =>
    row.filter((_, index) =>
      header ? namedPrices.includes(index) : index !== time && index !== clock,
    ),
  );
  const price = priceSign(written, (unclear) => {
    const signs = hintsOf(header, 'sign');
    if (shown) signs.add(shown);
    if (isDotted || (delimiter === ';' && unclear.includes(','))) signs.add('comma');
    if (isUs || (!dates.form.order && unclear.includes('.'))) signs.add('point');
    return signs;
  });
  if ('code' in price) return price;
  const known = dates.times.filter((ms) => ms !== null);
  const isNewestFirst = (known.at(0) ?? 0) > (known.at(-1) ?? 0);
  const oldestFirst = isNewestFirst ? sample.toReversed() : sample;
  const hasNames = rows.slice(0, 1).some((row) => row.every((cell) => !/\d/.test(cell)));
  const from = Math.max(time, clock ?? 0) + 1;
  const prices = header
    ? (Object.fromEntries(PRICES.map((name, place) => [name, byName[place]])) as PriceColumns)
    : columnsByValue(oldestFirst, from, hasNames, price.sign);
  if (!prices) return { code: 'values', got: line };
  const symbol = header
    ? named(header, 'symbol')[0]
    : sample[0]?.findIndex(
        (cell, index) => index !== time && index !== clock && /\p{L}{2}/u.test(cell),
      );
  const isBid =
    header?.some((cell) => /^ask/i.test(cell)) && /^bid/i.test(header[prices.open] ?? '');
  const notes: LayoutNote[] = [
    ...(header ? [] : (['values'] as const)),
    ...(isBid ? (['bid'] as const) : []),
    ...(price.sign === 'comma' ? (['decimal-comma'] as const) : []),
    ...(price.isGrouped ? (['thousands'] as const) : []),
    ...(dates.form.order ? [dates.form.order] : []),
  ];
  const columns = {
    ...prices,
    ...times,
    ...(symbol === undefined || symbol < 0 ? {} : { symbol }),
  };
  return { columns, clockDigits, header, sign: price.sign, form: dates.form, notes };
}
