import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';

/** A value on an axis; `label` is empty for a small tick. */
export interface Tick {
  value: number;
  label: string;
}

/** @returns the least of 1, 2, 2.5, 5 times a power of ten that is at least `least` */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * power >= least * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/**
 * Ticks of a price axis at round prices, five small ones to a labelled one.
 *
 * @param low @param high ends of the axis
 * @param count labels there is room for
 * @param digits after the point
 */
export function priceTicks(low: number, high: number, count: number, digits: number): Tick[] {
  const small = niceStep((high - low) / count) / 5;
  const first = Math.ceil(low / small);
  const last = Math.floor(high / small);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const place = first + index;
    const value = place * small;
    return { value, label: place % 5 === 0 ? value.toFixed(digits) : '' };
  });
}

/** Distances between ticks that read well, in milliseconds. */
const SPACINGS_MS = [
  ...[5, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 3, 4, 6, 12].map((hours) => hours * HOUR_MS),
  ...[1, 2, 7, 14, 28, 56, 112, 364].map((days) => days * DAY_MS),
];

const LONGEST_SPACING_MS = SPACINGS_MS.at(-1) as number;

/**
 * Ticks of a time axis where bars open: a labelled one at each round time, small ones in between.
 *
 * @param times openings of the bars and of the empty places after them, ascending; holes in them are no places
 * @param step length of a bar
 * @param count labels there is room for
 * @param labelOf says a time in words
 */
export function timeTicks(
  times: readonly number[],
  step: number,
  count: number,
  labelOf: (time: number) => string,
): Tick[] {
  // What the axis shows, without its holes.
  const length = times.length * step;
  const spacing =
    SPACINGS_MS.find((candidate) => length / candidate <= count) ?? LONGEST_SPACING_MS;
  const small = SPACINGS_MS.findLast((shorter) => spacing / shorter >= 2 && shorter >= 2 * step);
  const begins = (time: number, before: number, length: number) =>
    Math.floor(time / length) > Math.floor(before / length);
  return times.slice(1).flatMap((time, index): Tick[] => {
    const before = times[index] as number;
    if (begins(time, before, spacing)) return [{ value: time, label: labelOf(time) }];
    return small && begins(time, before, small) ? [{ value: time, label: '' }] : [];
  });
}
