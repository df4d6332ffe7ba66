import { type Bar, DAY_MS, type Direction, HOUR_MS, MINUTE_MS } from './bar';
import type { PriceForm } from './price-form';
import { between, mulberry32, type Random } from './random';
import { activityAt, FIRST_OPENING, OFFSET_OF, openingAfter } from './trading-hours';

/** Stands in for a data feed: a made-up currency pair that behaves like euro-dollar. */

/** Length of a bar, ms. */
export const BASE_STEP_MS = 5 * MINUTE_MS;

/** As currencies are quoted, without the digit of the spread. */
export const SIMULATED_PRICES: PriceForm = { digits: 4, characters: 6 };

/** Uniform draws whose variances of 1/12 add up to 1. */
const UNIFORMS_PER_DRAW = 12;

/**
 * The sum of `count` uniform draws less their mean, of a variance of `count` / 12: of all twelve a draw close to the
 * standard normal distribution (Irwin-Hall). Sums only, so that every machine gets the same last bit: the Box-Muller
 * transform needs a logarithm and a cosine, which browsers round as they like.
 */
function noise(count: number, random: Random): number {
  let sum = -count / 2;
  for (let draw = 0; draw < count; draw++) sum += random();
  return sum;
}

/** What the market is up to for hours or days. The next depends on the present one only (a Markov chain). */
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
const HOME_PRICE = 1.08;
/** Added to the chance of a trend towards home, as far from home as this or farther; less in between. */
const MAX_LEANING = 0.35;
const LEANING_DISTANCE = 0.06;

function nextRegime(last: Regime, price: number, random: Random): Regime {
  const toRange = last === 'range' ? RANGE_TO_RANGE : TREND_TO_RANGE;
  if (random() < toRange) return 'range';
  const evenUp = { up: TREND_TO_SAME, down: 1 - TREND_TO_SAME, range: 0.5 }[last];
  const leaning = ((HOME_PRICE - price) / LEANING_DISTANCE) * MAX_LEANING;
  return random() < evenUp + Math.min(MAX_LEANING, Math.max(-MAX_LEANING, leaning)) ? 'up' : 'down';
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

/** Lets regimes follow one another. */
function createDrift(random: Random): Drift {
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

const TICKS_PER_UNIT = 100_000;
const PIP = 0.0001;

/** Deviation of a bar's move at mean activity, in price. */
const USUAL_DEVIATION = 2.4 * PIP;
/** Moves within a bar: enough for wicks that look traded. */
const MOVES_PER_BAR = 4;
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

/** Weight of the last squared move in the next variance. */
const REACTION = 0.05;
/** Weight of the last variance. Together with `REACTION` close below 1: half of a shock is gone after 4 hours. */
const PERSISTENCE = 0.935;
const CONSTANT = 1 - REACTION - PERSISTENCE;
/** Keeps a run of shocks from feeding itself. */
const MAX_VARIANCE = 5;

/**
 * Volatility clusters: large moves follow large moves, as GARCH(1,1) says (Bollerslev, "Generalized autoregressive
 * conditional heteroskedasticity", 1986). Relative to the day's usual pattern, so that the long-run mean is 1.
 *
 * @param move of the last bar, in units of its usual deviation (of variance 1)
 */
function nextVariance(variance: number, move: number): number {
  return Math.min(MAX_VARIANCE, CONSTANT + REACTION * move * move + PERSISTENCE * variance);
}

/** US economic figures come out at 08:30 New York time. */
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
 * News moves price in one bar by several times the usual, with little trade in between: it leaves a gap between the
 * bar before and the bar after.
 *
 * @param drift of the bar without news; its sign is the way that price was going
 * @returns the move that news adds to the bar, in deviations of a bar; 0 without news
 */
function newsMove(time: number, activity: number, drift: number, random: Random): number {
  const localTime = (time + OFFSET_OF['New York'](time)) % DAY_MS;
  if (random() >= (localTime === RELEASE_TIME_MS ? RELEASE_CHANCE : SURPRISE_CHANCE * activity))
    return 0;
  const sign = random() < WITH_TREND_CHANCE === drift > 0 ? 1 : -1;
  return sign * between(MIN_NEWS, MAX_NEWS, random);
}

/** @returns the price as it is quoted, to a tenth of a pip */
export const toTick = (price: number) => Math.round(price * TICKS_PER_UNIT) / TICKS_PER_UNIT;

function weekendGap(random: Random): number {
  const size = MIN_WEEKEND_GAP + Math.abs(noise(UNIFORMS_PER_DRAW, random)) * WEEKEND_DEVIATION;
  return random() < 0.5 ? size : -size;
}

/** Prices that a bar of `open` runs through: `expected` in even steps, with noise. */
function path(open: number, expected: number, deviation: number, random: Random) {
  let [high, low, close] = [open, open, open];
  for (let move = 0; move < MOVES_PER_BAR; move++) {
    close +=
      expected / MOVES_PER_BAR + noise(UNIFORMS_PER_DRAW / MOVES_PER_BAR, random) * deviation;
    high = Math.max(high, close);
    low = Math.min(low, close);
  }
  high += MAX_STRAY * deviation * random();
  low -= MAX_STRAY * deviation * random();
  return { high: toTick(high), low: toTick(low), close: toTick(close) };
}

/** @param first opening and price of the first bar @returns a function that gives the next bar each time it is called */
export function createMarket(
  seed: number,
  first = { time: FIRST_OPENING, open: HOME_PRICE },
): () => Bar {
  const random = mulberry32(seed);
  const drift = createDrift(random);
  let variance = 1;
  let { time, open } = first;

  return () => {
    const activity = activityAt(time);
    const usual = USUAL_DEVIATION * activity;
    const deviation = usual * Math.sqrt(variance);
    const trend = drift(open, activity);
    const news = newsMove(time, activity, trend, random);
    const expected = (trend + news) * deviation + (HOME_PRICE - open) * HOME_PULL;
    const { high, low, close } = path(open, expected, deviation, random);
    const range = (high - low) / (usual * USUAL_RANGE);
    const busyness = STEADY_VOLUME + (1 - STEADY_VOLUME) * range;
    const volume = Math.ceil(USUAL_VOLUME * activity * busyness * between(0.8, 1.2, random));
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

/**
 * Makes up what might have come instead of what came.
 *
 * @param last bar before it
 * @returns `count` bars that begin at its close
 */
export function simulatedFuture(seed: number, last: Bar, count: number): Bar[] {
  const first = { time: openingAfter(last.time, BASE_STEP_MS), open: last.close };
  return Array.from({ length: count }, createMarket(seed, first));
}
