import { type Bar, DAY_MS, HOUR_MS, MINUTE_MS } from './bar';
import { createDrift, HOME_PRICE } from './drift';
import { between, mulberry32, normal, type Random } from './random';
import { activityAt, FIRST_OPENING, offsetOf, openingAfter } from './trading-hours';

/** Stands in for a data feed: a made-up currency pair that behaves like euro-dollar. */

/** Length of a bar, ms. */
export const BASE_STEP_MS = 5 * MINUTE_MS;

const TICKS_PER_UNIT = 100_000;
const PIP = 0.0001;

/** Deviation of a bar's move at mean activity, in price. */
const USUAL_DEVIATION = 2.4 * PIP;
/** Moves within a bar: enough for wicks that look traded. */
const MOVES_PER_BAR = 4;
/** Times `MOVES_PER_BAR` this is twelve, so that the moves of a bar add up to one draw of `normal`. */
const UNIFORMS_PER_MOVE = 3;
/** How far a single trade strays from the price at most, in deviations of a bar. */
const MAX_STRAY = 0.4;
/** Part of the distance to `HOME_PRICE` that a bar takes back: half of it in about six weeks. */
const HOME_PULL = 1 / 12_000;

/** What a weekend changes at least, and the deviation of what it adds to that, in price. */
const MIN_WEEKEND_GAP = 3 * PIP;
const WEEKEND_DEVIATION = 12 * PIP;

/** Ticks counted in a bar of mean activity and range. */
const USUAL_VOLUME = 800;
/** Range of a bar of mean activity, in its deviations. */
const USUAL_RANGE = 1.5;
/** Part of the volume that is there whatever the range. */
const STEADY_VOLUME = 0.4;

/**
 * Volatility clusters: large moves follow large moves. GARCH(1,1) (Bollerslev, "Generalized autoregressive conditional
 * heteroskedasticity", 1986) says how: the next variance is part constant, part the last squared move, part the last
 * variance. Here it is relative to the day's usual pattern, so its long-run mean is 1.
 */

/** Weight of the last squared move. */
const REACTION = 0.05;
/** Weight of the last variance. Together with `REACTION` close below 1: half of a shock is gone after 4 hours. */
const PERSISTENCE = 0.935;
const CONSTANT = 1 - REACTION - PERSISTENCE;

/** Keeps a run of shocks from feeding itself. */
const MAX_VARIANCE = 5;

/**
 * @param variance of the last bar, 1 in the long run
 * @param move of the last bar, in units of its usual deviation (of variance 1)
 * @returns variance to expect of the next bar
 */
function nextVariance(variance: number, move: number): number {
  return Math.min(MAX_VARIANCE, CONSTANT + REACTION * move * move + PERSISTENCE * variance);
}

/**
 * News moves price in one bar by several times the usual, with little trade in between: such a bar leaves a gap
 * between the bar before and the bar after. US economic figures come out at 08:30 New York time.
 */
const RELEASE_TIME_MS = 8 * HOUR_MS + 30 * MINUTE_MS;
const RELEASE_CHANCE = 0.3;
/** Of any other bar, at mean activity: about one a day. */
const SURPRISE_CHANCE = 0.004;

/** Size of the move in deviations of a bar. */
const MIN_NEWS = 2.5;
const MAX_NEWS = 6;
/** Chance that news drives price the way it was going. */
const WITH_TREND_CHANCE = 0.65;

/**
 * @param time opening of the bar, ms UTC
 * @param drift of the bar without news; its sign is the way that price was going
 * @returns the move that news adds to the bar, in deviations of a bar; 0 without news
 */
function newsMove(time: number, activity: number, drift: number, random: Random): number {
  const localTime = (time + offsetOf('New York', time)) % DAY_MS;
  if (random() >= (localTime === RELEASE_TIME_MS ? RELEASE_CHANCE : SURPRISE_CHANCE * activity))
    return 0;
  const sign = random() < WITH_TREND_CHANCE === drift > 0 ? 1 : -1;
  return sign * between(MIN_NEWS, MAX_NEWS, random);
}

const volumeNoise = (random: Random) => between(0.8, 1.2, random);
const toTick = (price: number) => Math.round(price * TICKS_PER_UNIT) / TICKS_PER_UNIT;

function weekendGap(random: Random): number {
  const size = MIN_WEEKEND_GAP + Math.abs(normal(random)) * WEEKEND_DEVIATION;
  return random() < 0.5 ? size : -size;
}

/** Prices that a bar of `open` runs through: `expected` in even steps, with noise. */
function path(open: number, expected: number, deviation: number, random: Random) {
  let [high, low, close] = [open, open, open];
  for (let move = 0; move < MOVES_PER_BAR; move++) {
    let noise = -UNIFORMS_PER_MOVE / 2;
    for (let draw = 0; draw < UNIFORMS_PER_MOVE; draw++) noise += random();
    close += expected / MOVES_PER_BAR + noise * deviation;
    high = Math.max(high, close);
    low = Math.min(low, close);
  }
  high += MAX_STRAY * deviation * random();
  low -= MAX_STRAY * deviation * random();
  return { high: toTick(high), low: toTick(low), close: toTick(close) };
}

/** @returns a function that gives the next bar each time it is called */
function createMarket(seed: number): () => Bar {
  const random = mulberry32(seed);
  const drift = createDrift(random);
  let variance = 1;
  let time = FIRST_OPENING;
  let open = HOME_PRICE;

  return () => {
    const activity = activityAt(time);
    const usual = USUAL_DEVIATION * activity;
    const deviation = usual * Math.sqrt(variance);
    const trend = drift(open, activity);
    const news = newsMove(time, activity, trend, random);
    const expected = (trend + news) * deviation + (HOME_PRICE - open) * HOME_PULL;
    const { high, low, close } = path(open, expected, deviation, random);
    const busyness = (high - low) / (usual * USUAL_RANGE);
    const volume = Math.ceil(
      USUAL_VOLUME *
        activity *
        (STEADY_VOLUME + (1 - STEADY_VOLUME) * busyness) *
        volumeNoise(random),
    );
    const bar: Bar = { time, open, high, low, close, volume };

    variance = nextVariance(variance, (close - open) / usual);
    time = openingAfter(time, BASE_STEP_MS);
    open = time === bar.time + BASE_STEP_MS ? close : toTick(close + weekendGap(random));
    return bar;
  };
}

/**
 * Makes up a currency pair near 1.08 (five digits): busy and quiet hours by the clocks of Tokyo, London and New York,
 * volatility that clusters, trends with pullbacks, ranges, news, weekends with gaps. The same seed gives the same bars
 * on every machine.
 *
 * @param seed whole number; its low 32 bits count
 * @returns the first `count` bars of 5 minutes, from Monday 2 March 2026 00:00 UTC on
 */
export function simulatedMarket(seed: number, count: number): Bar[] {
  return Array.from({ length: count }, createMarket(seed));
}
