import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import {
  type Bytes,
  days,
  quarters,
  type Row,
  rowsOf,
  utf16,
  windows1252,
} from '@/engine/testing/market-files';
import { type RowFault, readMarketFile } from './read';
import { barsOf, MAX_FILE_BYTES } from './table';

type Line = (row: Row) => (string | number)[];
type Text = string | Bytes;

const joined = (separator: string, header: string, rows: readonly Row[], line: Line) =>
  [...(header ? [header] : []), ...rows.map((row) => line(row).join(separator))].join('\n');
const comma = (header: string, line: Line, rows = quarters) => joined(',', header, rows, line);
const semicolon = (header: string, line: Line, rows = quarters) => joined(';', header, rows, line);
const tab = (header: string, line: Line, rows = quarters) =>
  joined('\t', header.replaceAll(',', '\t'), rows, line);

const german = (prices: readonly string[]) => prices.map((price) => price.replace('.', ','));
const quoted = (cells: readonly (string | number)[]) => cells.map((cell) => `"${cell}"`);
const noZero = (text: string) => `${Number(text)}`;
const clock = ({ hm }: Row) => `${hm}:00`;
const compact = ({ hm }: Row) => `${hm.replace(':', '')}00`;
const iso = ({ ms }: Row) => new Date(ms).toISOString();
const twelve = ({ hm }: Row) => {
  const hour = Number(hm.slice(0, 2));
  return `${hour % 12 || 12}:${hm.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
};
const monthName = ({ m }: Row) =>
  new Date(Date.UTC(2024, Number(m) - 1)).toLocaleString('en', { month: 'short', timeZone: 'UTC' });

const OHLC = 'time,open,high,low,close';
const EXCEL = 'Datum;Eröffnung;Hoch;Tief;Schluss;Volumen';
const isoFile = comma(OHLC, (row) => [iso(row), ...row.ohlc]);
const germanFile = semicolon(
  EXCEL,
  ({ y, m, d, ohlc, v }) => [`${d}.${m}.${y}`, ...german(ohlc), v],
  days,
);
const yahoo: Line = ({ y, m, d, ohlc, c, v }) => [`${y}-${m}-${d}`, ...ohlc, c, v];
const YAHOO = 'Date,Open,High,Low,Close,Adj Close,Volume';
const binance =
  (unit: number): Line =>
  ({ ms, ohlc, v }) => [ms * unit, ...ohlc, v, (ms + 899_999) * unit, '9.5', 12, '4.1', '3.9', 0];
const MT5 = '<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<TICKVOL>,<VOL>,<SPREAD>';

const FILES: Readonly<Record<string, Text>> = {
  'TradingView, Unix seconds': comma('time,open,high,low,close,Volume,RSI', ({ ms, ohlc, v }) => [
    ms / 1000,
    ...ohlc,
    v,
    'NaN',
  ]),
  'TradingView, ISO': isoFile,
  'TradingView, offset': comma(OHLC, ({ ms, ohlc }) => [
    `${new Date(ms - 5 * HOUR_MS).toISOString().slice(0, 19)}-05:00`,
    ...ohlc,
  ]),
  'MetaTrader 4': comma('', (row) => [`${row.y}.${row.m}.${row.d}`, row.hm, ...row.ohlc, row.v]),
  'MetaTrader 5': tab(MT5, (row) => [
    `${row.y}.${row.m}.${row.d}`,
    clock(row),
    ...row.ohlc,
    row.v,
    0,
    3,
  ]),
  'MetaTrader 5, days': tab(
    MT5.replace(',<TIME>', ''),
    ({ y, m, d, ohlc, v }) => [`${y}.${m}.${d}`, ...ohlc, v, 0, 3],
    days,
  ),
  'MetaTrader 5, UTF-16': utf16(
    tab(MT5, (row) => [`${row.y}.${row.m}.${row.d}`, clock(row), ...row.ohlc, row.v, 0, 3]),
  ),
  'Binance, milliseconds': comma('', binance(1)),
  'Binance, microseconds': comma('', binance(1000)),
  'Binance, header': comma('open_time,open,high,low,close,volume,close_time', (row) =>
    binance(1)(row).slice(0, 7),
  ),
  Kraken: comma('', ({ ms, ohlc, v }) => [ms / 1000, ...ohlc, v, 17]),
  HistData: semicolon('', (row) => [`${row.y}${row.m}${row.d} ${compact(row)}`, ...row.ohlc, 0]),
  'Dukascopy, GMT': comma('Gmt time,Open,High,Low,Close,Volume', (row) => [
    `${row.d}.${row.m}.${row.y} ${clock(row)}.000`,
    ...row.ohlc,
    row.v,
  ]),
  'Dukascopy, local': comma('Local time,Open,High,Low,Close,Volume', (row) => {
    const [y, m, d, ...time] = new Date(row.ms + HOUR_MS).toISOString().split(/[-T:]/);
    return [`${d}.${m}.${y} ${time[0]}:${time[1]}:00.000 GMT+0100`, ...row.ohlc, row.v];
  }),
  'Yahoo, a null row': `${comma(YAHOO, yahoo, days)}\n2024-03-02,null,null,null,null,null,null`,
  'Yahoo, a cut last row': `${comma(YAHOO, yahoo, days)}\n2024-03-02,1.08`,
  'Stooq, days': comma(
    'Date,Open,High,Low,Close,Volume',
    (row) => yahoo(row).filter((_, at) => at !== 5),
    days,
  ),
  'Stooq, within the day': comma(
    '<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>',
    (row) => ['EURUSD', 15, `${row.y}${row.m}${row.d}`, compact(row), ...row.ohlc, row.v],
  ),
  'Alpha Vantage, newest first': comma(
    'timestamp,open,high,low,close,volume',
    (row) => [`${row.y}-${row.m}-${row.d} ${clock(row)}`, ...row.ohlc, row.v],
    quarters.toReversed(),
  ),
  'Alpha Vantage, numbered names': comma('timestamp,1. open,2. high,3. low,4. close', (row) => [
    iso(row),
    ...row.ohlc,
  ]),
  CoinMarketCap: semicolon(
    'timeOpen;timeClose;timeHigh;timeLow;name;open;high;low;close;volume;timestamp',
    ({ ms, ohlc }) => [
      ...quoted([
        new Date(ms).toISOString(),
        new Date(ms + DAY_MS - 1).toISOString(),
        '',
        '',
        '2781',
      ]),
      ...ohlc,
      1,
      `"${new Date(ms + DAY_MS - 1).toISOString()}"`,
    ],
    days.toReversed(),
  ),
  'Nasdaq, dollars': comma(
    'Date,Close/Last,Volume,Open,High,Low',
    ({ y, m, d, o, h, l, c, v }) => [
      `${m}/${d}/${y}`,
      `$${c}`,
      v,
      ...[o, h, l].map((price) => `$${price}`),
    ],
    days.toReversed(),
  ),
  'Investing.com': comma(
    '"Date","Price","Open","High","Low","Vol.","Change %"',
    ({ y, m, d, o, h, l, c }) => quoted([`${m}/${d}/${y}`, c, o, h, l, '1.25M', '-0.12%']),
    days.toReversed(),
  ),
  'Investing.com, German': comma(
    '"Datum","Zuletzt","Eröffn.","Hoch","Tief","Vol."',
    ({ y, m, d, o, h, l, c }) => quoted([`${d}.${m}.${y}`, ...german([c, o, h, l]), '1,25M']),
    days.toReversed(),
  ),
  Coinbase: comma('time,low,high,open,close,volume', ({ ms, o, h, l, c, v }) => [
    ms / 1000,
    l,
    h,
    o,
    c,
    v,
  ]),
  Bitstamp: comma('timestamp,open,high,low,close,volume', ({ ms, ohlc, v }) => [
    `${ms / 1000}.0`,
    ...ohlc,
    v,
  ]),
  CryptoDataDownload: `https://www.CryptoDataDownload.com\n${comma('unix,date,symbol,open,high,low,close,Volume BTC', (row) => [row.ms, `${row.y}-${row.m}-${row.d} ${clock(row)}`, 'BTC/USD', ...row.ohlc, row.v], quarters.toReversed())}`,
  pandas: comma(',Open,High,Low,Close,Volume', (row) => [
    `${row.y}-${row.m}-${row.d} ${clock(row)}+00:00`,
    ...row.ohlc,
    row.v,
  ]),
  'yfinance, three lines of header': comma(
    'Price,Close,High,Low,Open,Volume\nTicker,ABC,ABC,ABC,ABC,ABC\nDate,,,,,',
    ({ y, m, d, o, h, l, c, v }) => [`${y}-${m}-${d}`, c, h, l, o, v],
    days,
  ),
  'NinjaTrader, minutes': semicolon('', (row) => [
    `${row.y}${row.m}${row.d} ${compact(row)}`,
    ...row.ohlc,
    row.v,
  ]),
  'NinjaTrader, days': semicolon('', ({ y, m, d, ohlc, v }) => [`${y}${m}${d}`, ...ohlc, v], days),
  'TradeStation, 0930': comma('"Date","Time","Open","High","Low","Close","Up","Down"', (row) => [
    `${row.m}/${row.d}/${row.y}`,
    row.hm.replace(':', ''),
    ...row.ohlc,
    1,
    2,
  ]),
  'Sierra Chart': comma('Date, Time, Open, High, Low, Last, Volume', (row) => [
    `${row.y}/${noZero(row.m)}/${noZero(row.d)}`,
    ` ${clock(row)}`,
    ...row.ohlc.map((price) => ` ${price}`),
    row.v,
  ]),
  cTrader: comma('Date,Open,High,Low,Close', (row) => [
    `${row.d}/${row.m}/${row.y} ${clock(row)}`,
    ...row.ohlc,
  ]),
  NSE: comma(
    'Date,Open,High,Low,Close',
    (row) => [`${row.d}-${monthName(row)}-${row.y}`, ...row.ohlc],
    days,
  ),
  'names of months': comma(
    'Date,Open,High,Low,Close',
    (row) => [`"${monthName(row)} ${row.d}, ${row.y}"`, ...row.ohlc],
    days,
  ),
  'bid prices': comma('DateTime,BidOpen,BidHigh,BidLow,BidClose,AskOpen', (row) => [
    iso(row),
    ...row.ohlc,
    row.o,
  ]),
  'US Excel': comma('Date,Time,Open,High,Low,Close', (row) => [
    `${noZero(row.m)}/${noZero(row.d)}/${row.y}`,
    twelve(row),
    ...row.ohlc,
  ]),
  'US Excel, one column, two digits': comma('Date,Open,High,Low,Close', (row) => [
    `${noZero(row.m)}/${noZero(row.d)}/${row.y.slice(2)} ${twelve(row)}`,
    ...row.ohlc,
  ]),
  'US Excel, thousands': comma(
    'Date,Open,High,Low,Close',
    ({ y, m, d, ohlc }) => [
      `${m}/${d}/${y}`,
      ...ohlc.map((price) => `"${(1e5 * Number(price)).toLocaleString('en')}"`),
    ],
    days,
  ),
  'German Excel': germanFile,
  'German Excel, Windows-1252': windows1252(germanFile),
  'German Excel, no header, no volume': semicolon('', (row) => [
    `${row.d}.${row.m}.${row.y} ${row.hm}`,
    ...german(row.ohlc),
  ]),
  'German Excel, thousands': semicolon(
    EXCEL,
    ({ y, m, d, ohlc, v }) => [
      `${d}.${m}.${y}`,
      ...ohlc.map((price) =>
        (1e4 * Number(price)).toLocaleString('de', { minimumFractionDigits: 1 }),
      ),
      v,
    ],
    days,
  ),
  'Excel, Unicode text': utf16(isoFile.replaceAll(',', '\t')),
  'UTF-16, big endian': utf16(isoFile, true),
  'UTF-16 without mark': utf16(isoFile).subarray(2),
  'UTF-8 with mark': `\uFEFF${isoFile}`,
  'line ends of Windows': isoFile.replaceAll('\n', '\r\n'),
  'line ends of old Macs, quotes': comma(OHLC, (row) => quoted([iso(row), ...row.ohlc])).replaceAll(
    '\n',
    '\r',
  ),
  'sep=; and comments': `sep=;\n# made by hand\n${isoFile.replaceAll(',', ';')}`,
  'blank lines, empty columns at the end': isoFile.replaceAll('\n', ',,\n\n'),
  'no header': comma('', (row) => [iso(row), ...row.ohlc]),
  'two halves in the wrong order': comma(OHLC, (row) => [iso(row), ...row.ohlc], [
    ...quarters.slice(30),
    ...quarters.slice(0, 30),
  ]),
  Russian: semicolon(
    'Дата;Открытие;Максимум;Минимум;Закрытие',
    ({ y, m, d, ohlc }) => [`${d}.${m}.${y}`, ...ohlc],
    days,
  ),
  Chinese: comma(
    '日期,开盘,最高,最低,收盘',
    ({ y, m, d, ohlc }) => [`${y}年${noZero(m)}月${noZero(d)}日`, ...ohlc],
    days,
  ),
  'days since 1928': comma(YAHOO, yahoo, rowsOf(Date.UTC(1928, 0, 2), DAY_MS)),
  weeks: comma(YAHOO, yahoo, rowsOf(Date.UTC(2024, 0, 1), 7 * DAY_MS)),
};

