import type { Direction } from './bar';
import { between, type Random } from './random';

/**
 * What the market is up to for hours or days: a trend up, a trend down, or a range. Regimes follow one another as a
 * Markov chain: the next depends on the present one only.
 */
type Regime = Direction | 'range';

/** Bars of mean activity that a regime lasts: from about 5 hours to two days. */
const MIN_REGIME_BARS = 60;
const MAX_REGIME_BARS = 520;

/** Chance that a trend ends in a range, rather than going on or turning at once. */
const TREND_TO_RANGE = 0.6;
/** Chance that a range follows a range, at another price. */
const RANGE_TO_RANGE = 0.2;
/** Chance that a trend without a range after it goes on in its direction. */
const TREND_TO_SAME = 0.4;

/** Price that the market comes back to over weeks, so that it stays where a major pair trades. */
export const HOME_PRICE = 1.08;
/** Added to the chance of a trend towards home, as far from home as this or farther; less in between. */
const MAX_LEANING = 0.35;
const LEANING_DISTANCE = 0.06;

/** @returns what to add to the chance of a trend up at this price */
function leaning(price: number): number {
  const lean = ((HOME_PRICE - price) / LEANING_DISTANCE) * MAX_LEANING;
  return Math.min(MAX_LEANING, Math.max(-MAX_LEANING, lean));
}

/** @returns the regime after `last` */
function nextRegime(last: Regime, price: number, random: Random): Regime {
  const toRange = last === 'range' ? RANGE_TO_RANGE : TREND_TO_RANGE;
  if (random() < toRange) return 'range';
  const evenUp = { up: TREND_TO_SAME, down: 1 - TREND_TO_SAME, range: 0.5 }[last];
  return random() < evenUp + leaning(price) ? 'up' : 'down';
}

/** @returns length of a regime in bars of mean activity; short ones are more common */
function regimeLength(random: Random): number {
  return between(MIN_REGIME_BARS, between(MIN_REGIME_BARS, MAX_REGIME_BARS, random), random);
}

/**
 * How price travels inside a regime. A trend alternates pushes in its direction with pullbacks that take back a part
 * of the push; a range goes from one edge over its middle to the other edge.
 *
 * @param price last close
 * @param effort how much of a bar of mean activity the coming bar is
 * @returns what the bar is expected to move, in units of its deviation, up above 0
 */
type Drift = (price: number, effort: number) => number;

const PUSH_DRIFT = 0.24;
const PULLBACK_DRIFT = 0.2;
const RANGE_DRIFT = 0.2;

/** Bars of mean activity. */
const PUSH_BARS = { min: 8, max: 42 };
const MAX_PULLBACK_BARS = 36;
/** Parts of a push that its pullback takes back. */
const RETRACEMENT = { min: 0.3, max: 0.65 };

/** Distance from the middle of a range to its edges, in price. */
const HALF_RANGE = { min: 0.0009, max: 0.0024 };

/** @param start price at which the trend begins */
function trendDrift(direction: Direction, start: number, random: Random): Drift {
  const sign = direction === 'up' ? 1 : -1;
  const newPush = () => between(PUSH_BARS.min, PUSH_BARS.max, random);
  let left = newPush();
  let pushStart = start;
  let pullbackEnd: number | null = null;

  function turn(price: number): void {
    const height = (price - pushStart) * sign;
    if (pullbackEnd === null && height > 0) {
      const back = height * between(RETRACEMENT.min, RETRACEMENT.max, random);
      pullbackEnd = price - back * sign;
      left = MAX_PULLBACK_BARS;
    } else {
      pullbackEnd = null;
      pushStart = price;
      left = newPush();
    }
  }

  return (price, effort) => {
    left -= effort;
    const isBack = pullbackEnd !== null && (price - pullbackEnd) * sign <= 0;
    if (left <= 0 || isBack) turn(price);
    return pullbackEnd === null ? PUSH_DRIFT * sign : -PULLBACK_DRIFT * sign;
  };
}

/** @param middle price that the range lies around */
function rangeDrift(middle: number, random: Random): Drift {
  const reach = between(HALF_RANGE.min, HALF_RANGE.max, random);
  let sign = random() < 0.5 ? 1 : -1;
  return (price) => {
    if ((price - middle) * sign >= reach) sign = -sign;
    return RANGE_DRIFT * sign;
  };
}

/** Lets regimes follow one another, each with its pushes and pullbacks, or its way between two edges. */
export function createDrift(random: Random): Drift {
  let regime: Regime = 'range';
  let left = 0;
  let drift: Drift | null = null;
  return (price, effort) => {
    left -= effort;
    if (!drift || left <= 0) {
      regime = nextRegime(regime, price, random);
      left = regimeLength(random);
      drift = regime === 'range' ? rangeDrift(price, random) : trendDrift(regime, price, random);
    }
    return drift(price, effort);
  };
}
