import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';

/** Times as files write them. */

export const DATE_ORDERS = ['day-first', 'month-first', 'year-first'] as const;
/** Of a day in figures whose year does not stand first with all its digits. */
export type DateOrder = (typeof DATE_ORDERS)[number];

/** A time that was read. */
export interface WrittenTime {
  /** Milliseconds since 1970: UTC where `hasZone`, else on the clock of whoever wrote it. */
  readonly ms: number;
  /** Whether the text tells how far its clock is from UTC, as Unix times do. */
  readonly hasZone: boolean;
  /** Whether a time of day is written with it. */
  readonly hasClock: boolean;
  /** Whether reading it in another order of day, month and year could give another day. */
  readonly hasOrder: boolean;
}

const SECOND_MS = 1000;

/** A Unix time, and no day with its hour and minute in twelve digits: `202401020930`. */
const UNIX = /^(?!(?:19|20)\d\d[01]\d{7}$)\d{9}/;

/** Digits of Unix times from 1973 to 2286, with what one unit of them is in milliseconds. */
const UNIX_UNITS: readonly [RegExp, number][] = [
  [/^\d{9,10}(?:\.\d+)?$/, SECOND_MS],
  [/^\d{12,13}(?:\.\d+)?$/, 1],
  [/^\d{15,16}$/, 1e-3],
  [/^\d{18,19}$/, 1e-6],
];

/**
 * Days and their parts since the last day of 1899, as spreadsheets store times and write them where a cell has no form of its
 * own: five digits are days from 1954 to 2119.
 */
const SERIAL = /^([2-7]\d{4})([.,]\d+)?$/;
const SERIAL_OF_1970 = 25_569;

/** @returns whether a text could be a time as spreadsheets store it; it could be a price as well */
export const isSerial = (text: string): boolean => SERIAL.test(text);

/** `2024-01-02`, `2.1.24`, `02-Jan-2024`; `Jan 2, 2024`; `20240102`; `2024年1月2日`. */
const DATE =
  /^(?:(\d{1,4})([-./ ])(\d{1,2}|\p{L}{3,}\.?)\2(\d{4}|\d{1,2})|(\p{L}{3,})\.? (\d{1,2}),? (\d{4})|((?:19|20)\d\d)(\d\d)(\d\d)|(\d{4})[年년] ?(\d{1,2})[月월] ?(\d{1,2})[日일])/u;

/** Clocks that have a short name of their own, and how far they are from UTC, hours. CST and IST are those of several countries. */
const ZONES: Readonly<Record<string, number>> = {
  ...{ Z: 0, UTC: 0, GMT: 0, WET: 0, BST: 1, WEST: 1, CET: 1, MEZ: 1, CEST: 2, MESZ: 2, EET: 2 },
  ...{ EEST: 3, MSK: 3, SGT: 8, HKT: 8, JST: 9, KST: 9, AEST: 10, AEDT: 11 },
  ...{ EDT: -4, EST: -5, CDT: -5, MDT: -6, MST: -7, PDT: -7, PST: -8 },
};
/** `T09:30:00.000+01:00`, ` 9:30 PM`, `093000`, ` 00:00:00.000 GMT+0100`, ` 09:30 EST`. */
const CLOCK = new RegExp(
  `^(?:[T\\s,]+|(?=\\d{4}))(\\d{1,2}):?(\\d\\d)(?::?(\\d\\d)(?:[.,](\\d+))?)?(?:\\s?([ap])\\.?m\\.?)?(?:\\s?(?:(?:z|utc|gmt)?([+-])(\\d{1,2}):?(\\d\\d)?|(${Object.keys(ZONES).join('|')})))?$`,
  'i',
);

/** Languages whose names of months are known. */
const LANGUAGES = ['en', 'en-GB', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'tr'];

const monthSpelling = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();

let months: Map<string, number> | null = null;

/** @returns 1 to 12 for the name of a month, at length or short; NaN for another word */
function monthOf(name: string): number {
  if (!months) {
    months = new Map();
    for (const language of LANGUAGES)
      for (const month of ['short', 'long'] as const) {
        const names = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' });
        for (let at = 0; at < 12; at++) {
          const parts = names.formatToParts(Date.UTC(2024, at, 1));
          const { value = '' } = parts.find(({ type }) => type === 'month') ?? {};
          months.set(monthSpelling(value), at + 1);
        }
      }
  }
  return months.get(monthSpelling(name)) ?? Number.NaN;
}

const isDigits = (text: string) => /^\d/.test(text);

/** Years of two digits: from 1970 to 2069. */
const yearOf = (text: string) =>
  text.length > 2 ? Number(text) : Number(text) + (Number(text) < 70 ? 2000 : 1900);

