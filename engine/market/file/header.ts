import type { DecimalSign } from './numbers';
import type { DateOrder } from './times';

export const PRICES = ['open', 'high', 'low', 'close'] as const;
export type PriceName = (typeof PRICES)[number];
const KEYS = ['time', 'clock', ...PRICES, 'symbol'] as const;
type Key = (typeof KEYS)[number];

export type Row = readonly string[];

/** A language a line: decimal sign, date order, names of columns as in `KEYS`, preferred names first. */
const LANGUAGES = `
point|-|timeperiodstart opentime timeopen starttime windowstart datetime dateutc date dtyyyymmdd gmttime localtime timestamp time tsevent unix unixtime epoch t|time hour|open o opening openprice priceopen pxopen bidopen openbid|high h highprice pricehigh pxhigh bidhigh highbid|low l lowprice pricelow pxlow bidlow lowbid|close c closelast closeprice priceclose closingprice pxlast last ltp price bidclose closebid|symbol ticker name instrument
comma|day-first|datum zeitpunkt zeit|uhrzeit zeit|eröffnung eröffn eröffnungskurs erster|hoch höchst höchstkurs tageshoch|tief tiefst tiefstkurs tagestief|schluss schlusskurs zuletzt
comma|day-first|date|heure|ouverture ouv|plushaut haut|plusbas bas|clôture fermeture dernier
comma|day-first|fecha|hora|apertura|máximo máx alto|mínimo mín bajo|cierre último
comma|day-first|data|hora|abertura|máxima máx|mínima mín|fechamento fecho último
comma|day-first|data|ora|apertura|massimo max|minimo min|chiusura ultimo
comma|day-first|datum|tijd|opening|hoog|laag|slot laatste
comma|day-first|дата|время|открытие откр|максимум макс|минимум мин|закрытие цена
-|-|data|czas|otwarcie|najwyższy|najniższy|zamknięcie
comma|day-first|tarih|saat|açılış|yüksek|düşük|kapanış şimdi
point|year-first|日付 データ日付|時刻 時間|始値|高値|安値|終値
point|year-first|日期|时间|开盘 开盘价|最高 最高价|最低 最低价|收盘 收盘价
point|year-first|날짜 일자|시간|시가|고가|저가|종가 현재가`;

/** Returns a name without numbering, units and punctuation: `1. open (USD)` is `open`. */
export const plainOf = (name: string) => name.replace(/^\d+[a-z]?\. |\([^)]*\)|[^\p{L}]/gu, '');
const nameOf = (cell: string) =>
  plainOf(cell).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const NAMES = LANGUAGES.trim()
  .split('\n')
  .flatMap((line) => {
    const [sign, order, ...columns] = line.split('|');
    return columns.flatMap((names, at) =>
      names.split(' ').map((name) => ({ key: KEYS[at], name: nameOf(name), sign, order })),
    );
  });

/** Returns the indices of the columns with this meaning, preferred names first. */
export function named(header: Row, key: Key): number[] {
  const names = header.map(nameOf);
  return NAMES.filter((known) => known.key === key)
    .map(({ name }) => names.indexOf(name))
    .filter((index) => index >= 0);
}

/** Returns what the header's languages imply. */
export function hintsOf<Hint extends DecimalSign | DateOrder>(
  header: Row,
  what: 'sign' | 'order',
): Set<Hint> {
  const hints = header.map((cell) => {
    const all = NAMES.filter(({ name }) => name === nameOf(cell)).map((known) => known[what]);
    return new Set(all).size === 1 ? all[0] : '-';
  });
  return new Set(hints.filter((hint) => hint !== '-') as Hint[]);
}
