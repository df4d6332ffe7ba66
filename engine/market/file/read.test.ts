import { DAY_MS, HOUR_MS, MINUTE_MS, timeframeName } from '@/engine/market/bar';
import { type RowFault, readMarketFile } from './read';
import { barsOf, MAX_FILE_BYTES } from './table';

type Text = string | Uint8Array<ArrayBuffer>;
const noZero = (text: string) => `${Number(text)}`;
const EXCEL_EPOCH_DAYS = 25_569;

/** Returns bars at these times, each as fields for a file row. A bar opens at the last close. */
function rowsOf(times: readonly number[]) {
  return times.map((ms, index) => {
    const [y = '', m = '', d = '', hm = ''] = new Date(ms).toISOString().split(/[-T]|:\d\d\./);
    const level = (place: number) => 10_842 + ((place * 7) % 13);
    const [first, last] = [level(index), level(index + 1)];
    const ticks = [first, Math.max(first, last) + 9, Math.min(first, last) - 8, last];
    const [o, h, l, c] = ticks.map((tick) => (tick / 1e4).toFixed(5));
    const [hour, minute] = [Number(hm.slice(0, 2)), hm.slice(3)];
    const german = [o, h, l, c].map((price) => price?.replace('.', ','));
    const [monthName, weekday] = ['long', 'short'].map((form) =>
      new Date(ms).toLocaleDateString('en', {
        timeZone: 'UTC',
        [form === 'long' ? 'month' : 'weekday']: 'short',
      }),
    );
    return {
      ...{ y, m, d, hm, o, h, l, c, ohlc: [o, h, l, c].join(), v: `${1000 + index}` },
      ...{ M: noZero(m), D: noZero(d), yy: y.slice(2), day: `${y}-${m}-${d}`, weekday },
      ...{ s: `${ms / 1000}`, ms: `${ms}`, us: `${ms * 1000}`, iso: new Date(ms).toISOString() },
      ...{ end: new Date(ms + DAY_MS - 1).toISOString(), ns: `${ms}000000` },
      new_york: `${new Date(ms - 5 * HOUR_MS).toISOString().slice(0, 19)}-05:00`,
      berlin: new Date(ms + HOUR_MS).toISOString().slice(11, 19),
      ...{ hhmm: hm.replace(':', ''), compact: `${hm.replace(':', '')}00`, hour: `${hour}` },
      twelve: `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`,
      short: noZero(`${hm.replace(':', '')}00`),
      bare: `${hour % 12 || 12}:${minute}`,
      ...{ month: monthName, excel: `${ms / DAY_MS + EXCEL_EPOCH_DAYS}` },
      spanish: ['ene', 'feb', 'mar'][Number(m) - 1],
      ...{ O: german[0], H: german[1], L: german[2], C: german[3], OHLC: german.join(';') },
      ...{ ticks: ticks.join(), grouped: ticks.map((tick) => tick.toLocaleString('en')) },
      points: ticks.map((tick) => tick.toLocaleString('de')).join(';'),
      german_us: ticks.map((tick) => `"${(tick / 100).toFixed(3).replace('.', ',')}"`).join(),
      halves: ticks.map((tick) => `${tick / 2}`.replace('.', ',')).join(';'),
      bonds: ticks.map((tick) => `${110 + (tick % 2)}'${10 + (tick % 22)}`).join(),
      ...{ symbol: 'ABC'[index % 3], fast: `${ms / 60_000 + 1.6e9}` },
    };
  });
}

const every = (from: number, step: number) =>
  Array.from({ length: 60 }, (_, index) => from + index * step);
const SESSION = Date.UTC(2024, 0, 2, 9, 30);
const quarters = rowsOf(every(SESSION, 15 * MINUTE_MS));
const minutes = rowsOf(every(SESSION, MINUTE_MS));
const days = rowsOf(every(Date.UTC(2024, 0, 2), DAY_MS));
const hours = rowsOf(every(Date.UTC(2024, 0, 2), HOUR_MS));
const months = rowsOf(every(0, 1).map((month) => Date.UTC(2019, month)));
const seasons = rowsOf(every(0, 3).map((month) => Date.UTC(2009, month)));

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
  'German Excel': germanFile,
  'German Excel, Windows-1252': new Uint8Array(
    Array.from(germanFile, (sign) => sign.charCodeAt(0)),
  ),
  'German Excel, no header, no volume': file('', '{d}.{m}.{y} {hm};{OHLC}'),
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
  'daily, in 1928': file(YAHOO, YAHOO_LINE, rowsOf(every(Date.UTC(1928, 0, 2), DAY_MS))),
  weekly: file(YAHOO, YAHOO_LINE, rowsOf(every(Date.UTC(2024, 0, 1), 7 * DAY_MS))),
};

