import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import type { FormatId } from './formats';
import { type FileResult, readMarketFile } from './read';
import { barsOf } from './table';

/** Every shape of file that traders have, each as small as it can be: 60 bars from 2 January 2024 on. */

const FIRST = Date.UTC(2024, 0, 2, 9, 30);
const DAY = Date.UTC(2024, 0, 2);
const COUNT = 60;

interface Row {
  /** Parts of the time, with as many digits as they are usually written with. */
  readonly y: string;
  readonly m: string;
  readonly d: string;
  readonly hm: string;
  readonly ms: number;
  /** Open, high, low, close as written, with a point, and joined by a comma. */
  readonly o: string;
  readonly h: string;
  readonly l: string;
  readonly c: string;
  readonly ohlc: string;
  readonly v: number;
}

/** @param from first opening, ms @returns rows of bars, their prices made up */
function rowsOf(from: number, step: number): Row[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const ms = from + index * step;
    const [y = '', m = '', d = '', hm = ''] = new Date(ms).toISOString().split(/[-T]|:\d\d\./);
    const at = (move: number) => (1.0842 + 0.0001 * ((index * 7) % 13) + move).toFixed(5);
    const [o, h, l, c] = [at(0), at(0.0009), at(-0.0008), at(0.0004)];
    return { y, m, d, hm, ms, o, h, l, c, ohlc: [o, h, l, c].join(','), v: 1000 + index };
  });
}

const quarter = rowsOf(FIRST, 15 * MINUTE_MS);
const days = rowsOf(DAY, DAY_MS);

const file = (header: string, rows: readonly Row[], line: (row: Row) => string) =>
  [...(header ? [header] : []), ...rows.map(line)].join('\n');

const german = (price: string) => price.replace('.', ',');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const noZero = (text: string) => String(Number(text));
const twelve = (hm: string) => {
  const [hours = 0, minutes = 0] = hm.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
};

interface Shape {
  readonly text: string | Uint8Array<ArrayBuffer>;
  readonly format?: FormatId;
  readonly step?: number;
  /** Opening of the first bar; of quarters of an hour as they stand above. */
  readonly first?: number;
  readonly zone?: string;
}

const utf16 = (text: string, isLittle: boolean, mark = true) => {
  const units = Array.from(`${mark ? '\uFEFF' : ''}${text}`, (sign) => sign.charCodeAt(0));
  const bytes = units.flatMap((unit) => [unit & 255, unit >> 8]);
  const pairs = units.flatMap((unit) => [unit >> 8, unit & 255]);
  return new Uint8Array(isLittle ? bytes : pairs);
};
const latin = (text: string) => new Uint8Array(Array.from(text, (sign) => sign.charCodeAt(0)));

const inDays = { step: DAY_MS, first: DAY };
const EN_DAYS = 'Date,Open,High,Low,Close,Volume';
const GERMAN = 'Datum;Eröffnung;Hoch;Tief;Schluss;Volumen';
const germanDays = file(GERMAN, days, ({ y, m, d, o, h, l, c, v }) =>
  [`${d}.${m}.${y}`, ...[o, h, l, c].map(german), v].join(';'),
);
const tradingView = file('time,open,high,low,close,Volume', quarter, (row) =>
  [row.ms / 1000, row.ohlc, row.v].join(','),
);
const iso = file('time,open,high,low,close', quarter, ({ ms, ohlc }) =>
  [new Date(ms).toISOString(), ohlc].join(','),
);
const binance = (row: Row, unit = 1) =>
  [row.ms * unit, row.ohlc, row.v, (row.ms + 899_999) * unit, '9.5', 12, '4.1', '3.9', 0].join(',');
const MT5 = '<DATE>\t<TIME>\t<OPEN>\t<HIGH>\t<LOW>\t<CLOSE>\t<TICKVOL>\t<VOL>\t<SPREAD>';
const tabs = (...cells: (string | number)[]) => cells.join('\t');
/** 2024-01-02 09:30 on the clock of the server is two hours earlier in UTC. */
const server = { format: 'metatrader', first: FIRST - 2 * HOUR_MS, zone: 'metatrader' } as const;

