import { DAY_MS, HOUR_MS, MINUTE_MS, stepOf } from '#market/bar';
import { createOffset } from '#market/trading-hours';

export type DateOrder = 'day-first' | 'month-first' | 'year-first';

/** `ms` assumes UTC if the text names no zone. */
interface WrittenTime {
  readonly ms: number;
  readonly hasClock: boolean;
  readonly zone?: string;
}

/** A way to write a date. `order` if the same digits could be another date; `isWeak` if they could
 * be something else; `ms` if it is a count rather than a year, month and day. */
export interface DateForm {
  readonly pattern: RegExp;
  readonly order?: DateOrder;
  readonly isWeak?: true;
  readonly ms?: (count: string) => number;
  readonly zone?: string;
}

/** Starts of month names without accents: English, German, French, Spanish, Portuguese, Italian, Dutch. */
const MONTHS =
  'jan|ene|gen feb|fev mar|mrz|maa apr|abr|avr may|mai|mag|mei jun|juin|giu jul|juil|lug aug|ago|aou sep|set oct|okt|out|ott nov dec|dez|dic'
    .split(' ')
    .map((starts) => new RegExp(`^(?:${starts})`));

const PARTS: Readonly<Record<string, string>> = {
  Y: '(?<y>(?:1[89]|20)\\d\\d)',
  Z: '(?<y>(?:1[89]|20)\\d\\d(?!\\d)|\\d\\d)',
  S: '(?<y>\\d\\d)',
  M: '(?<m>1[0-2]|0?[1-9])',
  A: '(?<m>1[0-2]|0[1-9])',
  D: '(?<d>3[01]|[12]\\d|0?[1-9])',
  B: '(?<d>3[01]|[12]\\d|0[1-9])',
  N: '(?<name>\\p{L}{3,})\\.?',
  '-': '(?<sep>[-./\\s])',
  '=': '\\k<sep>',
  _: '[-./\\s]',
  '!': '(?!\\d)',
  // The end, or a clock.
  C: '(?=$|\\D|\\d{4}(?:\\d\\d)?(?:\\D|$))',
};
/** Returns a pattern for a date at the start of a text, after a weekday's name, if any. */
function written(form: string): RegExp {
  const parts = form.replace(/[YZSMADBNC=_!-]/g, (part) => PARTS[part] ?? '');
  return new RegExp(`^(?:\\p{L}{2,}[.,]*\\s)?${parts}`, 'iu');
}

const EXCEL_EPOCH_DAYS = 25_569;
const excelMs = (days: string) => Math.round((Number(days) - EXCEL_EPOCH_DAYS) * 86_400) * 1000;

/** Reads seconds, ms, µs or ns. */
function unixMs(text: string): number {
  const digits = text.replace(/^-|\..*/g, '').length;
  return Math.round(Number(text) * 1000 ** (1 - Math.max(0, Math.floor(digits / 3) - 3)));
}

const FORMS: readonly DateForm[] = [
  // From 1973 on; before 1970 also with fewer digits.
  {
    pattern:
      /^(?:-\d{5,8}|-?\d{9,10}|(?!(?:19|20)\d\d[01]\d)\d{12}|\d{13}|\d{15,16}|\d{18,19})(?:\.\d+)?$/,
    ms: unixMs,
    zone: 'UTC',
  },
  { pattern: written('Y-M=D!') },
  { pattern: written('Y年M月D日') },
  { pattern: written('YABC') },
  { pattern: written('BAY!'), order: 'day-first' },
  { pattern: written('ABY!'), order: 'month-first' },
  { pattern: written('D-M=Z!'), order: 'day-first' },
  { pattern: written('M-D=Z!'), order: 'month-first' },
  { pattern: written('S-M=D!'), order: 'year-first' },
  { pattern: written('SAB!'), order: 'year-first', isWeak: true },
  { pattern: written('BAS!'), order: 'day-first', isWeak: true },
  { pattern: written('ABS!'), order: 'month-first', isWeak: true },
  { pattern: written('D_?(?:de )?N(?:_|,|de )*Z!') },
  { pattern: written('N D(?:st|nd|rd|th)?,? Y!') },
  { pattern: written('Y_N_D!') },
  { pattern: written("N(?:_|')+Z$"), isWeak: true },
  { pattern: written('Y_M$'), isWeak: true },
  { pattern: /^[2-6]\d{4}(?:\.\d+)?$/, isWeak: true, ms: excelMs },
];

/** `T09:30:00.000+01:00`, ` 9:30 p. m.`, ` 093000`, ` 10-AM`, ` 09h30`, ` 00:00 GMT+0100 (CET)`, ` 09:30 US/Eastern`. */
const CLOCK =
  /^[T\s,_-]*(?<h>\d{1,2})(?:[:.h]?(?<min>\d\d)(?:[:.]?(?<s>\d\d)(?:[.,:]\d+)?)?)?[\s-]?(?:(?<half>[ap])\.?\s?m\b\.?)?\s*(?<zone>(?:UTC|GMT|Z)?(?:(?<sign>[+-])(?<zh>\d{1,2}):?(?<zm>\d\d)?)?|[A-Z][\w/+-]*)(?: \([^)]*\))?$/i;

/** Hours before UTC. Other abbreviations have several meanings: CST, IST, BST. */
const ABBREVIATED = { EST: -5, EDT: -4, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7 };
const ZONES: Readonly<Record<string, number>> = {
  ...{ ...ABBREVIATED, UTC: 0, GMT: 0, Z: 0, WET: 0, CET: 1, CEST: 2, EET: 2, EEST: 3 },
  ...{ MSK: 3, SGT: 8, HKT: 8, JST: 9, KST: 9, AEST: 10, AEDT: 11 },
};
const offsets = new Map<string, ReturnType<typeof createOffset>>();

