import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { type RowFault, readMarketFile } from './read';
import { barsOf, MAX_FILE_BYTES } from './table';

type Text = string | Uint8Array<ArrayBuffer>;
const noZero = (text: string) => `${Number(text)}`;

/** Returns 60 bars from `from`, each as fields for a file row. */
function rowsOf(from: number, step: number) {
  return Array.from({ length: 60 }, (_, index) => {
    const ms = from + index * step;
    const [y = '', m = '', d = '', hm = ''] = new Date(ms).toISOString().split(/[-T]|:\d\d\./);
    const at = (move: number) => (1.0842 + 0.0001 * ((index * 7) % 13) + move).toFixed(5);
    const [o, h, l, c] = [at(0), at(0.0009), at(-0.0008), at(0.0004)];
    const [hour, minute] = [Number(hm.slice(0, 2)), hm.slice(3)];
    const german = [o, h, l, c].map((price) => price.replace('.', ','));
    const us = [o, h, l, c].map((price) => `"${(1e5 * Number(price)).toLocaleString('en')}"`);
    const thousands = [o, h, l, c].map((price) =>
      (1e4 * Number(price)).toLocaleString('de', { minimumFractionDigits: 1 }),
    );
    return {
      ...{ y, m, d, hm, o, h, l, c, ohlc: [o, h, l, c].join(), v: `${1000 + index}` },
      ...{ M: noZero(m), D: noZero(d), yy: y.slice(2), day: `${y}-${m}-${d}` },
      ...{ s: `${ms / 1000}`, ms: `${ms}`, us: `${ms * 1000}`, iso: new Date(ms).toISOString() },
      end: new Date(ms + DAY_MS - 1).toISOString(),
      new_york: `${new Date(ms - 5 * HOUR_MS).toISOString().slice(0, 19)}-05:00`,
      berlin: new Date(ms + HOUR_MS).toISOString().slice(11, 19),
      ...{ hhmm: hm.replace(':', ''), compact: `${hm.replace(':', '')}00` },
      twelve: `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`,
      month: ['Jan', 'Feb', 'Mar'][Number(m) - 1] ?? '',
      ...{ O: german[0], H: german[1], L: german[2], C: german[3], OHLC: german.join(';') },
      ...{ us_ohlc: us.join(), thousands: thousands.join(';'), fast: `${ms / 60_000 + 1.6e9}` },
    };
  });
}

const quarters = rowsOf(Date.UTC(2024, 0, 2, 9, 30), 15 * MINUTE_MS);
const days = rowsOf(Date.UTC(2024, 0, 2), DAY_MS);

/** Returns a file: the header, if any, then `line` filled in for each row. */
const file = (header: string, line: string, rows: readonly object[] = quarters) =>
  [
    ...(header ? [header] : []),
    ...rows.map((row) =>
      line.replace(/\{(\w+)\}/g, (_, name) => `${row[name as keyof typeof row]}`),
    ),
  ].join('\n');

