import {
  days,
  expectRead,
  file,
  german,
  inDays,
  quarter,
  type Shape,
} from '@/engine/testing/market-files';

const _MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const noZero = (text: string) => String(Number(text));
const twelve = (hm: string) => {
  const [hours = 0, minutes = 0] = hm.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
};

const utf16 = (text: string, isLittle: boolean, mark = true) => {
  const units = Array.from(`${mark ? '\uFEFF' : ''}${text}`, (sign) => sign.charCodeAt(0));
  const bytes = units.flatMap((unit) => [unit & 255, unit >> 8]);
  const pairs = units.flatMap((unit) => [unit >> 8, unit & 255]);
  return new Uint8Array(isLittle ? bytes : pairs);
};
const latin = (text: string) => new Uint8Array(Array.from(text, (sign) => sign.charCodeAt(0)));

const GERMAN = 'Datum;Eröffnung;Hoch;Tief;Schluss;Volumen';
const germanDays = file(GERMAN, days, ({ y, m, d, o, h, l, c, v }) =>
  [`${d}.${m}.${y}`, ...[o, h, l, c].map(german), v].join(';'),
);
const iso = file('time,open,high,low,close', quarter, ({ ms, ohlc }) =>
  [new Date(ms).toISOString(), ohlc].join(','),
);

/** What spreadsheets, encodings and languages make of a file. */
const SHAPES: Readonly<Record<string, Shape>> = {
  'German Excel, Windows-1252': { text: latin(germanDays), ...inDays },
  'US Excel': {
    text: file('Date,Time,Open,High,Low,Close', quarter, ({ y, m, d, hm, ohlc }) =>
      [`${noZero(m)}/${noZero(d)}/${y}`, twelve(hm), ohlc].join(','),
    ),
  },
  'Excel, Unicode text': {
    text: utf16(iso.replaceAll(',', '\t'), true),
    format: 'tradingview',
  },
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
  'bid prices of a broker': {
    text: file(
      'DateTime,BidOpen,BidHigh,BidLow,BidClose,AskOpen,AskHigh',
      quarter,
      ({ ms, ohlc, o, h }) => [new Date(ms).toISOString(), ohlc, o, h].join(','),
    ),
  },
  Russian: {
    text: file('Дата;Открытие;Максимум;Минимум;Закрытие', days, ({ y, m, d, o, h, l, c }) =>
      [`${d}.${m}.${y}`, o, h, l, c].join(';'),
    ),
    ...inDays,
  },
  'Chinese, in characters': {
    text: file('日期,开盘,最高,最低,收盘', days, ({ y, m, d, ohlc }) =>
      [`${y}年${noZero(m)}月${noZero(d)}日`, ohlc].join(','),
    ),
    ...inDays,
  },
  'German Excel, days as numbers': {
    text: file(GERMAN, days, ({ ms, o, h, l, c, v }) =>
      [ms / 86_400_000 + 25_569, ...[o, h, l, c].map(german), v].join(';'),
    ),
    ...inDays,
  },
  'a language that nobody knows': {
    text: file('aika,avaus,ylin,alin,viimeinen', quarter, ({ ms, ohlc }) => `${ms},${ohlc}`),
  },
};

it.each(Object.entries(SHAPES))('reads %s', (_, shape) => expectRead(shape));
