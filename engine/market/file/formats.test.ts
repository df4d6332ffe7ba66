import { HOUR_MS } from '@/engine/market/bar';
import {
  days,
  expectRead,
  FIRST,
  file,
  german,
  inDays,
  quarter,
  type Row,
  type Shape,
} from '@/engine/testing/market-files';

const binance = (row: Row, unit = 1) =>
  [row.ms * unit, row.ohlc, row.v, (row.ms + 899_999) * unit, '9.5', 12, '4.1', '3.9', 0].join(',');
const MT5 = '<DATE>\t<TIME>\t<OPEN>\t<HIGH>\t<LOW>\t<CLOSE>\t<TICKVOL>\t<VOL>\t<SPREAD>';
const tabs = (...cells: (string | number)[]) => cells.join('\t');
/** 2024-01-02 09:30 on the clock of the server is two hours earlier in UTC. */
const server = { format: 'metatrader', first: FIRST - 2 * HOUR_MS, zone: 'metatrader' } as const;

/** What platforms and sites give to traders, known by its format or not. */
const FILES: Readonly<Record<string, Shape>> = {
  'TradingView, ISO with offset': {
    text: file('time,open,high,low,close,Volume,RSI', quarter, ({ ms, ohlc, v }) => {
      const local = new Date(ms - 5 * HOUR_MS).toISOString().slice(0, 19);
      return `${local}-05:00,${ohlc},${v},NaN`;
    }),
    format: 'tradingview',
  },
  'MetaTrader 5': {
    text: file(MT5, quarter, ({ y, m, d, hm, o, h, l, c, v }) =>
      tabs(`${y}.${m}.${d}`, `${hm}:00`, o, h, l, c, v, 0, 3),
    ).replaceAll('\n', '\r\n'),
    ...server,
  },
  'Binance, without header, microseconds: what the demo sends visitors to': {
    text: file('', quarter, (row) => binance(row, 1000)),
    format: 'binance',
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
  'Dukascopy, local': {
    text: file('Local time,Open,High,Low,Close,Volume', quarter, ({ y, m, d, hm, ohlc, v }) =>
      [`${d}.${m}.${y} ${hm}:00.000 GMT+0100`, ohlc, v].join(','),
    ),
    format: 'dukascopy',
    first: FIRST - HOUR_MS,
  },
  'Yahoo, with a null row': {
    text: `${file('Date,Open,High,Low,Close,Adj Close,Volume', days, ({ y, m, d, ohlc, c, v }) =>
      [`${y}-${m}-${d}`, ohlc, c, v].join(','),
    )}\n2024-03-02,null,null,null,null,null,null`,
    ...inDays,
    format: 'yahoo',
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
};

it.each(Object.entries(FILES))('reads %s', (_, shape) => expectRead(shape));