/** Returns UTF-16 with a byte order mark. */
function utf16(text: string, isBigEndian = false): Text {
  const units = Array.from(`\uFEFF${text}`, (sign) => sign.charCodeAt(0));
  return new Uint8Array(
    units.flatMap((unit) => (isBigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  );
}

const OHLC = 'time,open,high,low,close';
const YAHOO = 'Date,Open,High,Low,Close,Adj Close,Volume';
const YAHOO_LINE = '{day},{ohlc},{c},{v}';
const MT5 = '<DATE>\t<TIME>\t<OPEN>\t<HIGH>\t<LOW>\t<CLOSE>\t<TICKVOL>\t<VOL>\t<SPREAD>';
const MT5_LINE = '{y}.{m}.{d}\t{hm}:00\t{o}\t{h}\t{l}\t{c}\t{v}\t0\t3';
const BINANCE = '{ms},{ohlc},{v},{ms},9.5,12,4.1,3.9,0';
const isoFile = file(OHLC, '{iso},{ohlc}');
const germanFile = file(
  'Datum;Eröffnung;Hoch;Tief;Schluss;Volumen',
  '{d}.{m}.{y};{OHLC};{v}',
  days,
);
const usFile = file('Date,Time,Open,High,Low,Close', '{M}/{D}/{y},{twelve},{ohlc}');
const coinMarketCap = file(
  'timeOpen;timeClose;name;open;high;low;close;volume;timestamp',
  '"{iso}";"{end}";"2781";{o};{h};{l};{c};1;"{end}"',
  days.toReversed(),
);

/** 60-bar files from platforms, sites and spreadsheets; most start on January 2, 2024. */
const FILES: Readonly<Record<string, Text>> = {
  'TradingView, Unix seconds': file(`${OHLC},Volume,RSI`, '{s},{ohlc},{v},NaN'),
  'TradingView, ISO': isoFile,
  'TradingView, UTC offset': file(OHLC, '{new_york},{ohlc}'),
  'MetaTrader 4': file('', '{y}.{m}.{d},{hm},{ohlc},{v}'),
  'MetaTrader 5': file(MT5, MT5_LINE),
  'MetaTrader 5, daily': file(MT5.replace('\t<TIME>', ''), MT5_LINE.replace('\t{hm}:00', ''), days),
  'MetaTrader 5, UTF-16': utf16(file(MT5, MT5_LINE)),
  'Binance, milliseconds': file('', BINANCE),
  'Binance, microseconds': file('', BINANCE.replaceAll('{ms}', '{us}')),
  Kraken: file('', '{s},{ohlc},{v},17'),
  HistData: file('', '{y}{m}{d} {compact};{o};{h};{l};{c};0'),
  'Dukascopy, GMT': file('Gmt time,Open,High,Low,Close', '{d}.{m}.{y} {hm}:00.000,{ohlc}'),
  'Dukascopy, local': file(
    'Local time,Open,High,Low,Close',
    '{d}.{m}.{y} {berlin}.000 GMT+0100,{ohlc}',
    quarters.map((row) => ({ ...row, d: row.berlin < '01' ? '03' : row.d })),
  ),
  'Yahoo, null row': `${file(YAHOO, YAHOO_LINE, days)}\n2024-03-02,null,null,null,null,null,null`,
  'Yahoo, truncated row': `${file(YAHOO, YAHOO_LINE, days)}\n2024-03-02,1.08`,
  'Stooq, intraday': file(
    '<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>',
    'EURUSD,15,{y}{m}{d},{compact},{ohlc},{v}',
  ),
  'Alpha Vantage, numbered names': file(
    'timestamp,1. open,2. high,3. low,4. close',
    '{iso},{ohlc}',
  ),
  CoinMarketCap: coinMarketCap,
  'Nasdaq, dollar signs': file(
    'Date,Close/Last,Volume,Open,High,Low',
    '{m}/{d}/{y},$@c,{v},$@o,$@h,$@l'.replace(/@(.)/g, '{$1}'),
    days.toReversed(),
  ),
  'Investing.com': file(
    '"Date","Price","Open","High","Low","Vol.","Change %"',
    '"{m}/{d}/{y}","{c}","{o}","{h}","{l}","1.25M","-0.12%"',
    days.toReversed(),
  ),
  'Investing.com, German': file(
    '"Datum","Zuletzt","Eröffn.","Hoch","Tief","Vol."',
    '"{d}.{m}.{y}","{C}","{O}","{H}","{L}","1,25M"',
    days.toReversed(),
  ),
  Bitstamp: file('timestamp,open,high,low,close,volume', '{s}.0,{ohlc},{v}'),
  CryptoDataDownload: `https://www.CryptoDataDownload.com\n${file('unix,date,symbol,open,high,low,close', '{ms},{day} {hm}:00,BTC/USD,{ohlc}', quarters.toReversed())}`,
  pandas: file(',Open,High,Low,Close,Volume', '{day} {hm}:00+00:00,{ohlc},{v}'),
  'yfinance, three header lines': file(
    'Price,Close,High,Low,Open,Volume\nTicker,ABC,ABC,ABC,ABC,ABC\nDate,,,,,',
    '{day},{c},{h},{l},{o},{v}',
    days,
  ),
  'NinjaTrader, daily': file('', '{y}{m}{d};{o};{h};{l};{c};{v}', days),
  'TradeStation, 0930': file('Date,Time,Open,High,Low,Close', '{m}/{d}/{y},{hhmm},{ohlc}'),
  'Sierra Chart': file(
    'Date, Time, Open, High, Low, Last, Volume',
    '{y}/{M}/{D}, {hm}:00, {o}, {h}, {l}, {c},{v}',
  ),
  cTrader: file('Date,Open,High,Low,Close', '{d}/{m}/{y} {hm}:00,{ohlc}'),
  NSE: file('Date,Open,High,Low,Close', '{d}-{month}-{y},{ohlc}', days),
  'month names': file('Date,Open,High,Low,Close', '"{month} {d}, {y}",{ohlc}', days),
  'bid prices': file('DateTime,BidOpen,BidHigh,BidLow,BidClose,AskOpen', '{iso},{ohlc},{o}'),
  'US Excel': usFile,
  'US Excel, date with time, short year': file(
    'Date,Open,High,Low,Close',
    '{M}/{D}/{yy} {twelve},{ohlc}',
  ),
  'US Excel, 1,000': file('Date,Open,High,Low,Close', '{m}/{d}/{y},{us_ohlc}', days),
  'German Excel': germanFile,
  'German Excel, Windows-1252': new Uint8Array(
    Array.from(germanFile, (sign) => sign.charCodeAt(0)),
  ),
  'German Excel, no header, no volume': file('', '{d}.{m}.{y} {hm};{OHLC}'),
  'German Excel, 1.000':
    germanFile.split('\n', 1) + file('\n', '{d}.{m}.{y};{thousands};{v}', days),
  'UTF-16, big endian': utf16(isoFile, true),
  'UTF-16, no BOM': (utf16(isoFile) as Uint8Array<ArrayBuffer>).subarray(2),
  'UTF-8 with BOM': `\uFEFF${isoFile}`,
  'Windows line endings': isoFile.replaceAll('\n', '\r\n'),
  'old Mac line endings, quotes': file(OHLC, '"{iso}","{o}","{h}","{l}","{c}"').replaceAll(
    '\n',
    '\r',
  ),
  'sep=; and comments': `sep=;\n# made by hand\n${isoFile.replaceAll(',', ';')}`,
  'blank lines, empty trailing columns': isoFile.replaceAll('\n', ',,\n\n'),
  'no header': file('', '{iso},{ohlc}'),
  'two halves in the wrong order': file(OHLC, '{iso},{ohlc}', [
    ...quarters.slice(30),
    ...quarters.slice(0, 30),
  ]),
  Russian: file('Дата;Открытие;Максимум;Минимум;Закрытие', '{d}.{m}.{y};{o};{h};{l};{c}', days),
  Chinese: file('日期,开盘,最高,最低,收盘', '{y}年{M}月{D}日,{ohlc}', days),
  'daily, in 1928': file(YAHOO, YAHOO_LINE, rowsOf(Date.UTC(1928, 0, 2), DAY_MS)),
  weekly: file(YAHOO, YAHOO_LINE, rowsOf(Date.UTC(2024, 0, 1), 7 * DAY_MS)),
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

it('reports how a file was read', async () => {
  expect(await understood(germanFile)).toMatchObject({
    ...{ delimiter: ';', hasHeader: true, hasDecimalComma: true, times: 'days', leftOut: 0 },
    ...{ order: 'day-first', hasOrder: true, isNewestFirst: false },
  });
  expect(await understood(usFile)).toMatchObject({
    order: 'month-first',
    times: 'taken',
  });
  expect(await understood(coinMarketCap)).toMatchObject({
    isNewestFirst: true,
    times: 'zoned',
  });
  expect(await understood(file('', BINANCE))).toMatchObject({
    hasHeader: false,
    hasOrder: false,
  });
});

it.each<[line: string, fault: Omit<RowFault, 'line'>]>([
  ['2024-03-09T00:00Z,1,08,1,09,1,07,1,08', { code: 'range', got: '1, 8, 1, 9' }],
  ['2024-03-09T00:00Z,1.08,1.09', { code: 'price', column: 'low', got: '' }],
  ['2024-03-09T00:00Z,null,null,null,null', { code: 'price', column: 'open', got: 'null' }],
  ['2024-03-09T00:00Z,1,1e307,1,1', { code: 'price', column: 'high', got: '1e307' }],
  ['2024-03-09T00:00Z,0,0,0,0', { code: 'price', column: 'open', got: '0' }],
  ['2024-03-09T00:00Z,1.08,1.07,1.09,1.08', { code: 'range', got: '1.08, 1.07, 1.09, 1.08' }],
  ['2024-02-30T00:00Z,1.08,1.09,1.07,1.08', { code: 'time', got: '2024-02-30T00:00Z' }],
  ['2024-01-02T09:30Z,1,1,1,1', { code: 'same-time', got: '2024-01-02 09:30' }],
  ['2024-03-09T00:00Z,1,"1"1,1,1', { code: 'price', column: 'high', got: '1"1,1,1' }],
])('leaves out a bad row and names the fault: %s', async (line, fault) => {
  const { count, leftOut, fault: found } = await understood(`${isoFile}\n${line}`);
  expect({ count, leftOut, found }).toEqual({
    count: 60,
    leftOut: 1,
    found: { line: 62, ...fault },
  });
});

it('accepts negative prices, and highs that rounding puts below the close', async () => {
  const odd = [
    '2024-01-03T00:30Z,0,0.5,-37.63,-37',
    '2024-01-03T00:45Z,1,1.2,1,1.2000000000000002',
  ];
  const { bars } = await understood([isoFile, ...odd].join('\n'));
  expect(bars.slice(-2)).toMatchObject([{ open: 0, low: -37.63 }, { high: 1.2000000000000002 }]);
});

it.each<[what: string, file: Text, result: object]>([
  ['empty', '', { code: 'empty' }],
  ['prose', 'Dear sir,\nhow are you?', { code: 'no-table', got: 'Dear sir,' }],
  ['HTML', '<!DOCTYPE html><html>', { code: 'no-table' }],
  ['JSON', '[{"open": 1}]', { code: 'no-table' }],
  ['unsupported separators', isoFile.replaceAll(',', '|'), { code: 'no-table' }],
  ['a header alone', OHLC, { code: 'no-table' }],
  ['prices without times', isoFile.replace(/^\d[^,]*/gm, 'x'), { code: 'no-table' }],
  ['an image', '\x89PNG\r\n\x1a\n\0\0', { code: 'not-text' }],
  ['an Excel file', 'PK\x03\x04\x14\0[Content_Types].xml', { code: 'not-text' }],
  [
    '49 bars',
    isoFile.split('\n').slice(0, 50).join('\n'),
    { code: 'too-few', count: 49, fault: null },
  ],
  [
    'no price columns',
    isoFile.replace(OHLC, 'time,bid,ask,last,size').replaceAll('1.083', '9'),
    { code: 'too-few', fault: { line: 2, code: 'range' } },
  ],
  ['15-second bars', file('', '{fast},{ohlc}'), { code: 'step', seconds: 15 }],
])('names the fault: %s', async (_, file, result) => {
  expect(await read(file)).toMatchObject(result);
});

it('refuses oversized files, and reports files that cannot be opened', async () => {
  const blob = (size: number) =>
    ({ ...new Blob(), size, arrayBuffer: () => Promise.reject(new Error('gone')) }) as Blob;
  expect(await readMarketFile(blob(MAX_FILE_BYTES + 1))).toEqual({ code: 'too-large' });
  expect(await readMarketFile(blob(MAX_FILE_BYTES))).toEqual({ code: 'unopened' });
});