const read = (text: Text) => readMarketFile(new Blob([text]));

async function understood(text: Text) {
  const result = await read(text);
  if ('code' in result) throw new Error(JSON.stringify(result));
  return { ...result, bars: [...barsOf(result.table)], said: result.notes.map(({ code }) => code) };
}

it.each(Object.entries(FILES))('reads %s', async (_, text) => {
  const { bars, step, leftOut } = await understood(text);
  const first = bars[0]?.time ?? 0;
  const times = every(first, step);
  expect({ times: bars.map(({ time }) => time), leftOut }).toEqual({
    times,
    leftOut: expect.any(Number),
  });
  const [expected] = rowsOf([first]);
  const isDays = step >= DAY_MS;
  expect([`${expected?.y.slice(2)}-${expected?.hm}`, step]).toEqual(
    isDays
      ? [expect.stringMatching(/^(24|28)-00:00$/), expect.any(Number)]
      : ['24-09:30', 15 * MINUTE_MS],
  );
  expect(bars.map(({ open, high, low, close }) => [open, high, low, close])).toEqual(
    rowsOf(times).map(({ ohlc }) => ohlc.split(',').map(Number)),
  );
});

const US_LINE = '{M}/{D}/{y},{ohlc}';
const DOHLC = 'Date,Open,High,Low,Close';
const notes = Array.from({ length: 24 }, (_, line) => `Note ${line}: text`).join('\n');

// biome-ignore format: a row is a file
const EVIDENCE: readonly [what: string, text: Text, reading: string][] = [
  ['US months', file(DOHLC, US_LINE, months), '2019-01-01 2023-12-01 1M 1.0842 , month-first days'],
  ['UK months, newest first', file(DOHLC, '{d}/{m}/{y},{ohlc}', months.toReversed()), '2019-01-01 2023-12-01 1M 1.0842 , day-first days newest-first'],
  ['US quarters', file(DOHLC, US_LINE, seasons), '2009-01-01 2023-10-01 3M 1.0842 , month-first days'],
  ['months without days', file(DOHLC, '{month} {yy},{ohlc}', months), '2019-01-01 2023-12-01 1M 1.0842 , days'],
  ['one US session', file('Date,Time,Open,High,Low,Close', '{M}/{D}/{y},{twelve},{ohlc}', minutes), '2024-01-02T09:30 2024-01-02T10:29 1m 1.0842 , month-first taken'],
  ['years of two digits first', file(DOHLC, '{yy}/{m}/{d},{ohlc}', days), '2024-01-02 2024-03-01 1D 1.0842 , year-first days'],
  ['thousands', file(DOHLC.replaceAll(',', '\t'), '{day}\t10,842\t10,900\t10,800\t10,850', days), '2024-01-02 2024-03-01 1D 10842 \t thousands days'],
  ['German thousands', file('Datum;Eröffnung;Hoch;Tief;Schluss', '{d}.{m}.{y};{points}', days), '2024-01-02 2024-03-01 1D 10842 ; decimal-comma thousands day-first days'],
  ['three German decimals', file('Datum,Eröffnung,Hoch,Tief,Schluss', '{d}.{m}.{y},{german_us}', days), '2024-01-02 2024-03-01 1D 108.42 , decimal-comma day-first days'],
  ['whole and half points', file('Datum;Eröffnung;Hoch;Tief;Schluss', '{d}.{m}.{y};{halves}', days), '2024-01-02 2024-03-01 1D 5421 ; decimal-comma day-first days'],
  ['low, high, open, close without a header', file('', '{s},{l},{h},{o},{c},{v}', quarters.toReversed()), '2024-01-02T09:30 2024-01-03T00:15 15m 1.0842 , values zoned newest-first'],
  ['five-digit opens, which are no clock', file('', '{day},{ticks},{v}', days), '2024-01-02 2024-03-01 1D 10842 , values days'],
  ['an unknown header', file('Päiva,Avaus,Ylin,Alin,Päätös', '{day},{ohlc}', days), '2024-01-02 2024-03-01 1D 1.0842 , values days'],
  ['a header in line 25', `${notes}\n${file(DOHLC, '{day},{ohlc}', days)}`, '2024-01-02 2024-03-01 1D 1.0842 , days'],
  ['a time zone', file(DOHLC, '{y}{m}{d} {hm}:00 US/Eastern,{ohlc}', minutes), '2024-01-02T14:30 2024-01-02T15:29 1m 1.0842 , converted'],
  ['an abbreviated time zone', file(DOHLC, '{day} {hm} EST,{ohlc}', minutes), '2024-01-02T14:30 2024-01-02T15:29 1m 1.0842 , converted'],
  ['a time zone in the header', file('Date,Time (EST),Open,High,Low,Close', '{day},{hm},{ohlc}', minutes), '2024-01-02T14:30 2024-01-02T15:29 1m 1.0842 , converted'],
  ['a clock without zeros', file('Date,Time,Open,High,Low,Close', '{day},{hour}00,{ohlc}', hours), '2024-01-02 2024-01-04T11:00 1h 1.0842 , taken'],
  ['a long clock without zeros', file('Date,Time,Open,High,Low,Close', '{day},{short},{ohlc}', rowsOf(every(Date.UTC(2024, 0, 2), MINUTE_MS))), '2024-01-02 2024-01-02T00:59 1m 1.0842 , taken'],
  ['a column of hours', file('Date,Hour,Open,High,Low,Close', '{day},{hour},{ohlc}', hours), '2024-01-02 2024-01-04T11:00 1h 1.0842 , taken'],
  ['thousandths next to whole thousands', file(DOHLC.replaceAll(',', ';'), '{day};1000;1001;999,875;1000', days), '2024-01-02 2024-03-01 1D 1000 ; decimal-comma days'],
  ['Swiss thousands', file(DOHLC, "{day},11'245,11'392,11'200,11'300", days), '2024-01-02 2024-03-01 1D 11245 , days'],
  ['a bare hour', file(DOHLC, '{day} {hour},{ohlc}', hours), '2024-01-02 2024-01-04T11:00 1h 1.0842 , taken'],
  ['24:00', file('Date,Time,Open,High,Low,Close', '2024-01-01,24:00,{ohlc}', hours.slice(0, 1)) + file('\n', '{day},{hm},{ohlc}', hours.slice(1)), '2024-01-02 2024-01-04T11:00 1h 1.0842 , taken'],
  ['bid and ask', file('Date,AskOpen,AskHigh,AskLow,AskClose,BidOpen,BidHigh,BidLow,BidClose', '{day},2,2,2,2,{ohlc}', days), '2024-01-02 2024-03-01 1D 1.0842 , bid days'],
  ['halves in the wrong order', file(DOHLC, '{day},{ohlc}', [...days.slice(30), ...days.slice(0, 30)]), '2024-01-02 2024-03-01 1D 1.0842 , days sorted'],
];