const SHAPES: Readonly<Record<string, Shape>> = {
  'TradingView, Unix time': { text: tradingView, format: 'tradingview' },
  'TradingView, ISO with offset': {
    text: file('time,open,high,low,close,Volume,RSI', quarter, ({ ms, ohlc, v }) => {
      const local = new Date(ms - 5 * HOUR_MS).toISOString().slice(0, 19);
      return `${local}-05:00,${ohlc},${v},NaN`;
    }),
    format: 'tradingview',
  },
  'MetaTrader 4': {
    text: file('', quarter, ({ y, m, d, hm, ohlc, v }) => `${y}.${m}.${d},${hm},${ohlc},${v}`),
    ...server,
  },
  'MetaTrader 5': {
    text: file(MT5, quarter, ({ y, m, d, hm, o, h, l, c, v }) =>
      tabs(`${y}.${m}.${d}`, `${hm}:00`, o, h, l, c, v, 0, 3),
    ).replaceAll('\n', '\r\n'),
    ...server,
  },
  'MetaTrader 5, days': {
    text: file(MT5.replace('<TIME>\t', ''), days, ({ y, m, d, o, h, l, c, v }) =>
      tabs(`${y}.${m}.${d}`, o, h, l, c, v, 0, 3),
    ),
    ...inDays,
    format: 'metatrader',
  },
  'Binance, without header': { text: file('', quarter, (row) => binance(row)), format: 'binance' },
  'Binance, without header, microseconds: what the demo sends visitors to': {
    text: file('', quarter, (row) => binance(row, 1000)),
    format: 'binance',
  },
  'Binance, with header, microseconds': {
    text: file(
      'open_time,open,high,low,close,volume,close_time,quote_volume,count,taker_buy_volume,taker_buy_quote_volume,ignore',
      quarter,
      (row) => binance(row, 1000),
    ),
    format: 'binance',
  },
  nanoseconds: {
    text: file('ts,open,high,low,close', quarter, ({ ms, ohlc }) => `${ms}000000,${ohlc}`),
  },
  Kraken: {
    text: file('', quarter, ({ ms, ohlc, v }) => `${ms / 1000},${ohlc},${v},17`),
    format: 'kraken',
  },
  HistData: {
    text: file('', quarter, ({ y, m, d, hm, o, h, l, c }) =>
      [`${y}${m}${d} ${hm.replace(':', '')}00`, o, h, l, c, 0].join(';'),
    ),
    format: 'histdata',
    first: FIRST + 5 * HOUR_MS,
    zone: 'Etc/GMT+5',
  },
  'Dukascopy, GMT': {
    text: file('Gmt time,Open,High,Low,Close,Volume', quarter, ({ y, m, d, hm, ohlc, v }) =>
      [`${d}.${m}.${y} ${hm}:00.000`, ohlc, v].join(','),
    ),
    format: 'dukascopy',
  },
  'Dukascopy, local': {
    text: file('Local time,Open,High,Low,Close,Volume', quarter, ({ y, m, d, hm, ohlc, v }) =>
      [`${d}.${m}.${y} ${hm}:00.000 GMT+0100`, ohlc, v].join(','),
    ),
    format: 'dukascopy',
    first: FIRST - HOUR_MS,
  },
  'cTrader, day first': {
    text: file('Date,Time,Open,High,Low,Close,Volume', quarter, ({ y, m, d, hm, ohlc, v }) =>
      [`${d}/${m}/${y}`, `${hm}:00`, ohlc, v].join(','),
    ),
  },
  'Yahoo, with a null row': {
    text: `${file('Date,Open,High,Low,Close,Adj Close,Volume', days, ({ y, m, d, ohlc, c, v }) =>
      [`${y}-${m}-${d}`, ohlc, c, v].join(','),
    )}\n2024-03-02,null,null,null,null,null,null`,
    ...inDays,
    format: 'yahoo',
  },
  'Stooq, days': {
    text: file(EN_DAYS, days, ({ y, m, d, ohlc, v }) => `${y}-${m}-${d},${ohlc},${v}`),
    ...inDays,
  },
  'Stooq, within the day': {
    text: file(
      '<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>',
      quarter,
      ({ y, m, d, hm, ohlc, v }) =>
        `EURUSD,15,${y}${m}${d},${hm.replace(':', '')}00,${ohlc},${v},0`,
    ),
    format: 'stooq',
  },
  'Alpha Vantage, newest first': {
    text: file('timestamp,open,high,low,close,volume', quarter.toReversed(), (row) =>
      [`${row.y}-${row.m}-${row.d} ${row.hm}:00`, row.ohlc, row.v].join(','),
    ),
    format: 'alpha-vantage',
    first: FIRST + 5 * HOUR_MS,
    zone: 'America/New_York',
  },
  'Nasdaq, dollars, newest first': {
    text: file('Date,Close/Last,Volume,Open,High,Low', days.toReversed(), (row) =>
      [
        `${row.m}/${row.d}/${row.y}`,
        `$${row.c}`,
        row.v,
        ...[row.o, row.h, row.l].map((p) => `$${p}`),
      ].join(','),
    ),
    ...inDays,
    format: 'nasdaq',
  },
  'Investing.com': {
    text: file(
      '"Date","Price","Open","High","Low","Vol.","Change %"',
      days.toReversed(),
      (row) =>
        `"${row.m}/${row.d}/${row.y}","${row.c}","${row.o}","${row.h}","${row.l}","1.25M","-0.12%"`,
    ),
    ...inDays,
    format: 'investing',
  },
  'Investing.com, German': {
    text: file(
      '"Datum","Zuletzt","Eröffn.","Hoch","Tief","Vol.","+/- %"',
      days.toReversed(),
      (row) =>
        `"${row.d}.${row.m}.${row.y}","${german(row.c)}","${german(row.o)}","${german(row.h)}","${german(row.l)}","1,25M","-0,12%"`,
    ),
    ...inDays,
  },
  'Coinbase, low before high': {
    text: file('time,low,high,open,close,volume', quarter, ({ ms, o, h, l, c, v }) =>
      [ms / 1000, l, h, o, c, v].join(','),
    ),
    format: 'coinbase',
  },
  'CryptoDataDownload, an address above the header': {
    text: `https://www.example.org/data\n${file(
      'unix,date,symbol,open,high,low,close,Volume BTC,Volume USD',
      quarter.toReversed(),
      ({ ms, y, m, d, hm, ohlc, v }) => `${ms},${y}-${m}-${d} ${hm}:00,BTC/USD,${ohlc},${v},9`,
    )}`,
  },
  'pandas, a first column without name': {
    text: file(',Open,High,Low,Close,Volume', quarter, ({ y, m, d, hm, ohlc, v }) =>
      [`${y}-${m}-${d} ${hm}:00+00:00`, ohlc, v].join(','),
    ),
    format: 'pandas',
  },
  'yfinance, three lines of header': {
    text: file(
      'Price,Close,High,Low,Open,Volume\nTicker,ABC,ABC,ABC,ABC,ABC\nDate,,,,,',
      days,
      ({ y, m, d, o, h, l, c, v }) => [`${y}-${m}-${d}`, c, h, l, o, v].join(','),
    ),
    ...inDays,
  },
  'German Excel': { text: germanDays, ...inDays },
  'German Excel, Windows-1252': { text: latin(germanDays), ...inDays },
  'German Excel, points between thousands': {
    text: file(
      GERMAN,
      days,
      ({ y, m, d }) => `${d}.${m}.${y};1.084,20;1.085,10;1.083,40;1.084,60;1.234`,
    ),
    ...inDays,
  },
  'US Excel': {
    text: file('Date,Time,Open,High,Low,Close', quarter, ({ y, m, d, hm, ohlc }) =>
      [`${noZero(m)}/${noZero(d)}/${y}`, twelve(hm), ohlc].join(','),
    ),
  },
  'Excel, years of two digits': {
    text: file(
      EN_DAYS,
      days,
      ({ y, m, d, ohlc, v }) => `${noZero(m)}/${noZero(d)}/${y.slice(2)},${ohlc},${v}`,
    ),
    ...inDays,
  },
  'Excel, Unicode text': {
    text: utf16(tradingView.replaceAll(',', '\t'), true),
    format: 'tradingview',
  },
  'UTF-16, big-endian': { text: utf16(iso, false), format: 'tradingview' },
  'UTF-16 without mark': { text: utf16(iso, true, false), format: 'tradingview' },
  'UTF-8 with mark, quotes, CR': {
    text: `\uFEFF${file('"time","open","high","low","close"', quarter, ({ ms, o, h, l, c }) =>
      [new Date(ms).toISOString(), o, h, l, c].map((cell) => `"${cell}"`).join(','),
    ).replaceAll('\n', '\r')}`,
    format: 'tradingview',
  },
  'sep=; and comments': {
    text: `sep=;\n# made by hand\n${iso.replaceAll(',', ';')}`,
    format: 'tradingview',
  },
  'months by name, English': {
    text: file(
      EN_DAYS,
      days,
      ({ y, m, d, ohlc, v }) => `"${MONTHS[Number(m) - 1]} ${d}, ${y}",${ohlc},${v}`,
    ),
    ...inDays,
  },
  'months by name, German': {
    text: file(EN_DAYS, days, ({ y, m, d, ohlc, v }) => {
      const month = ['Januar', 'Februar', 'März'][Number(m) - 1];
      return `${d} ${month} ${y},${ohlc},${v}`;
    }),
    ...inDays,
  },
  'days and minutes without signs between': {
    text: file(
      'date,open,high,low,close',
      quarter,
      ({ y, m, d, hm, ohlc }) => `${y}${m}${d}${hm.replace(':', '')},${ohlc}`,
    ),
  },
  'bid prices of a broker': {
    text: file(
      'DateTime,BidOpen,BidHigh,BidLow,BidClose,AskOpen,AskHigh',
      quarter,
      ({ ms, ohlc, o, h }) => [new Date(ms).toISOString(), ohlc, o, h].join(','),
    ),
  },
  French: {
    text: file('date;ouv;haut;bas;clot;clôture;vol', days, ({ y, m, d, o, h, l, c, v }) =>
      [`${d}/${m}/${y}`, o, h, l, 0, c, v].join(';'),
    ),
    ...inDays,
  },
  Russian: {
    text: file('Дата;Открытие;Максимум;Минимум;Закрытие', days, ({ y, m, d, o, h, l, c }) =>
      [`${d}.${m}.${y}`, o, h, l, c].join(';'),
    ),
    ...inDays,
  },
  Chinese: {
    text: file('日期,开盘,最高,最低,收盘', days, ({ y, m, d, ohlc }) => `${y}/${m}/${d},${ohlc}`),
    ...inDays,
  },
  'a language that nobody knows': {
    text: file('aika,avaus,ylin,alin,viimeinen', quarter, ({ ms, ohlc }) => `${ms},${ohlc}`),
  },
};

const read = (text: Shape['text'], corrections = {}): Promise<FileResult> =>
  readMarketFile(new Blob([text]), corrections, async () => {});

it.each(Object.entries(SHAPES))('reads %s', async (_, { text, format, step, first, zone }) => {
  const result = await read(text);
  if (result.kind !== 'bars') throw new Error(JSON.stringify(result));
  const { understood, table } = result;
  expect(understood.format).toBe(format ?? null);
  expect(understood.step).toBe(step ?? 15 * MINUTE_MS);
  expect(understood.count).toBe(COUNT);
  expect(understood.zone).toBe(zone ?? 'UTC');
  const [bar] = barsOf(table);
  expect(new Date(bar?.time ?? 0)).toEqual(new Date(first ?? FIRST));
  const scale = Math.round((bar?.open ?? 0) / 1.0842);
  expect(bar).toMatchObject({ open: 1.0842 * scale, close: 1.0846 * scale });
  expect(bar?.high).toBeCloseTo(1.0851 * scale, 5);
  expect(bar?.low).toBeCloseTo(1.0834 * scale, 5);
});
