import { type Candle, hour, minute } from './candle';
import { type Leg, series } from './series';

/** Length of a bar of the example markets. */
export const step = 5 * minute;

/** `pips` above 1.0800. */
const price = (pips: number) => 1.08 + pips / 10_000;

const leg = (hours: number, pips: number, noise = 1): Leg => ({
  bars: (hours * hour) / step,
  to: price(pips),
  noise,
});

/** What both markets have in common: they start on a Monday and move like a major currency pair. */
const usual = { start: Date.UTC(2026, 2, 2), step, volatility: 0.00035, tick: 0.00001 };

/**
 * Four days of a made-up market. On the last two a falling afternoon finds demand, the night is quiet, London
 * dips back into the demand and turns, New York carries price up to the day before, and it settles.
 */
const fourDays: readonly Leg[] = [
  leg(24, 74), // Monday
  leg(24, 88), // Tuesday
  leg(10, 76),
  leg(7.5, 42), // Wednesday: the decline
  leg(1.5, 23, 0.8),
  leg(1.5, 25, 0.4), // base of the demand zone
  leg(1.5, 52),
  leg(2, 43),
  leg(6, 42), // Thursday: Asia
  leg(2, 28, 0.8),
  leg(3.5, 58),
  leg(2, 47),
  leg(1.5, 66),
  leg(2, 90),
  leg(1.5, 80),
  leg(1.5, 97),
  leg(1, 91),
];

/** @returns the market that the hero and all three indicators are shown on; the seed makes a telling one */
export function exampleMarket(): Candle[] {
  return series({ ...usual, seed: 20802, open: price(60), legs: fourDays });
}

/** A fall, a long rest between two prices, and the way out of it. */
const rest: readonly Leg[] = [
  leg(9, 34),
  leg(3, 52),
  leg(5, 38, 0.8),
  leg(4, 50, 0.8),
  leg(5, 39, 0.8),
  leg(4, 51, 0.8),
  leg(3, 42, 0.7),
  leg(3.5, 49, 0.6),
  leg(3, 72),
  leg(1.5, 66),
  leg(3, 84),
];

/** @returns the market of the closing panel: price rests in a range and leaves it */
export function rangeMarket(): Candle[] {
  return series({ ...usual, seed: 530, open: price(64), legs: rest });
}

/** @returns a market that wanders, then climbs to exactly 404 */
export function lostMarket(): Candle[] {
  const wander = [352, 347, 361, 354, 370, 363, 376];
  const legs = [
    ...wander.map((to) => ({ bars: 36, to, noise: 1 })),
    { bars: 27, to: 404, noise: 1 },
  ];
  return series({ ...usual, seed: 2, open: 349, volatility: 0.9, tick: 0.01, legs });
}
