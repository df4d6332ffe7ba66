import { DAY_MS, MINUTE_MS, timeframeName } from '#market/bar';
import {
  DOHLC,
  days,
  every,
  file,
  hours,
  isoFile,
  minutes,
  months,
  OHLC,
  quarters,
  rowsOf,
  seasons,
  type Text,
  utf16,
} from '#testing/price-files';
import { readMarketFile } from './read';
import { barsOf } from './table';

const YAHOO = 'Date,Open,High,Low,Close,Adj Close,Volume';
const YAHOO_LINE = '{day},{ohlc},{c},{v}';
const MT5 = '<DATE>\t<TIME>\t<OPEN>\t<HIGH>\t<LOW>\t<CLOSE>\t<TICKVOL>\t<VOL>\t<SPREAD>';
const MT5_LINE = '{y}.{m}.{d}\t{hm}:00\t{o}\t{h}\t{l}\t{c}\t{v}\t0\t3';
const BINANCE = '{ms},{ohlc},{v},{ms},9.5,12,4.1,3.9,0';
const germanFile = file(
  'Datum;Eröffnung;Hoch;Tief;Schluss;Volumen',
  '{d}.{m}.{y};{OHLC};{v}',
  days,
);
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
  'US Excel, date with time, short year': file(
    'Date,Open,High,Low,Close',
    '{M}/{D}/{yy} {twelve},{ohlc}',
  ),
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
  Russian: file('Дата;Открытие;Максимум;Минимум;Закрытие', '{d}.{m}.{y};{o};{h};{l};{c}', days),
  Chinese: file('日期,开盘,最高,最低,收盘', '{y}年{M}月{D}日,{ohlc}', days),
  'daily, in 1928': file(YAHOO, YAHOO_LINE, rowsOf(every(Date.UTC(1928, 0, 2), DAY_MS))),
  weekly: file(YAHOO, YAHOO_LINE, rowsOf(every(Date.UTC(2024, 0, 1), 7 * DAY_MS))),
};

async function understood(text: Text) {
  const result = await readMarketFile(new Blob([text]));
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

it('accepts negative prices, and highs that rounding puts below the close', async () => {
  const odd = [
    '2024-01-03T00:30Z,0,0.5,-37.63,-37',
    '2024-01-03T00:45Z,1,1.2,1,1.2000000000000002',
  ];
  const { bars } = await understood([isoFile, ...odd].join('\n'));
  expect(bars.slice(-2)).toMatchObject([{ open: 0, low: -37.63 }, { high: 1.2000000000000002 }]);
});
