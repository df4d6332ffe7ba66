export const PRICES = ['open', 'high', 'low', 'close'] as const;
export type PriceName = (typeof PRICES)[number];
export type Row = readonly string[];

/** Words in the headers of common platforms; other files show by their values what they hold, or the
 * visitor says. */
const WORDS = {
  open: 'open opening first o',
  high: 'high h',
  low: 'low l',
  close: 'close closing last c',
  price: 'price px bid',
  time: 'time date datetime timestamp unix epoch t ts start dtyyyymmdd',
  clock: 'time hour clock',
  symbol: 'symbol ticker instrument name pair code ric market contract',
} as const;

const spaced = (name: string) => name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
/** Returns a name's words without units: `1. open (USD)` has one, `datetimeUTC` two. */
const wordsOf = (name: string) =>
  // Most cells have no letter.
  (/\p{L}/u.test(name) &&
    spaced(name.replace(/\(.*?\)|\[.*?\]/g, ' '))
      .toLowerCase()
      .match(/\p{L}+/gu)) ||
  [];
const isIn = (word: string, ...kinds: readonly (keyof typeof WORDS)[]) =>
  kinds.some((kind) => WORDS[kind].split(' ').includes(word));

export const means = (name: string | undefined, kind: 'time' | 'clock' | 'symbol') =>
  wordsOf(name ?? '').some((word) => isIn(word, kind));
export const isZoneName = (name = '') =>
  /zone|offset|utc|gmt|(?<!\p{L})(?:tz|times(?!\p{L}))/iu.test(name);
/** Returns true for a name that says nothing but time, and maybe a zone. */
export const isTimeName = (name = '') =>
  isZoneName(name) || wordsOf(name).every((word) => isIn(word, 'time', 'clock', 'open'));
/** Bars are dated by their opening. */
export const isEnd = (name: string | undefined) =>
  wordsOf(name ?? '').some((word) => /^(?:clos|end|exp)/.test(word));

/** `Last Close`, `Close (prev.)`, `close[1]`, `Close-1`. */
const EARLIER = /^last\W?close|[[(-]\s*(?:\d|prev)/i;

/** Returns the columns named after a price. */
export function named(header: Row, price: PriceName): number[] {
  const columns = [...header.keys()];
  const found = columns.filter((index) => {
    const name = header[index] ?? '';
    const words = wordsOf(name).filter((word) => !isIn(word, 'price'));
    return words.length > 0 && words.every((word) => isIn(word, price)) && !EARLIER.test(name);
  });
  const isLast = price === 'close' && found.length === 0;
  return isLast ? columns.filter((index) => `${wordsOf(header[index] ?? '')}` === 'price') : found;
}

export const namesIn = (row: Row) => PRICES.filter((name) => named(row, name).length > 0).length;

/** Returns what a time's name says beyond the time, such as `[UTC+2]`. */
export const zoneTextOf = (name = '') =>
  spaced(name)
    .replace(/\p{L}+/gu, (word) => (isIn(word.toLowerCase(), 'time', 'clock', 'open') ? '' : word))
    .replace(/^[^\p{L}[(+-]+|[^\p{L}\d\])]+$/gu, '');
