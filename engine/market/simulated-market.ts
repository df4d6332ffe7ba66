import { type Bar, DAY_MS, type Direction, HOUR_MS, MINUTE_MS } from './bar';
import type { PriceForm } from './price-form';
import { between, mulberry32, type Random } from './random';
import { activityAt, FIRST_OPENING, OFFSET_OF, openingAfter } from './trading-hours';

export const BASE_STEP_MS = 5 * MINUTE_MS;
export const SIMULATED_PRICES: PriceForm = { digits: 4, characters: 6 };

/** Twelve uniform draws add up to a variance of 1. */
const UNIFORMS_PER_DRAW = 12;

/** Returns roughly normal noise (Irwin-Hall). Uses only sums, which are the same on all machines;
 * browsers round logarithms differently. */
function noise(count: number, random: Random): number {
  let sum = -count / 2;
  for (let draw = 0; draw < count; draw++) sum += random();
  return sum;
}

type Regime = Direction | 'range';

/** In bars of average activity: about 5 hours to two days. */
const MIN_REGIME_BARS = 60;
const MAX_REGIME_BARS = 520;
const TREND_TO_RANGE = 0.6;
const RANGE_TO_RANGE = 0.2;
const TREND_TO_SAME = 0.4;

/** Price drifts back here over weeks. */
const HOME_PRICE = 1.08;
/** Largest boost to the chance of a trend toward home, reached `LEANING_DISTANCE` away. */
const MAX_LEANING = 0.35;
const LEANING_DISTANCE = 0.06;

function nextRegime(last: Regime, price: number, random: Random): Regime {
  const toRange = last === 'range' ? RANGE_TO_RANGE : TREND_TO_RANGE;
  if (random() < toRange) return 'range';
  const evenUp = { up: TREND_TO_SAME, down: 1 - TREND_TO_SAME, range: 0.5 }[last];
  const leaning = ((HOME_PRICE - price) / LEANING_DISTANCE) * MAX_LEANING;
  return random() < evenUp + Math.min(MAX_LEANING, Math.max(-MAX_LEANING, leaning)) ? 'up' : 'down';
}

function regimeLength(random: Random): number {
  return between(MIN_REGIME_BARS, between(MIN_REGIME_BARS, MAX_REGIME_BARS, random), random);
}

/** Returns a bar's expected move, in standard deviations. `effort` is the bar's activity. */
type Drift = (price: number, effort: number) => number;

/** A trend alternates pushes and pullbacks; a range goes from edge to edge. */
const PUSH_DRIFT = 0.24;
const PULLBACK_DRIFT = 0.2;
const RANGE_DRIFT = 0.2;

const PUSH_BARS = { min: 8, max: 42 };
const MAX_PULLBACK_BARS = 36;
const RETRACEMENT = { min: 0.3, max: 0.65 };
const HALF_RANGE = { min: 0.0009, max: 0.0024 };

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

function rangeDrift(middle: number, random: Random): Drift {
  const reach = between(HALF_RANGE.min, HALF_RANGE.max, random);
  let sign = random() < 0.5 ? 1 : -1;
  return (price) => {
    if ((price - middle) * sign >= reach) sign = -sign;
    return RANGE_DRIFT * sign;
  };
}

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

const USUAL_DEVIATION = 2.4 * PIP;
const MOVES_PER_BAR = 4;
const MAX_STRAY = 0.4;
/** Share of the distance to `HOME_PRICE` covered per bar: half in six weeks. */
const HOME_PULL = 1 / 12_000;
const MIN_WEEKEND_GAP = 3 * PIP;
const WEEKEND_DEVIATION = 12 * PIP;

const USUAL_VOLUME = 800;
const USUAL_RANGE = 1.5;
const STEADY_VOLUME = 0.4;

/** GARCH(1,1): Bollerslev, Generalized autoregressive conditional heteroskedasticity, 1986. A shock
 * loses half its strength in 4 hours. */
const REACTION = 0.05;
const PERSISTENCE = 0.935;
const CONSTANT = 1 - REACTION - PERSISTENCE;
const MAX_VARIANCE = 5;

function nextVariance(variance: number, move: number): number {
  return Math.min(MAX_VARIANCE, CONSTANT + REACTION * move * move + PERSISTENCE * variance);
}

/** US economic data is published at 8:30 New York time. */
const RELEASE_TIME_MS = 8 * HOUR_MS + 30 * MINUTE_MS;
const RELEASE_CHANCE = 0.3;
const SURPRISE_CHANCE = 0.004;

const MIN_NEWS = 2.5;
const MAX_NEWS = 6;
const WITH_TREND_CHANCE = 0.65;

/** Returns 0 or, rarely, a large move that can leave a fair value gap. */
function newsMove(time: number, activity: number, drift: number, random: Random): number {
  const localTime = (time + OFFSET_OF['New York'](time)) % DAY_MS;
  if (random() >= (localTime === RELEASE_TIME_MS ? RELEASE_CHANCE : SURPRISE_CHANCE * activity))
    return 0;
  const sign = random() < WITH_TREND_CHANCE === drift > 0 ? 1 : -1;
  return sign * between(MIN_NEWS, MAX_NEWS, random);
}

const toTick = (price: number) => Math.round(price * TICKS_PER_UNIT) / TICKS_PER_UNIT;

function weekendGap(random: Random): number {
  const size = MIN_WEEKEND_GAP + Math.abs(noise(UNIFORMS_PER_DRAW, random)) * WEEKEND_DEVIATION;
  return random() < 0.5 ? size : -size;
}

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

/** Returns 5-minute bars of an invented currency pair near 1.08, from Monday, March 2, 2026. Seeds
 * with the same low 32 bits give the same bars on every machine. */
export function simulatedMarket(seed: number, count: number): Bar[] {
  return Array.from({ length: count }, createMarket(seed));
}

export function simulatedFuture(seed: number, last: Bar, count: number): Bar[] {
  const first = { time: openingAfter(last.time, BASE_STEP_MS), open: last.close };
  return Array.from({ length: count }, createMarket(seed, first));
}
