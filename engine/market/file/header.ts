/** What headers call the columns, and the line of a file that is one. */

export const COLUMN_NAMES = ['time', 'clock', 'open', 'high', 'low', 'close', 'volume'] as const;
export type ColumnName = (typeof COLUMN_NAMES)[number];

export const PRICE_NAMES = ['open', 'high', 'low', 'close'] as const;
export type PriceName = (typeof PRICE_NAMES)[number];

/**
 * Words for each column in the languages that exports come in, the surest first: English, German, French, Spanish,
 * Italian, Portuguese, Dutch, Polish, Russian, Turkish, Chinese, Japanese, Korean.
 */
const WORDS: Readonly<Record<ColumnName, string>> = {
  time:
    'open time, datetime, date time, timestamp, gmt time, local time, date, time, unix, datum, datum zeit, zeit, zeitstempel, ' +
    'fecha, data, дата, tarih, 日期, 时间, 日付, 日付け, 날짜',
  clock:
    'time, zeit, uhrzeit, heure, hora, ora, orario, tijd, czas, godzina, время, saat, 时间, 時刻',
  open:
    'open, o, opening, eröffnung, eröffn, eroeffnung, eröffnungskurs, erster, ouverture, ouv, apertura, abertura, openen, ' +
    'otwarcie, открытие, откр, цена открытия, açılış, 开盘, 开盘价, 開盤, 始値, 시가',
  high:
    'high, h, hoch, höchst, höchstkurs, tageshoch, haut, plus haut, máximo, máx, max, alto, massimo, máxima, hoog, hoogste, ' +
    'najwyższy, макс, максимум, высшая, yüksek, 高, 最高, 最高价, 高値, 고가',
  low:
    'low, l, tief, tiefst, tiefstkurs, tagestief, bas, plus bas, mínimo, mín, min, bajo, basso, minimo, mínima, laag, laagste, ' +
    'najniższy, мин, минимум, низшая, düşük, 低, 最低, 最低价, 安値, 저가',
  close:
    'close, c, close last, closing, last, price, schluss, schlusskurs, zuletzt, letzter, kurs, clôture, fermeture, dernier, ' +
    'cierre, último, fechamento, chiusura, ultimo, slot, slotkoers, laatste, zamknięcie, ostatnio, закрытие, цена закрытия, цена, ' +
    'kapanış, şimdi, 收盘, 收盘价, 收盤, 終値, 종가',
  volume:
    'volume, vol, v, tick volume, tickvol, tick vol, real volume, volumen, umsatz, stücke, stuecke, volumes, wolumen, omzet, ' +
    'объем, объём, hacim, 成交量, 交易量, 出来高, 거래량',
};

/** `<TICKVOL>`, `TickVol`, `tick_vol` and `2. Tick vol. (lots)` in one spelling, without accents and dots. */
export function spellingOf(name: string): string {
  const bare = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/\([^)]*\)|[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^\d+ /, '');
  return bare.replace(/^(?:bid|mid) | (?:bid|price)$/, '');
}

const spellings = (words: string): readonly string[] => words.split(', ').map(spellingOf);
const SPELLINGS = new Map(COLUMN_NAMES.map((name) => [name, spellings(WORDS[name])]));

/** @param header spellings @returns where a column is named, those of the surest word first */
export function columnsNamed(name: ColumnName, header: readonly string[]): number[] {
  return (SPELLINGS.get(name) ?? []).flatMap((word) =>
    header.flatMap((spelling, index) => (spelling === word ? [index] : [])),
  );
}

/** So many of the four prices have to be named by a line that is a header. */
const MIN_NAMED = 3;

/** @returns whether a line's fields name the columns of prices */
export function isHeader(fields: readonly string[]): boolean {
  const header = fields.map(spellingOf);
  return PRICE_NAMES.filter((name) => columnsNamed(name, header).length > 0).length >= MIN_NAMED;
}