const read = (text: Text) => readMarketFile(new Blob([text]));

async function understood(text: Text) {
  const result = await read(text);
  if ('code' in result) throw new Error(JSON.stringify(result));
  return { ...result, ...result.understood, bars: [...barsOf(result.table)] };
}

it.each(Object.entries(FILES))('reads %s', async (_, text) => {
  const { bars, step, count } = await understood(text);
  expect(count).toBe(60);
  const first = bars[0]?.time ?? 0;
  expect(bars.map(({ time }) => time)).toEqual(bars.map((_, bar) => first + bar * step));
  const [expected] = rowsOf(first, step);
  const isDays = step >= DAY_MS;
  expect([`${expected?.y.slice(2)}-${expected?.hm}`, step]).toEqual(
    isDays
      ? [expect.stringMatching(/^(24|28)-00:00$/), expect.any(Number)]
      : ['24-09:30', 15 * MINUTE_MS],
  );
  const scale = 10 ** Math.round(Math.log10((bars[0]?.open ?? 0) / 1.0842));
  for (const [bar, row] of rowsOf(first, step).entries())
    for (const [name, price] of [
      ['open', row.o],
      ['high', row.h],
      ['low', row.l],
      ['close', row.c],
    ] as const)
      expect(bars[bar]?.[name]).toBeCloseTo(Number(price) * scale, 7);
});

