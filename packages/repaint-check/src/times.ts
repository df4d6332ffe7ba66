import { createOffset, DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

/** A time as the file writes it. `zone` is the text after the clock; `ms` is UTC if it is known. */
interface WrittenTime {
  readonly ms: number;
  readonly hasClock: boolean;
  readonly zone: string;
  readonly isUtc: boolean;
}

/** A way to write a date. `isWeak` if the same digits could be no date at all; `msOf` if it is a
 * count in UTC rather than a year, month and day. */
export interface DateForm {
  readonly name: string;
  readonly pattern: RegExp;
  readonly isWeak?: boolean;
  readonly msOf?: (count: string) => number;
}

const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
/** Returns NaN for names in another language. */
function monthOf(text: string): number {
  const month = MONTHS.findIndex((name) => name.startsWith(text.toLowerCase()));
  return month < 0 ? Number.NaN : month;
}

const PARTS: Readonly<Record<string, string>> = {
  Y: '(?<y>(?:1[89]|20)\\d\\d)',
  S: '(?<y>\\d\\d)',
  M: '(?<m>1[0-2]|0?[1-9])',
  A: '(?<m>1[0-2]|0[1-9])',
  D: '(?<d>3[01]|[12]\\d|0?[1-9])',
  B: '(?<d>3[01]|[12]\\d|0[1-9])',
  N: '(?<name>\\p{L}{3,})',
  _: "(?:[-./年月']\\s?|,?\\s(?:de )?)",
  // The end, or a clock.
  C: '(?=$|\\D|\\d{4}(?:\\d\\d)?(?:\\D|$))',
};
/** Returns a form for a date at the start of a text, after a weekday's name, if any. */
function written(name: string, isWeak = false): DateForm {
  const parts = name.replace(/[YSMADBNC_]/g, (part) => PARTS[part] ?? '');
  const end = name.endsWith('C') || name.endsWith('$') ? '' : '(?!\\d)日?';
  return { name, isWeak, pattern: new RegExp(`^(?:\\p{L}{2,}[.,]*\\s)?${parts}${end}`, 'iu') };
}

/** Reads seconds, ms, µs or ns. */
function unixMs(text: string): number {
  const digits = text.replace(/^-|\..*/g, '').length;
  return Math.round(Number(text) * 1000 ** (1 - Math.max(0, Math.floor(digits / 3) - 3)));
}

export const FORMS: readonly DateForm[] = [
  // From 1973 on; before 1970 also with fewer digits.
  {
    name: 'unix',
    pattern: /^(?:-\d{5,8}|-?\d{9,10}|\d{12,13}|\d{15,16}|(?!6)\d{18}|\d{19})(?:\.\d+)?$/,
    isWeak: true,
    msOf: unixMs,
  },
  ...['Y_M_D', 'YABC', 'D_M_Y', 'M_D_Y', 'D_M_S', 'M_D_S', 'S_M_D'].map((name) => written(name)),
  ...['D_?N\\.?_?Y', 'D_?N\\.?_?S', 'N\\.?_D(?:st|nd|rd|th)?_Y', 'Y_N_D'].map((name) =>
    written(name),
  ),
  ...['SABC', 'BASC', 'ABSC', 'N\\.?_Y$', 'Y_M$'].map((name) => written(name, true)),
];

/** `T09:30:00.000+01:00`, ` 9:30 p. m.`, ` 093000`, ` 10-AM`, ` 09h30`, ` 00:00 GMT+0100 (CET)`, ` 09:30 US/Eastern`. */
const CLOCK =
  /^[T\sD,_-]*(?<h>\d{1,2})(?:[:.h]?(?<min>\d\d)(?:[:.]?(?<s>\d\d)(?:[.,:]\d+)?)?)?[\s-]?(?:(?<half>[ap])\.?\s?m\b\.?)?\s*(?<zone>[-+[(\p{L}].*)?$/iu;

/** `2024-01-01 - 2024-01-07` */
const SECOND_DATE = /^\D*\d{4}([-./])\d{1,2}\1\d{1,2}/;

/** Two digits of a year are of the last hundred. */
const THIS_YEAR = new Date().getUTCFullYear() % 100;

function midnightOf({ y = '', m, d = '1', name = '' }: Readonly<Record<string, string>>): number {
  const year = Number(y) + (y.length > 2 ? 0 : Number(y) <= THIS_YEAR ? 2000 : 1900);
  const month = m ? Number(m) - 1 : monthOf(name);
  const midnight = Date.UTC(year, month, Number(d));
  return midnight < Date.UTC(year, month + 1) ? midnight : Number.NaN;
}

export type ReadTime = (text: string) => WrittenTime | null;

export function createTimeReader({ pattern, msOf }: DateForm): ReadTime {
  // Caches the date, because a day's rows are consecutive.
  let date = '';
  let midnight = Number.NaN;

  return (text) => {
    if (msOf) {
      const ms = pattern.test(text) ? msOf(text) : Number.NaN;
      return Number.isNaN(ms)
        ? null
        : { ms, hasClock: ms % DAY_MS !== 0, zone: 'UTC', isUtc: true };
    }
    if (date === '' || !text.startsWith(date) || /^\d/.test(text.slice(date.length))) {
      const match = pattern.exec(text);
      date = match?.[0] ?? '';
      midnight = match?.groups ? midnightOf(match.groups) : Number.NaN;
    }
    if (Number.isNaN(midnight)) return null;
    const rest = text.slice(date.length).trim();
    if (SECOND_DATE.test(rest)) return null;
    if (rest === '') return { ms: midnight, hasClock: false, zone: '', isUtc: false };
    const { h, min = '', s = 0, half, zone = '' } = CLOCK.exec(rest)?.groups ?? {};
    // 09-30 is no hour with an offset.
    if (min === '' && /^[-+]\d/.test(zone)) return null;
    const hour = half ? (Number(h) % 12) + (/p/i.test(half) ? 12 : 0) : Number(h);
    const local = midnight + hour * HOUR_MS + Number(min) * MINUTE_MS + Number(s) * 1000;
    // 24:00 ends a day.
    const isClock = hour < 24 ? Number(min) < 60 && Number(s) < 60 : local === midnight + DAY_MS;
    if (!isClock || (half && Number(h) > 12)) return null;
    const shift = zone ? shiftOf(zone) : null;
    return { ms: shift?.(local) ?? local, hasClock: true, zone, isUtc: shift !== null };
  };
}

const OFFSET = /^(UTC|GMT|Z)?(?:([+-])(\d\d?):?(00|15|30|45)?)?(?:\s*[[(].*)?$/i;
const MAX_OFFSET_HOURS = 14;
type Shift = ((local: number) => number) & {
  /** Returns the earlier of two times with one local time, when clocks go back an hour, or null. */
  readonly earlierOf?: (utc: number) => number | null;
};
const shifts = new Map<string, Shift | null>();

/** Returns how to get UTC from a zone's time, or null: EST, CST and the like have several meanings. */
export function shiftOf(text: string): Shift | null {
  const known = shifts.get(text);
  if (known !== undefined) return known;
  const bare = text.replace(/^[\s[(]+|[\s\])]+$/g, '');
  const [, utc, sign, hours = 0, minutes = 0] = OFFSET.exec(bare) ?? [];
  const offset = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
  let shift: Shift | null = null;
  // `Time-2` may be the second time.
  const isOffset = utc || (sign && /\d\d/.test(bare));
  if (isOffset && Number(hours) <= MAX_OFFSET_HOURS)
    shift = (local) => (sign === '-' ? local + offset : local - offset);
  else if (bare.includes('/'))
    try {
      const offsetAt = createOffset(bare);
      const earlierOf = (utc: number) =>
        offsetAt(utc - HOUR_MS) === offsetAt(utc) + HOUR_MS ? utc - HOUR_MS : null;
      const utcOf = (local: number) => {
        const utc = local - offsetAt(local - offsetAt(local));
        return offsetAt(utc + HOUR_MS) === offsetAt(utc) - HOUR_MS ? utc + HOUR_MS : utc;
      };
      shift = Object.assign(utcOf, { earlierOf });
    } catch {}
  shifts.set(text, shift);
  return shift;
}
