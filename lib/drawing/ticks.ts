import { day, hour } from '@/lib/market/candle';

/** A value on an axis; `label` is empty for a small tick. */
export interface Tick {
  value: number;
  label: string;
}

/** @returns the least of 1, 2, 2.5, 5 times a power of ten that is at least `least` */
export function niceStep(least: number): number {
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

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `06:00`, or weekday and day of the month at midnight. */
function timeLabel(time: number): string {
  const date = new Date(time);
  if (time % day === 0) return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()}`;
  return date.toISOString().slice(11, 16);
}

/** Hours between labels: the parts of a day that read well. */
const spacings = [1, 2, 3, 4, 6, 12, 24];

/**
 * Ticks of a time axis: a small one each hour, a labelled one every few hours.
 *
 * @param from @param to ends of the axis, milliseconds UTC; `to` is excluded
 * @param count labels there is room for
 */
export function timeTicks(from: number, to: number, count: number): Tick[] {
  const hours = (to - from) / hour;
  const spacing = (spacings.find((candidate) => hours / candidate <= count) ?? 24) * hour;
  const first = Math.ceil(from / hour);
  const last = Math.ceil(to / hour) - 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const value = (first + index) * hour;
    return { value, label: value % spacing === 0 ? timeLabel(value) : '' };
  });
}
