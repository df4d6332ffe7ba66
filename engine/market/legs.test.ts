import { type Legs, rangeLegs, trendLegs } from './legs';
import { mulberry32 } from './random';

const pip = 0.0001;

/** Lets price follow the drift alone. @returns price at each bar */
function follow(legs: Legs, start: number, bars: number): number[] {
  let price = start;
  return Array.from({ length: bars }, () => {
    price += legs.drift(price, 1) * 3 * pip;
    return price;
  });
}

/** @returns prices at which the direction changed */
function turns(prices: number[]): number[] {
  return prices.filter((price, index) => {
    const [before, after] = [prices[index - 1], prices[index + 1]];
    return before !== undefined && after !== undefined && price > before !== after > price;
  });
}

it.each([
  ['up', 1],
  ['down', -1],
] as const)('pushes %s and takes back a part of each push', (direction, sign) => {
  const prices = follow(trendLegs(direction, 1.08, mulberry32(4)), 1.08, 400);
  expect((prices.at(-1) ?? 0) * sign).toBeGreaterThan((1.08 + sign * 20 * pip) * sign);
  const ends = [1.08, ...turns(prices)].map((price) => price * sign);
  expect(ends.length).toBeGreaterThan(8);
  for (let index = 2; index < ends.length; index += 2) {
    const [from, top, back] = ends.slice(index - 2, index + 1) as [number, number, number];
    const retraced = (top - back) / (top - from);
    // A third to two thirds, up to one bar of drift more.
    expect(retraced).toBeGreaterThan(0.25);
    expect(retraced).toBeLessThan(0.85);
  }
});

it('pushes again where noise left no push to pull back from', () => {
  const legs = trendLegs('up', 1.08, mulberry32(4));
  const drifts = Array.from({ length: 100 }, () => legs.drift(1.07, 1));
  expect(drifts.every((drift) => drift > 0)).toBe(true);
});

it('gives a pullback up that does not get anywhere', () => {
  const legs = trendLegs('up', 1.08, mulberry32(4));
  const drifts = Array.from({ length: 100 }, () => legs.drift(1.09, 1));
  const firstBack = drifts.findIndex((drift) => drift < 0);
  expect(firstBack).toBeGreaterThan(0);
  expect(drifts.slice(firstBack + 1).some((drift) => drift > 0)).toBe(true);
});

it('spends legs by effort: quiet bars draw them out', () => {
  const pushBars = (effort: number) => {
    const legs = trendLegs('up', 1.08, mulberry32(4));
    return Array.from({ length: 500 }, () => legs.drift(1.09, effort)).findIndex(
      (drift) => drift < 0,
    );
  };
  expect(pushBars(0.5)).toBeGreaterThan(1.8 * pushBars(1));
});

it('goes to and fro around the middle of a range', () => {
  const prices = follow(rangeLegs(1.08, mulberry32(6)), 1.08, 400);
  const ends = turns(prices).map((price) => (price - 1.08) / pip);
  expect(ends.length).toBeGreaterThan(4);
  ends.forEach((end, index) => {
    expect(Math.abs(end)).toBeGreaterThan(9);
    expect(Math.abs(end)).toBeLessThan(26);
    expect(Math.sign(end)).toBe(-Math.sign(ends[index - 1] ?? -end));
  });
});

it('drifts back to the middle of a range from far outside', () => {
  const legs = rangeLegs(1.08, mulberry32(6));
  expect(legs.drift(1.09, 1)).toBeLessThan(0);
  expect(legs.drift(1.07, 1)).toBeGreaterThan(0);
});
