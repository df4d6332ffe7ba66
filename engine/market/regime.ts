import type { Direction } from './bar';
import { between, type Random } from './random';

/**
 * What the market is up to for hours or days: a trend up, a trend down, or a range. Regimes follow one another as a
 * Markov chain: the next depends on the present one only.
 */
export type Regime = Direction | 'range';

/** Bars of mean activity that a regime lasts: from about 5 hours to two days. */
const shortest = 60;
const longest = 520;

/** Chance that a trend ends in a range, rather than going on or turning at once. */
const trendToRange = 0.6;
/** Chance that a range follows a range, at another price. */
const rangeToRange = 0.2;
/** Chance that a trend without a range after it goes on in its direction. */
const trendToSame = 0.4;

/** Price that the market comes back to over weeks, so that it stays where a major pair trades. */
export const HOME_PRICE = 1.08;
/** Added to the chance of a trend towards home, as far from home as this or farther; less in between. */
const strongestLeaning = 0.35;
const leaningDistance = 0.06;

/** @returns what to add to the chance of a trend up at this price */
function leaning(price: number): number {
  const lean = ((HOME_PRICE - price) / leaningDistance) * strongestLeaning;
  return Math.min(strongestLeaning, Math.max(-strongestLeaning, lean));
}

/** @returns the regime after `last` */
export function nextRegime(last: Regime, price: number, random: Random): Regime {
  const toRange = last === 'range' ? rangeToRange : trendToRange;
  if (random() < toRange) return 'range';
  const evenUp = { up: trendToSame, down: 1 - trendToSame, range: 0.5 }[last];
  return random() < evenUp + leaning(price) ? 'up' : 'down';
}

/** @returns length of a regime in bars of mean activity; short ones are more common */
export function regimeLength(random: Random): number {
  return between(shortest, between(shortest, longest, random), random);
}
