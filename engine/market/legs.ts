import type { Direction } from './bar';
import { between, type Random } from './random';

/**
 * How price travels inside a regime. A trend alternates pushes in its direction with pullbacks that take back a part
 * of the push; a range goes from one edge over its middle to the other edge. Drift is what a bar is expected to move,
 * in units of its deviation, up above 0.
 */
export interface Legs {
  /**
   * @param price last close
   * @param effort how much of a bar of mean activity the coming bar is
   */
  drift(price: number, effort: number): number;
}

const pushDrift = 0.24;
const pullbackDrift = 0.2;
const rangeDrift = 0.2;

/** Bars of mean activity. */
const pushLength = { shortest: 8, longest: 42 };
const longestPullback = 36;
/** Parts of a push that its pullback takes back. */
const retracement = { least: 0.3, most: 0.65 };

/** Distance from the middle of a range to its edges, in price. */
const halfRange = { least: 0.0009, most: 0.0024 };

/** @param start price at which the trend begins */
export function trendLegs(direction: Direction, start: number, random: Random): Legs {
  const sign = direction === 'up' ? 1 : -1;
  const newPush = () => between(pushLength.shortest, pushLength.longest, random);
  let left = newPush();
  let pushStart = start;
  let pullbackEnd: number | null = null;

  function turn(price: number): void {
    const height = (price - pushStart) * sign;
    if (pullbackEnd === null && height > 0) {
      const back = height * between(retracement.least, retracement.most, random);
      pullbackEnd = price - back * sign;
      left = longestPullback;
    } else {
      pullbackEnd = null;
      pushStart = price;
      left = newPush();
    }
  }

  return {
    drift(price, effort) {
      left -= effort;
      const isBack = pullbackEnd !== null && (price - pullbackEnd) * sign <= 0;
      if (left <= 0 || isBack) turn(price);
      return pullbackEnd === null ? pushDrift * sign : -pullbackDrift * sign;
    },
  };
}

/** @param middle price that the range lies around */
export function rangeLegs(middle: number, random: Random): Legs {
  const reach = between(halfRange.least, halfRange.most, random);
  let sign = random() < 0.5 ? 1 : -1;
  return {
    drift(price) {
      if ((price - middle) * sign >= reach) sign = -sign;
      return rangeDrift * sign;
    },
  };
}
