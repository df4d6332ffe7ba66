import { DAY_MS, HOUR_MS, MINUTE_MS } from './bar';

const units = [
  { length: 7 * DAY_MS, letter: 'w' },
  { length: DAY_MS, letter: 'd' },
  { length: HOUR_MS, letter: 'h' },
  { length: MINUTE_MS, letter: 'm' },
] as const;

/**
 * Names a timeframe as charting platforms do, in the largest unit that divides it: `5m`, `1h`, `4h`, `1d`, `1w`.
 *
 * @param length of its bars, ms
 * @throws RangeError when `length` is no whole number of minutes
 */
export function timeframeName(length: number): string {
  const unit = units.find((candidate) => length > 0 && length % candidate.length === 0);
  if (!unit) throw new RangeError(`${length} ms is no whole number of minutes`);
  return `${length / unit.length}${unit.letter}`;
}

/** @returns whether bars of `length` can be built of bars of `step`, both ms */
export function canAggregate(length: number, step: number): boolean {
  return length >= step && length % step === 0;
}
