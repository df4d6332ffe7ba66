import { type Candle, day, hour } from './candle';
import { gaussian, mulberry32, type Random } from './random';

/** One stretch of the market: price wanders for `bars` bars and arrives at `to`. */
export interface Leg {
  bars: number;
  to: number;
  /** Noise relative to the plan's volatility: below 1 is calm, above 1 is wild. */
  noise: number;
}

export interface SeriesPlan {
  seed: number;
  /** Opening of the first bar, milliseconds UTC. */
  start: number;
  /** Length of a bar in milliseconds. */
  step: number;
  /** First open. */
  open: number;
  /** Standard deviation of the move within one bar, in price. */
  volatility: number;
  /** Smallest price move; every price is a multiple of it. */
  tick: number;
  legs: readonly Leg[];
}

/** Moves within one bar; enough for wicks that look traded. */
const movesPerBar = 6;

/** How busy a UTC hour is beside the day's mean: quiet nights, two openings, a slow evening. */
function activity(time: number): number {
  const clock = (time % day) / hour;
  if (clock < 6) return 0.6;
  if (clock < 11) return 1.2;
  if (clock < 12.5) return 0.9;
  if (clock < 17) return 1.35;
  return clock < 20 ? 0.9 : 0.6;
}

/** Tomorrow's excitement: part of today's, part of how large the last move was (a GARCH(1,1) recursion). */
function nextHeat(heat: number, move: number): number {
  return Math.min(2.2, Math.sqrt(0.15 + 0.7 * heat ** 2 + 0.15 * move ** 2));
}

/** A bar that steps towards `to` so that the rest of the leg, `barsLeft` bars, arrives there. */
function bar(
  time: number,
  open: number,
  to: number,
  barsLeft: number,
  sigma: number,
  random: Random,
) {
  const candle: Candle = { time, open, high: open, low: open, close: open };
  for (let move = 0; move < movesPerBar; move++) {
    const left = barsLeft * movesPerBar - move;
    // A Brownian bridge: the drift closes the remaining distance over the remaining moves.
    const noise = left > 1 ? (sigma / Math.sqrt(movesPerBar)) * gaussian(random) : 0;
    candle.close += (to - candle.close) / left + noise;
    candle.high = Math.max(candle.high, candle.close);
    candle.low = Math.min(candle.low, candle.close);
  }
  return candle;
}

/**
 * Makes up a market: the same plan gives the same candles. It stands in for recorded prices in drawings.
 *
 * @returns candles in time order, each opening where the last one closed
 */
export function series({ seed, start, step, open, volatility, tick, legs }: SeriesPlan): Candle[] {
  const random = mulberry32(seed);
  const round = (price: number) => Number((Math.round(price / tick) * tick).toFixed(8));
  const candles: Candle[] = [];
  let heat = 1;
  let price = round(open);
  let time = start;
  for (const { bars, to, noise } of legs) {
    for (let left = bars; left > 0; left--) {
      const sigma = volatility * noise * activity(time) * heat;
      const raw = bar(time, price, to, left, sigma, random);
      const [high, low, close] = [round(raw.high), round(raw.low), round(raw.close)];
      candles.push({ time, open: price, high, low, close });
      heat = nextHeat(heat, (close - price) / (volatility * noise * activity(time)));
      price = close;
      time += step;
    }
  }
  return candles;
}
