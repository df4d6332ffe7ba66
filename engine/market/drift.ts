import { type Legs, rangeLegs, trendLegs } from './legs';
import type { Random } from './random';
import { nextRegime, type Regime, regimeLength } from './regime';

/** Lets regimes follow one another, each with its legs. @returns the drift of each bar, see `Legs` */
export function createDrift(random: Random): Legs['drift'] {
  let regime: Regime = 'range';
  let left = 0;
  let legs: Legs | null = null;
  return (price, effort) => {
    left -= effort;
    if (!legs || left <= 0) {
      regime = nextRegime(regime, price, random);
      left = regimeLength(random);
      legs = regime === 'range' ? rangeLegs(price, random) : trendLegs(regime, price, random);
    }
    return legs.drift(price, effort);
  };
}