function offsetOf(zone: string, local: number): number {
  const hours = ZONES[zone.toUpperCase()];
  if (hours !== undefined) return hours * HOUR_MS;
  let offset = offsets.get(zone);
  if (!offset) {
    try {
      offset = createOffset(zone.includes('/') ? zone : '');
    } catch {
      offset = () => Number.NaN;
    }
    offsets.set(zone, offset);
  }
  return offset(local - offset(local));
}

function midnightOf({ y = '', m, d = '1', name = '' }: Readonly<Record<string, string>>): number {
  const year = Number(y) + (y.length > 2 ? 0 : Number(y) < 70 ? 2000 : 1900);
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const month = m ? Number(m) - 1 : MONTHS.findIndex((starts) => starts.test(plain));
  const midnight = Date.UTC(year, month, Number(d));
  return month >= 0 && midnight < Date.UTC(year, month + 1) ? midnight : Number.NaN;
}

export type ReadTime = (text: string) => WrittenTime | null;

export function createTimeReader({ pattern, ms: msOf, ...form }: DateForm): ReadTime {
  const zoned = form.zone ? { zone: form.zone } : {};
  // Caches the date, because a day's rows are consecutive.
  let date = '';
  let midnight = Number.NaN;

  return (text) => {
    if (msOf) {
      const ms = pattern.test(text) ? msOf(text) : Number.NaN;
      return Number.isNaN(ms) ? null : { ms, hasClock: ms % DAY_MS !== 0, ...zoned };
    }
    if (date === '' || !text.startsWith(date) || /^\d/.test(text.slice(date.length))) {
      const match = pattern.exec(text);
      date = match?.[0] ?? '';
      midnight = match?.groups ? midnightOf(match.groups) : Number.NaN;
    }
    if (Number.isNaN(midnight)) return null;
    const rest = text.slice(date.length).trim();
    if (rest === '') return { ms: midnight, hasClock: false };
    const { h, min = 0, s = 0, half, zone, sign, zh = 0, zm = 0 } = CLOCK.exec(rest)?.groups ?? {};
    const hour = half ? (Number(h) % 12) + (/p/i.test(half) ? 12 : 0) : Number(h);
    const local = midnight + hour * HOUR_MS + Number(min) * MINUTE_MS + Number(s) * 1000;
    // 24:00 ends a day.
    const isClock = hour < 24 ? Number(min) < 60 && Number(s) < 60 : local === midnight + DAY_MS;
    if (!isClock || (half && Number(h) > 12)) return null;
    if (!zone) return { ms: local, hasClock: true };
    const shift = Number(zh) * HOUR_MS + Number(zm) * MINUTE_MS;
    const ms = local - (sign ? Number(`${sign}${shift}`) : offsetOf(zone, local));
    return Number.isNaN(ms) ? null : { ms, hasClock: true, zone };
  };
}

const readIso = createTimeReader({ pattern: written('Y-M=D!') });
export const isClock = (text: string) => readIso(`2000-01-01 ${text}`) !== null && text !== '';

const LONGEST_PAUSE_MS = 15 * DAY_MS;
const JUMP_MS = 300 * DAY_MS;

/** Counts moves against the direction of time and long pauses, which a right reading hardly has. */
function faultsOf(times: readonly (number | null)[]): number {
  const step = stepOf(times.flatMap((time) => (time === null ? [] : { time }))) ?? 0;
  const longest = Math.min(JUMP_MS, Math.max(LONGEST_PAUSE_MS, 4 * step));
  const moves = times.map((time, at) => (time ?? 0) - (times[at - 1] ?? time ?? 0));
  const known = moves.filter((move, at) => move !== 0 && times[at] !== null);
  const backward = known.filter((move) => move < 0).length;
  const against = Math.min(backward, known.length - backward);
  return against + known.filter((move) => Math.abs(move) > longest).length;
}

/** Returns the form that reads most texts with fewest faults, or null if none reads half of them.
 * If several orders do, `hints` must name one. An empty text separates parts of a file.
 * @param isNamed false excludes weak forms */
export function dateFormOf(
  texts: readonly string[],
  isNamed: boolean,
  hints: ReadonlySet<DateOrder> = new Set(),
) {
  const count = texts.filter(Boolean).length;
  const read = FORMS.filter(({ isWeak }) => isNamed || !isWeak).map((form) => {
    const readTime = createTimeReader(form);
    const times = texts.map((text) => readTime(text)?.ms ?? null);
    const known = times.filter((time) => time !== null).length;
    const score = known - faultsOf(times);
    const isRead = 2 * (form.isWeak ? score : known) > count;
    return { form, times, score: isRead ? score : -Infinity };
  });
  const most = Math.max(...read.map(({ score }) => score));
  if (most === -Infinity) return null;
  const best = read.filter(({ score }) => score === most);
  const [first] = best;
  const isClear = best.every(({ times }) => times.join() === first?.times.join());
  const hinted = best.filter(({ form }) => form.order && hints.has(form.order));
  const chosen = isClear ? first : hinted.length === 1 ? hinted[0] : null;
  if (chosen) return chosen;
  const at = texts.findIndex((_, place) => new Set(best.map(({ times }) => times[place])).size > 1);
  const could = best.map(({ times }) => times[at] ?? 0);
  return { got: texts[at] ?? '', could };
}
