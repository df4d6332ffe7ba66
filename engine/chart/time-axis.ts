import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '#market/bar';
import type { ChartWords } from './scene';

/** A small tick has an empty `label`. */
export interface Tick {
  value: number;
  label: string;
}

type TimeWords = Pick<ChartWords, 'weekdays' | 'months' | 'dates'>;

function written(form: string, time: number, { weekdays, months }: TimeWords): string {
  const date = new Date(time);
  const parts: Readonly<Record<string, string | number | undefined>> = {
    weekday: weekdays[date.getUTCDay()],
    day: date.getUTCDate(),
    month: months[date.getUTCMonth()],
    year: date.getUTCFullYear(),
    time: date.toISOString().slice(11, 16),
  };
  return form.replace(/\{(\w+)\}/g, (_, name: string) => `${parts[name]}`);
}

/** `count` returns how many intervals have begun; each increase is a tick. */
interface Spacing {
  length: number;
  count: (time: number) => number;
}

const even = (length: number, since = 0): Spacing => ({
  length,
  count: (time) => Math.floor((time - since) / length),
});

const MONTH_MS = 365.25 * (DAY_MS / 12);

function monthsApart(months: number): Spacing {
  return {
    length: months * MONTH_MS,
    count(time) {
      const date = new Date(time);
      return Math.floor((12 * date.getUTCFullYear() + date.getUTCMonth()) / months);
    },
  };
}

const WEEKS_SINCE = 4 * DAY_MS;

const SPACINGS: readonly Spacing[] = [
  ...[5, 15, 30].map((minutes) => even(minutes * MINUTE_MS)),
  ...[1, 2, 3, 4, 6, 12].map((hours) => even(hours * HOUR_MS)),
  ...[1, 2].map((days) => even(days * DAY_MS)),
  ...[1, 2].map((weeks) => even(weeks * WEEK_MS, WEEKS_SINCE)),
  ...[1, 3, 6, 12, 24, 60, 120, 240, 600].map(monthsApart),
];

function tickLabel(
  time: number,
  before: number,
  { length }: Spacing,
  step: number,
  words: TimeWords,
): string {
  const { dates } = words;
  const date = new Date(time);
  if (length < DAY_MS && Math.floor(time / DAY_MS) === Math.floor(before / DAY_MS))
    return date.toISOString().slice(11, 16);
  if (length < WEEK_MS && step < DAY_MS) return written(dates.weekday, time, words);
  const year = date.getUTCFullYear();
  // For months, uses `before`: April 1 minus an average quarter may be in the previous year.
  const last = length < MONTH_MS ? time - length : before;
  if (new Date(last).getUTCFullYear() !== year) return `${year}`;
  return written(length < MONTH_MS ? dates.date : '{month}', time, words);
}

/** Returns ticks where bars open. `step` is in ms, `count` is the number of labels that fit. No
 * tick follows the last bar, because the next trading day is not known yet. */
export function timeTicks(
  times: readonly number[],
  step: number,
  count: number,
  words: TimeWords,
): Tick[] {
  // Excludes trading gaps.
  const length = times.length * step;
  const spacing = (SPACINGS.find((candidate) => length / candidate.length <= count) ??
    SPACINGS.at(-1)) as Spacing;
  const small = SPACINGS.findLast(
    (shorter) => spacing.length / shorter.length >= 2 && shorter.length >= 2 * step,
  );
  return times.slice(1).flatMap((time, index): Tick[] => {
    const before = times[index] as number;
    const begins = ({ count: of }: Spacing) => of(time) > of(before);
    if (begins(spacing))
      return [{ value: time, label: tickLabel(time, before, spacing, step, words) }];
    return small && begins(small) ? [{ value: time, label: '' }] : [];
  });
}

/** Returns a time in words. `step` (ms) determines the precision. */
export function momentWords(time: number, step: number, words: TimeWords): string {
  const { dates } = words;
  if (step >= 4 * WEEK_MS) return written(dates.month, time, words);
  return written(step >= DAY_MS ? dates.day : dates.moment, time, words);
}