it.each(EVIDENCE)('chooses by evidence, and says so: %s', async (_, text, reading) => {
  const { bars, step, said } = await understood(text);
  const [first, last] = [bars.at(0), bars.at(-1)].map((bar) =>
    new Date(bar?.time ?? 0).toISOString().replace(/(T00:00)?:00.000Z$/, ''),
  );
  expect([first, last, timeframeName(step), bars[0]?.open, ...said].join(' ')).toBe(reading);
});

it.each<[line: string, fault: Omit<RowFault, 'line'>]>([
  ['2024-03-09T00:00Z,1,08,1,09,1,07,1,08', { code: 'cells', got: '9', wanted: '5' }],
  ['2024-03-09T00:00Z,1.08,1.09', { code: 'price', column: 'low', got: '' }],
  ['2024-03-09T00:00Z,null,null,null,null', { code: 'price', column: 'open', got: 'null' }],
  ['2024-03-09T00:00Z,1,1e307,1,1', { code: 'price', column: 'high', got: '1e307' }],
  ['2024-03-09T00:00Z,0,0,0,0', { code: 'price', column: 'open', got: '0' }],
  ['2024-03-09T00:00Z,1.08,1.09,0.00,1.08', { code: 'price', column: 'low', got: '0.00' }],
  ['2024-03-09T00:00Z,1.08,1.07,1.09,1.08', { code: 'range', got: '1.08, 1.07, 1.09, 1.08' }],
  ['2024-02-30T00:00Z,1.08,1.09,1.07,1.08', { code: 'time', got: '2024-02-30T00:00Z' }],
  ['2024-01-02T09:30Z,1,1,1,1', { code: 'same-time', got: '2024-01-02 09:30' }],
  ['2024-03-09T00:00Z,1,"1"1,1,1', { code: 'price', column: 'high', got: '1"1,1,1' }],
])('leaves out a bad row and names the fault: %s', async (line, fault) => {
  const { bars, leftOut, fault: found } = await understood(`${isoFile}\n${line}`);
  expect({ count: bars.length, leftOut, found }).toEqual({
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

// biome-ignore format: a row is a file
const REFUSED: readonly [what: string, text: Text, result: object][] = [
  ['empty', '', { code: 'empty' }],
  ['prose', 'Dear sir,\nhow are you?', { code: 'no-table', got: 'Dear sir,' }],
  ['HTML', '<!DOCTYPE html><html>', { code: 'no-table' }],
  ['JSON', '[{"open": 1}]', { code: 'no-table' }],
  ['a header alone', OHLC, { code: 'no-table' }],
  ['prices without times', isoFile.replace(/^\d[^,]*/gm, 'x'), { code: 'no-time', got: 'x' }],
  ['an image', '\x89PNG\r\n\x1a\n\0\0', { code: 'not-text' }],
  ['an Excel file', 'PK\x03\x04\x14\0[Content_Types].xml', { code: 'not-text' }],
  ['49 bars', isoFile.split('\n').slice(0, 50).join('\n'), { code: 'too-few', count: 49, fault: null }],
  ['no open', file('time,bid,ask,last,size', '{iso},{ohlc}'), { code: 'no-column', column: 'open' }],
  ['two tickers', file('Date,Open,Open,High,Low,Close', '{day},2,{ohlc}', days), { code: 'twice', got: 'Open' }],
  ['closes, which come first without a header', file('', '{day},{c},{o},{h},{l}', days), { code: 'values' }],
  ['15-second bars', file('', '{fast},{ohlc}'), { code: 'step', step: 15_000 }],
  ['yearly bars', file(DOHLC, '{day},{ohlc}', rowsOf(every(1950, 1).map((year) => Date.UTC(year, 0)))), { code: 'step' }],
  ['a session of unclear dates', file('Date,Time,Open,High,Low,Close', '{d}/{m}/{y},{hm},{ohlc}', minutes), { code: 'dates', got: '02/01/2024 09:30', could: [SESSION, Date.UTC(2024, 1, 1, 9, 30)] }],
  ['a session of unclear years', file('Date,Time,Open,High,Low,Close', '{yy}/{m}/{d},{hm},{ohlc}', minutes), { code: 'dates', got: '24/01/02 09:30' }],
  ['an Australian session', file(DOHLC, '{D}/{m}/{y} {twelve},{ohlc}', minutes), { code: 'dates' }],
  ['days without a year', file(DOHLC, '{month} {d},{ohlc}', days), { code: 'no-time', got: 'Jan 02' }],
  ['an ambiguous time zone', file(DOHLC, '{day} {hm} CST,{ohlc}'), { code: 'zone', got: '2024-01-02 09:30 CST' }],
  ['hours without AM and PM', file(DOHLC, '{day} {bare},{ohlc}', rowsOf(every(Date.UTC(2024, 0, 2, 12, 30), MINUTE_MS))), { code: 'clock', got: '2024-01-02 01:00' }],
  ['day counts without a name', file(',Open,High,Low,Close', '{excel},{ohlc}', days), { code: 'no-time', got: '45293,1.08420,1.08580,1.08340,1.08490' }],
  ['rounded times', file(OHLC, '1.70415E+12,{ohlc}'), { code: 'rounded', got: '1.70415E+12' }],
  ['decimals or thousands', file(DOHLC.replaceAll(',', ';'), '{day};147,300;148,265;147,016;147,907', days), { code: 'sign', got: '147,300' }],
  ['32nds', file(DOHLC, '{day},{bonds}', days), { code: 'fraction' }],
  ['32nds that look like thousands', file(DOHLC, "{day},110'165,110'310,110'000,110'205", days), { code: 'fraction', got: "110'165" }],
  ['unquoted thousands', file(DOHLC, '{day},1,180.00,1,206.95,1,131.58,1,149.18', days), { code: 'left-out', count: 60, leftOut: 60, fault: { line: 2, code: 'cells' } }],
  ['three symbols', file('Date,Symbol,Open,High,Low,Close', '{day},{symbol},{ohlc}', days), { code: 'left-out', fault: { line: 3, code: 'symbol', wanted: 'A', got: 'B' } }],
  ['three symbols without a name', file('Date,Firm,Open,High,Low,Close', '{day},x,{ohlc}', [...days, ...days]), { code: 'left-out', fault: { line: 62, code: 'same-time' } }],
  ['seven of 67 rows unreadable', `${file(DOHLC, '{day},{ohlc}', days)}${file('\n', '{day},NaN,,,', days.slice(0, 7))}`, { code: 'left-out', leftOut: 7, count: 67, fault: { line: 63, code: 'price', got: 'NaN' } }],
];

it.each(REFUSED)('names the fault: %s', async (_, file, result) => {
  expect(await read(file)).toMatchObject(result);
});

it('refuses oversized files, and reports files that cannot be opened', async () => {
  const blob = (size: number) =>
    ({ ...new Blob(), size, arrayBuffer: () => Promise.reject(new Error('gone')) }) as Blob;
  expect(await readMarketFile(blob(MAX_FILE_BYTES + 1))).toEqual({ code: 'too-large' });
  expect(await readMarketFile(blob(MAX_FILE_BYTES))).toEqual({ code: 'unopened' });
});
