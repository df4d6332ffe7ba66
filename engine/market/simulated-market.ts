import { type Bar, MINUTE_MS } from './bar';
import { createDrift } from './drift';
import { newsMove } from './news';
import { between, mulberry32, normal, type Random } from './random';
import { HOME_PRICE } from './regime';
import { activityAt } from './session-activity';
import { FIRST_OPENING, openingAfter } from './trading-week';
import { nextVariance } from './volatility';

/** Stands in for a data feed: a made-up currency pair that behaves like euro-dollar. */

/** Length of a bar, ms. */
export const BASE_STEP_MS = 5 * MINUTE_MS;

const ticksPerUnit = 100_000;
const pip = 0.0001;

/** Deviation of a bar's move at mean activity, in price. */
const usualDeviation = 2.4 * pip;
/** Moves within a bar: enough for wicks that look traded. */
const movesPerBar = 4;
/** Times `movesPerBar` this is twelve, so that the moves of a bar add up to one draw of `normal`. */
const uniformsPerMove = 3;
/** How far a single trade strays from the price at most, in deviations of a bar. */
const stray = 0.4;
/** Part of the distance to `HOME_PRICE` that a bar takes back: half of it in about six weeks. */
const homePull = 1 / 12_000;

/** What a weekend changes at least, and the deviation of what it adds to that, in price. */
const leastWeekendGap = 3 * pip;
const weekendDeviation = 12 * pip;

/** Ticks counted in a bar of mean activity and range. */
const usualVolume = 800;
/** Range of a bar of mean activity, in its deviations. */
const usualRange = 1.5;
/** Part of the volume that is there whatever the range. */
const steadyVolume = 0.4;

const volumeNoise = (random: Random) => between(0.8, 1.2, random);
const toTick = (price: number) => Math.round(price * ticksPerUnit) / ticksPerUnit;

function weekendGap(random: Random): number {
  const size = leastWeekendGap + Math.abs(normal(random)) * weekendDeviation;
  return random() < 0.5 ? size : -size;
}

/** Prices that a bar of `open` runs through: `expected` in even steps, with noise. */
function path(open: number, expected: number, deviation: number, random: Random) {
  let [high, low, close] = [open, open, open];
  for (let move = 0; move < movesPerBar; move++) {
    let noise = -uniformsPerMove / 2;
    for (let draw = 0; draw < uniformsPerMove; draw++) noise += random();
    close += expected / movesPerBar + noise * deviation;
    high = Math.max(high, close);
    low = Math.min(low, close);
  }
  high += stray * deviation * random();
  low -= stray * deviation * random();
  return { high: toTick(high), low: toTick(low), close: toTick(close) };
}

/**
 * Makes up a currency pair near 1.08 (five digits): busy and quiet hours by the clocks of Tokyo, London and New York,
 * volatility that clusters, trends with pullbacks, ranges, news, weekends with gaps. The same seed gives the same bars
 * on every machine.
 *
 * @param seed whole number; its low 32 bits count
 * @returns a function that gives the next bar of 5 minutes, from Monday 2 March 2026 00:00 UTC on
 */
export function createMarket(seed: number): () => Bar {
  const random = mulberry32(seed);
  const drift = createDrift(random);
  let variance = 1;
  let time = FIRST_OPENING;
  let open = HOME_PRICE;

  return () => {
    const activity = activityAt(time);
    const usual = usualDeviation * activity;
    const deviation = usual * Math.sqrt(variance);
    const trend = drift(open, activity);
    const news = newsMove(time, activity, trend, random);
    const expected = (trend + news) * deviation + (HOME_PRICE - open) * homePull;
    const { high, low, close } = path(open, expected, deviation, random);
    const busyness = (high - low) / (usual * usualRange);
    const volume = Math.ceil(
      usualVolume * activity * (steadyVolume + (1 - steadyVolume) * busyness) * volumeNoise(random),
    );
    const bar: Bar = { time, open, high, low, close, volume };

    variance = nextVariance(variance, (close - open) / usual);
    time = openingAfter(time, BASE_STEP_MS);
    open = time === bar.time + BASE_STEP_MS ? close : toTick(close + weekendGap(random));
    return bar;
  };
}

/** @returns the first `count` bars of `createMarket(seed)` */
export function simulatedMarket(seed: number, count: number): Bar[] {
  return Array.from({ length: count }, createMarket(seed));
}