/** @returns midnight of a day, ms; NaN for a day that no calendar has */
function midnightOf(year: string, month: string, day: string): number {
  const [y, m, d] = [yearOf(year), isDigits(month) ? Number(month) : monthOf(month), Number(day)];
  const midnight = Date.UTC(y, m - 1, d);
  const isDay = m >= 1 && m <= 12 && d >= 1 && midnight < Date.UTC(y, m, 1);
  return isDay ? midnight : Number.NaN;
}

interface WrittenDay {
  readonly midnight: number;
  readonly hasOrder: boolean;
}

/** @param match of `DATE` */
function dayOf(match: RegExpExecArray, order: DateOrder): WrittenDay {
  const [, a = '', , b = '', c = '', name, date = '', year = '', ...compact] = match;
  const [fullYear = '', month = '', day = ''] = compact.filter(Boolean);
  if (fullYear) return { midnight: midnightOf(fullYear, month, day), hasOrder: false };
  if (name) return { midnight: midnightOf(year, name, date), hasOrder: false };
  if (a.length > 2) return { midnight: midnightOf(a, b, c), hasOrder: false };
  if (!isDigits(b)) return { midnight: midnightOf(c, b, a), hasOrder: false };
  const midnight = {
    'day-first': () => midnightOf(c, b, a),
    'month-first': () => midnightOf(c, a, b),
    'year-first': () => (c.length > 2 ? Number.NaN : midnightOf(a, b, c)),
  }[order]();
  return { midnight, hasOrder: true };
}

const NO_CLOCK = { intoDay: 0, hasZone: false };

/** @returns time since midnight, less the distance from UTC where it is written; null for what is no time of day */
function clockOf(text: string): { intoDay: number; hasZone: boolean } | null {
  const match = CLOCK.exec(text);
  if (!match) return null;
  const [
    ,
    hour,
    minute,
    second = 0,
    fraction = 0,
    half,
    sign,
    zoneHours = 0,
    zoneMinutes = 0,
    zone,
  ] = match;
  const written = Number(hour);
  const isAfternoon = half?.toLowerCase() === 'p';
  if (half && (written < 1 || written > 12)) return null;
  const hours = half ? (written % 12) + (isAfternoon ? 12 : 0) : written;
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const intoDay =
    hours * HOUR_MS +
    Number(minute) * MINUTE_MS +
    Number(second) * SECOND_MS +
    Math.floor(Number(`0.${fraction}`) * SECOND_MS);
  const offset = Number(zoneHours) * HOUR_MS + Number(zoneMinutes) * MINUTE_MS;
  if (zone) return { intoDay: intoDay - (ZONES[zone.toUpperCase()] ?? 0) * HOUR_MS, hasZone: true };
  return { intoDay: intoDay - (sign === '-' ? -offset : offset), hasZone: sign !== undefined };
}

/**
 * Reads times as ISO 8601, trading platforms, spreadsheets and databases write them, in figures or with the name of a
 * month, as days that spreadsheets count, or as Unix times in seconds to nanoseconds.
 *
 * @param order of days in figures
 * @returns a function that takes a text and gives its time; null for what is none
 */
export function createTimeReader(order: DateOrder): (text: string) => WrittenTime | null {
  // Rows of one day follow each other: reading a day is most of the work.
  let lastDate = '';
  let last: WrittenDay = { midnight: Number.NaN, hasOrder: false };

  return (text) => {
    const unix = UNIX.test(text) ? UNIX_UNITS.find(([digits]) => digits.test(text)) : undefined;
    if (unix) {
      const ms = Math.round(Number(text) * unix[1]);
      return { ms, hasZone: true, hasClock: true, hasOrder: false };
    }
    const [, days, part] = SERIAL.exec(text) ?? [];
    if (days) {
      // Parts of a day are rounded; bars begin on whole seconds.
      const seconds = Math.round(Number(`0${part?.replace(',', '.') ?? ''}`) * 86_400);
      const ms = (Number(days) - SERIAL_OF_1970) * DAY_MS + seconds * SECOND_MS;
      return { ms, hasZone: false, hasClock: part !== undefined, hasOrder: false };
    }
    const isSameDay =
      lastDate !== '' && text.startsWith(lastDate) && !/\d/.test(text.charAt(lastDate.length));
    if (!isSameDay) {
      const match = DATE.exec(text);
      if (!match) return null;
      lastDate = match[0];
      last = dayOf(match, order);
    }
    const rest = text.slice(lastDate.length);
    const clock = rest === '' ? NO_CLOCK : clockOf(rest);
    if (!clock || Number.isNaN(last.midnight)) return null;
    return {
      ms: last.midnight + clock.intoDay,
      hasZone: clock.hasZone,
      hasClock: rest !== '',
      hasOrder: last.hasOrder,
    };
  };
}
