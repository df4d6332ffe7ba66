import { DAY_MS, HOUR_MS, MINUTE_MS } from './bar';

const second = 1000;

/** `2026-03-02T08:30:00.000+01:00`, `2026.03.02 08:30`, `2026/03/02`. */
const calendarTime =
  /^(\d{4})([-./])(\d\d)\2(\d\d)(?:[T ]+(\d\d):(\d\d)(?::(\d\d)(?:(\.\d{1,3})\d*)?)? ?(?:Z|UTC|([+-])(\d\d):?(\d\d)?)?)?$/i;
/** Seconds have 9 or 10 digits between 1973 and 2286, milliseconds three more. */
const unixSeconds = /^\d{9,10}(?:\.\d+)?$/;
const unixMilliseconds = /^\d{12,13}$/;

/** @returns ms since 1970 UTC; null for a day that no month has */
function midnightOf(year: number, month: number, date: number): number | null {
  const midnight = Date.UTC(year, month - 1, date);
  const isInMonth = date >= 1 && midnight < Date.UTC(year, month, 1);
  return isInMonth && month >= 1 && month <= 12 ? midnight : null;
}

/**
 * Reads an ISO 8601 time, `YYYY.MM.DD HH:MM` as MetaTrader writes it, or a Unix time in seconds or milliseconds.
 * A time without a zone is taken as UTC: the zone of the machine does not matter.
 *
 * @returns ms since 1970 UTC; null where `text` is none of these
 */
export function timeOf(text: string): number | null {
  if (unixSeconds.test(text)) return Math.round(Number(text) * second);
  if (unixMilliseconds.test(text)) return Number(text);
  const match = calendarTime.exec(text);
  if (!match) return null;
  const number = (group: number) => Number(match[group] ?? 0);
  const midnight = midnightOf(number(1), number(3), number(4));
  const [hours, minutes, seconds] = [number(5), number(6), number(7)];
  const intoDay =
    hours * HOUR_MS + minutes * MINUTE_MS + seconds * second + Math.round(number(8) * second);
  if (midnight === null || minutes >= 60 || seconds >= 60 || intoDay >= DAY_MS) return null;
  const offset = number(10) * HOUR_MS + number(11) * MINUTE_MS;
  return midnight + intoDay - (match[9] === '-' ? -offset : offset);
}