it('says how it understood a file', async () => {
  expect(await understood(germanFile)).toMatchObject({
    ...{ delimiter: ';', hasHeader: true, hasDecimalComma: true, times: 'days', leftOut: 0 },
    ...{ order: 'day-first', hasOrder: true, isNewestFirst: false },
  });
  expect(await understood(FILES['US Excel'] ?? '')).toMatchObject({
    order: 'month-first',
    times: 'taken',
  });
  expect(await understood(FILES.CoinMarketCap ?? '')).toMatchObject({
    isNewestFirst: true,
    times: 'zoned',
  });
  expect(await understood(comma('', binance(1)))).toMatchObject({
    hasHeader: false,
    hasOrder: false,
  });
});

it.each<[line: string, fault: Omit<RowFault, 'line'>]>([
  ['2024-03-09T00:00Z,1,08,1,09,1,07,1,08', { code: 'fields', got: '9' }],
  ['2024-03-09T00:00Z,1.08,1.09', { code: 'price', column: 'low', got: '' }],
  ['2024-03-09T00:00Z,null,null,null,null', { code: 'price', column: 'open', got: 'null' }],
  ['2024-03-09T00:00Z,1,1e307,1,1', { code: 'price', column: 'high', got: '1e307' }],
  ['2024-03-09T00:00Z,0,0,0,0', { code: 'price', column: 'open', got: '0' }],
  ['2024-03-09T00:00Z,1.08,1.07,1.09,1.08', { code: 'range', got: '1.08, 1.07, 1.09, 1.08' }],
  ['2024-02-30T00:00Z,1.08,1.09,1.07,1.08', { code: 'time', got: '2024-02-30T00:00Z' }],
  ['2024-01-02T09:30Z,1,1,1,1', { code: 'same-time', got: '2024-01-02 09:30' }],
  ['2024-03-09T00:00Z,1,"1"1,1,1', { code: 'quote', got: '' }],
])('leaves out a broken row and says what is wrong: %s', async (line, fault) => {
  const { count, leftOut, fault: found } = await understood(`${isoFile}\n${line}`);
  expect({ count, leftOut, found }).toEqual({
    count: 60,
    leftOut: 1,
    found: { line: 62, ...fault },
  });
});

