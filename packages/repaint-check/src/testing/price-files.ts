const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type Text = string | Uint8Array<ArrayBuffer>;
const noZero = (text: string) => `${Number(text)}`;
const EXCEL_EPOCH_DAYS = 25_569;

/** Returns bars at these times, each as fields for a file row. A bar opens at the last close. */
export function rowsOf(times: readonly number[]) {
  return times.map((ms, index) => {
    const [y = '', m = '', d = '', hm = ''] = new Date(ms).toISOString().split(/[-T]|:\d\d\./);
    const level = (place: number) => 10_842 + ((place * 7) % 13);
    const [first, last] = [level(index), level(index + 1)];
    const ticks = [first, Math.max(first, last) + 9, Math.min(first, last) - 8, last];
    const [o, h, l, c] = ticks.map((tick) => (tick / 1e4).toFixed(5));
    const [hour, minute] = [Number(hm.slice(0, 2)), hm.slice(3)];
    const german = [o, h, l, c].map((price) => price?.replace('.', ','));
    const [monthName, weekday] = ['long', 'short'].map((form) =>
      new Date(ms).toLocaleDateString('en', {
        timeZone: 'UTC',
        [form === 'long' ? 'month' : 'weekday']: 'short',
      }),
    );
    return {
      ...{ y, m, d, hm, o, h, l, c, ohlc: [o, h, l, c].join(), v: `${1000 + index}` },
      ...{ M: noZero(m), D: noZero(d), yy: y.slice(2), day: `${y}-${m}-${d}`, weekday },
      ...{ s: `${ms / 1000}`, ms: `${ms}`, us: `${ms * 1000}`, iso: new Date(ms).toISOString() },
      ...{ end: new Date(ms + DAY_MS - 1).toISOString(), ns: `${ms}000000` },
      new_york: `${new Date(ms - 5 * HOUR_MS).toISOString().slice(0, 19)}-05:00`,
      berlin: new Date(ms + HOUR_MS).toISOString().slice(11, 19),
      ...{ hhmm: hm.replace(':', ''), compact: `${hm.replace(':', '')}00`, hour: `${hour}` },
      twelve: `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`,
      short: noZero(`${hm.replace(':', '')}00`),
      bare: `${hour % 12 || 12}:${minute}`,
      ...{ month: monthName, excel: `${ms / DAY_MS + EXCEL_EPOCH_DAYS}` },
      ...{ O: german[0], H: german[1], L: german[2], C: german[3], OHLC: german.join(';') },
      ...{ ticks: ticks.join(), average: `${((ticks[1] ?? 0) + (ticks[2] ?? 0)) / 2e4}` },
      points: ticks.map((tick) => tick.toLocaleString('de')).join(';'),
      bonds: ticks.map((tick) => `${110 + (tick % 2)}'${10 + (tick % 22)}`).join(),
      ...{ symbol: 'ABC'[index % 3], fast: `${ms / 60_000 + 1.6e9}` },
    };
  });
}

export const every = (from: number, step: number) =>
  Array.from({ length: 60 }, (_, index) => from + index * step);
const SESSION = Date.UTC(2024, 0, 2, 9, 30);
export const quarters = rowsOf(every(SESSION, 15 * MINUTE_MS));
/** The second day can only be a day. */
export const later = rowsOf(every(Date.UTC(2024, 0, 12, 9, 30), 15 * MINUTE_MS));
export const minutes = rowsOf(every(SESSION, MINUTE_MS));
export const days = rowsOf(every(Date.UTC(2024, 0, 2), DAY_MS));
export const hours = rowsOf(every(Date.UTC(2024, 0, 2), HOUR_MS));
export const months = rowsOf(every(0, 1).map((month) => Date.UTC(2019, month)));
export const seasons = rowsOf(every(0, 3).map((month) => Date.UTC(2009, month)));

/** Returns a file: the header, if any, then `line` filled in for each row. */
export const file = (header: string, line: string, rows: readonly object[] = quarters) =>
  [
    ...(header ? [header] : []),
    ...rows.map((row) =>
      line.replace(/\{(\w+)\}/g, (_, name) => `${row[name as keyof typeof row]}`),
    ),
  ].join('\n');

/** Returns UTF-16 with a byte order mark. */
export function utf16(text: string, isBigEndian = false): Text {
  const units = Array.from(`\uFEFF${text}`, (sign) => sign.charCodeAt(0));
  return new Uint8Array(
    units.flatMap((unit) => (isBigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  );
}

export const OHLC = 'time,open,high,low,close';
export const DOHLC = 'Date,Open,High,Low,Close';
export const isoFile = file(OHLC, '{iso},{ohlc}');
