import { HOUR_MS, MINUTE_MS } from '@/engine/market/bar';

export type DateOrder = 'day-first' | 'month-first';

/** `ms` assumes UTC if the text names no zone. */
export interface WrittenTime {
  readonly ms: number;
  readonly hasZone: boolean;
  readonly hasClock: boolean;
}

/** Unix times from 1973 on, in seconds, ms or µs, with units per ms. */
const UNIX_UNITS: readonly [RegExp, number][] = [
  [/^\d{9,10}(\.\d+)?$/, 1e-3],
  [/^(?!(19|20)\d\d[01]\d)\d{12,13}(\.\d+)?$/, 1],
  [/^\d{15,16}$/, 1e3],
];
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** `2024-01-02`, `2024年1月2日`, `20240102`; `2.1.24`; `02-Jan-2024`; `Jan 2, 2024`. */
const DATES = [
  /^(?<y>\d{4})\D(?<m>\d{1,2})\D(?<d>\d{1,2})日?/,
  /^(?<y>(?:19|20)\d\d)(?<m>[01]\d)(?<d>[0-3]\d)/,
  /^(?<a>\d{1,2})([-./ ])(?<b>\d{1,2})\2(?<y>\d{4}|\d\d)/,
  /^(?<d>\d{1,2})[-./ ](?<name>[a-z]{3})[a-z]*\.?[-./ ](?<y>\d{4}|\d\d)/i,
  /^(?<name>[a-z]{3})[a-z]*\.? (?<d>\d{1,2}),? (?<y>\d{4})/i,
];
/** `T09:30:00.000+01:00`, ` 9:30 PM`, ` 093000`, ` 00:00 GMT+0100`. */
const CLOCK =
  /^[T\s,]*(?<h>\d{1,2}):?(?<min>\d\d)(?::?(?<s>\d\d)(?:[.,]\d+)?)?\s?(?:(?<half>[ap])\.?m\.?)?\s?(?:(?:UTC|GMT)?(?<sign>[+-])(?<zh>\d{1,2}):?(?<zm>\d\d)?|(?<utc>Z|UTC|GMT))?$/i;

function midnightOf(date: Readonly<Record<string, string>>, order: DateOrder): number {
  const { y = '', a, b, name } = date;
  const year = Number(y) + (y.length > 2 ? 0 : Number(y) < 70 ? 2000 : 1900);
  const [first, second] = order === 'day-first' ? [b, a] : [a, b];
  const month = name ? MONTHS.indexOf(name.toLowerCase()) + 1 : Number(date.m ?? first);
  const day = Number(date.d ?? second);
  const midnight = Date.UTC(year, month - 1, day);
  return month >= 1 && day >= 1 && midnight < Date.UTC(year, month, 1) && month <= 12
    ? midnight
    : Number.NaN;
}

function clockOf(text: string): Omit<WrittenTime, 'hasClock'> | null {
  const { h, min, s = 0, half, sign, zh = 0, zm = 0, utc } = CLOCK.exec(text)?.groups ?? {};
  if (!h) return null;
  const hour = half ? (Number(h) % 12) + (/p/i.test(half) ? 12 : 0) : Number(h);
  if (hour > 23 || Number(min) > 59) return null;
  const zone = (Number(zh) * HOUR_MS + Number(zm) * MINUTE_MS) * (sign === '-' ? -1 : 1);
  const ms = hour * HOUR_MS + Number(min) * MINUTE_MS + Number(s) * 1000 - zone;
  return { ms, hasZone: Boolean(sign || utc) };
}

export function createTimeReader(order: DateOrder): (text: string) => WrittenTime | null {
  // Caches the date, because a day's rows are consecutive.
  let date = '';
  let midnight = Number.NaN;

  return (text) => {
    for (const [digits, unit] of UNIX_UNITS)
      if (digits.test(text))
        return { ms: Math.round(Number(text) / unit), hasZone: true, hasClock: true };
    if (date === '' || !text.startsWith(date) || /^\d/.test(text.slice(date.length))) {
      const match = DATES.reduce<RegExpExecArray | null>((at, form) => at ?? form.exec(text), null);
      date = match?.[0] ?? '';
      midnight = match?.groups ? midnightOf(match.groups, order) : Number.NaN;
    }
    if (Number.isNaN(midnight)) return null;
    const rest = text.slice(date.length).trim();
    if (rest === '') return { ms: midnight, hasZone: false, hasClock: false };
    const clock = clockOf(rest);
    return clock && { ms: midnight + clock.ms, hasZone: clock.hasZone, hasClock: true };
  };
}

/** Prefers the order with more valid times, then with smaller gaps. */
export function dateOrderOf(texts: readonly string[]): { order: DateOrder; hasOrder: boolean } {
  const readAll = (order: DateOrder) => {
    const read = createTimeReader(order);
    const times = texts.flatMap((text) => read(text)?.ms ?? []);
    const moves = times.map((time, at) => Math.abs(time - (times[at - 1] ?? time)));
    return { times, moved: moves.reduce((sum, move) => sum + move, 0) };
  };
  const [day, month] = [readAll('day-first'), readAll('month-first')];
  const more = month.times.length - day.times.length;
  const isMonthFirst = more > 0 || (more === 0 && month.moved < day.moved);
  const hasOrder = day.times.join() !== month.times.join();
  return { order: isMonthFirst ? 'month-first' : 'day-first', hasOrder };
}
