import type { Value } from './findings.ts';

/** Platforms write 1e+100 for a value that does not exist. */
const TOO_LARGE = 1e99;

/** Returns true for no value, as an indicator has before its first one. */
export const isBlank = (value: Value | undefined): value is null | undefined =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'number' && !(Math.abs(value) < TOO_LARGE));

/** How exactly numbers are written: places after the point, and significant digits. */
export interface Precision {
  readonly decimals: number;
  readonly digits: number;
}

/** A double has 15 digits; sums in another order change the last ones. */
const MOST_DIGITS = 12;
/** No program rounds to fewer significant digits; numbers that have fewer are just short. */
const FEWEST_DIGITS = 5;
export const EXACT: Precision = { decimals: Number.POSITIVE_INFINITY, digits: MOST_DIGITS };

/** Returns true if two values are the same, as far as their precision can tell. */
export function isSame(one: Value, other: Value, { decimals, digits }: Precision): boolean {
  if (one === other || typeof one !== 'number' || typeof other !== 'number') return one === other;
  const size = Math.max(Math.abs(one), Math.abs(other));
  const rounded = digits < FEWEST_DIGITS ? MOST_DIGITS : Math.min(digits, MOST_DIGITS);
  const lastPlace = Math.floor(Math.log10(size)) - rounded + 1;
  // Below one unit of the last place, because some platforms cut numbers off.
  return Math.abs(one - other) < 0.99 * 10 ** Math.max(lastPlace, -decimals);
}

const MOST_SIGNALS = 0.25;

/** Returns true for 0 on most bars: it means that there is no signal. @param columns of one name, in all exports */
export function isSignal(columns: readonly (readonly (Value | undefined)[])[]): boolean {
  let [zeros, others] = [0, 0];
  for (const values of columns)
    for (const value of values) {
      if (value === 0) zeros++;
      else if (!isBlank(value)) others++;
    }
  return others > 0 && others <= MOST_SIGNALS * (zeros + others);
}
