import type { Point } from './points.ts';
import { readTable } from './read.ts';
import { barsOf } from './table.ts';
import {
  days,
  every,
  file,
  isoFile,
  later,
  OHLC,
  quarters,
  rowsOf,
  type Text,
  utf16,
} from './testing/price-files.ts';
import { DAY_MS, MINUTE_MS } from './time.ts';

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
  'Dukascopy, GMT': file('Gmt time,Open,High,Low,Close', '{d}.{m}.{y} {hm}:00.000,{ohlc}', later),
  'Dukascopy, local': file(
    'Local time,Open,High,Low,Close',
    '{d}.{m}.{y} {berlin}.000 GMT+0100,{ohlc}',
    later.map((row) => ({ ...row, d: row.berlin < '01' ? '13' : row.d })),
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
  Bitstamp: file('timestamp,open,high,low,close,volume', '{s}.0,{ohlc},{v}'),
  CryptoDataDownload: `https://www.CryptoDataDownload.com\n${file('unix,date,symbol,open,high,low,close', '{ms},{day} {hm}:00,BTC/USD,{ohlc}', quarters.toReversed())}`,
  pandas: file(',Open,High,Low,Close,Volume', '{day} {hm}:00+00:00,{ohlc},{v}'),
  'yfinance, three header lines': file(
    'Price,Close,High,Low,Open,Volume\nTicker,ABC,ABC,ABC,ABC,ABC\nDate,,,,,',
    '{day},{c},{h},{l},{o},{v}',
    days,
  ),
  'NinjaTrader, daily': file('', '{y}{m}{d};{o};{h};{l};{c};{v}', days),
  'TradeStation, 0930': file('Date,Time,Open,High,Low,Close', '{m}/{d}/{y},{hhmm},{ohlc}', later),
  'Sierra Chart': file(
    'Date, Time, Open, High, Low, Last, Volume',
    '{y}/{M}/{D}, {hm}:00, {o}, {h}, {l}, {c},{v}',
  ),
  cTrader: file('Date,Open,High,Low,Close', '{d}/{m}/{y} {hm}:00,{ohlc}', later),
  NSE: file('Date,Open,High,Low,Close', '{d}-{month}-{y},{ohlc}', days),
  'month names': file('Date,Open,High,Low,Close', '"{month} {d}, {y}",{ohlc}', days),
  'US Excel, date with time, short year': file(
    'Date,Open,High,Low,Close',
    '{M}/{D}/{yy} {twelve},{ohlc}',
    later,
  ),
  'German Excel, Windows-1252': new Uint8Array(
    Array.from(germanFile, (sign) => sign.charCodeAt(0)),
  ),
  'German Excel, no header, no volume': file('', '{d}.{m}.{y} {hm};{OHLC}', later),
  'UTF-16, big endian': utf16(isoFile, true),
  'UTF-16, no BOM': (utf16(isoFile) as Uint8Array<ArrayBuffer>).subarray(2),
  'UTF-8 with BOM': `\uFEFF${isoFile}`,
  'Windows line endings': isoFile.replaceAll('\n', '\r\n'),
  'rows that another program added': `${isoFile.replaceAll('\n', '\r\n').slice(0, 1200)}${isoFile.replaceAll('\n', '\r\n').slice(1200).replaceAll('\r\n', '\n')}`,
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

async function readBars(text: Text) {
  const { bars: read, ...rest } = await readTable(new Blob([text]));
  if (!read) throw new Error(JSON.stringify(rest.refused ?? rest.points.filter(isOpen)));
  return { ...read, bars: [...barsOf(read.table)] };
}
const isOpen = ({ value }: Point) => value === null;

it.each(Object.entries(FILES))('reads %s', async (_, text) => {
  const { bars, step, leftOut } = await readBars(text);
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

it('accepts negative prices, and highs that rounding puts below the close', async () => {
  const odd = [
    '2024-01-03T00:30Z,0,0.5,-37.63,-37',
    '2024-01-03T00:45Z,1,1.2,1,1.2000000000000002',
  ];
  const { bars } = await readBars([isoFile, ...odd].join('\n'));
  expect(bars.slice(-2)).toMatchObject([{ open: 0, low: -37.63 }, { high: 1.2000000000000002 }]);
});

it('joins exports that overlap, and sorts them', async () => {
  const lines = isoFile.split('\n');
  const { bars, leftOut } = await readBars([...lines, ...lines.slice(31)].join('\n'));
  expect([bars.length, leftOut]).toEqual([60, 0]);
  const halves = [...lines.slice(0, 1), ...lines.slice(31), ...lines.slice(1, 31)];
  expect((await readBars(halves.join('\n'))).bars).toEqual(bars);
});

it('gives each row to a follower, in the file’s order, and says which bar has it', async () => {
  const rows: (readonly string[])[] = [];
  const header = 'time,open,high,low,close,Plot';
  const text = file(header, '{s},{ohlc},{v}', [...quarters.toReversed(), {}]);
  const { order } = await readTable(new Blob([text]), {}, () => (row) => rows.push(row));
  expect(Array.from(order ?? [], (row) => rows[row]?.[5])).toEqual(quarters.map(({ v }) => v));
});