it('takes prices below zero, and highs that computing left a little too low', async () => {
  const odd = [
    '2024-01-03T00:30Z,0,0.5,-37.63,-37',
    '2024-01-03T00:45Z,1,1.2,1,1.2000000000000002',
  ];
  const { bars } = await understood([isoFile, ...odd].join('\n'));
  expect(bars.slice(-2)).toMatchObject([{ open: 0, low: -37.63 }, { high: 1.2000000000000002 }]);
});

it.each<[what: string, file: Text, result: object]>([
  ['nothing', '', { code: 'empty' }],
  ['a letter', 'Dear sir,\nhow are you?', { code: 'no-table', got: 'Dear sir,' }],
  ['a page', '<!DOCTYPE html><html>', { code: 'no-table' }],
  ['JSON', '[{"open": 1}]', { code: 'no-table' }],
  ['separators of another kind', isoFile.replaceAll(',', '|'), { code: 'no-table' }],
  ['a header alone', OHLC, { code: 'no-table' }],
  ['prices without times', isoFile.replace(/^\d[^,]*/gm, 'x'), { code: 'no-table' }],
  ['a picture', '\x89PNG\r\n\x1a\n\0\0', { code: 'not-text' }],
  ['a workbook', 'PK\x03\x04\x14\0[Content_Types].xml', { code: 'not-text' }],
  [
    '49 bars',
    isoFile.split('\n').slice(0, 50).join('\n'),
    { code: 'too-few', count: 49, fault: null },
  ],
  [
    'prices in other columns',
    isoFile.replace(OHLC, 'time,bid,ask,last,size').replaceAll('1.083', '9'),
    { code: 'too-few', fault: { line: 2, code: 'range' } },
  ],
  [
    'bars of 15 seconds',
    comma('', ({ ms, ohlc }) => [ms / 60_000 + 1.6e9, ...ohlc]),
    { code: 'step', seconds: 15 },
  ],
])('says of %s what it is', async (_, file, result) => {
  expect(await read(file)).toMatchObject(result);
});

it('opens no file that is too large, and says so of one that cannot be opened', async () => {
  const blob = (size: number) =>
    ({ ...new Blob(), size, arrayBuffer: () => Promise.reject(new Error('gone')) }) as Blob;
  expect(await readMarketFile(blob(MAX_FILE_BYTES + 1))).toEqual({ code: 'too-large' });
  expect(await readMarketFile(blob(MAX_FILE_BYTES))).toEqual({ code: 'unopened' });
});
