import { performance } from 'node:perf_hooks';
import type { Indicator } from '@/engine/indicators/indicator';
import { createSessions, SESSION_DEFAULTS } from '@/engine/indicators/sessions/sessions';
import {
  createSmartMoney,
  SMART_MONEY_DEFAULTS,
} from '@/engine/indicators/smart-money/smart-money';
import { createZones, ZONE_DEFAULTS } from '@/engine/indicators/zones/zones';
import type { Bar } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';

/**
 * Measures the indicators: `npx tsx scripts/benchmark.ts`. Bars are fed one by one, as a live chart does, and the
 * events dropped. Fails where the indicators are too slow for a browser, or slow down as bars come in.
 */

const bars = simulatedMarket(1, 100_000);
/** Lets the compiler optimise before anything is measured. */
const warmUpBars = simulatedMarket(2, 50_000);
const warmUps = 2;
/** Each figure is the median of that many runs, each with fresh indicators. */
const runs = 9;
/** Bars whose time is compared: an early stretch, about bar 1,000, and the last ones. */
const earlyFrom = 500;
const stretch = 2_000;

/** Of all indicators together, on a slow machine. */
const mostMilliseconds = 1_000;
const mostMicrosecondsPerBar = 50;
const mostSlowdown = 1.5;

const indicators: Record<string, () => Indicator> = {
  'smart money': () => createSmartMoney(SMART_MONEY_DEFAULTS),
  zones: () => createZones({ ...ZONE_DEFAULTS, step: BASE_STEP_MS }),
  sessions: () => createSessions({ ...SESSION_DEFAULTS, step: BASE_STEP_MS }),
};
const allOfThem = Object.values(indicators);

interface Timing {
  readonly total: number;
  readonly early: number;
  readonly late: number;
}

/** Feeds bars to fresh indicators, each bar to all of them. @returns milliseconds */
function time(creators: readonly (() => Indicator)[], fed: readonly Bar[]): Timing {
  const fresh = creators.map((create) => create());
  const feed = (from: number, to: number) => {
    const start = performance.now();
    for (const bar of fed.slice(from, to)) for (const indicator of fresh) indicator.next(bar);
    return performance.now() - start;
  };
  const first = feed(0, earlyFrom);
  const early = feed(earlyFrom, earlyFrom + stretch);
  const middle = feed(earlyFrom + stretch, fed.length - stretch);
  const late = feed(fed.length - stretch, fed.length);
  return { total: first + early + middle + late, early, late };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function measure(creators: readonly (() => Indicator)[]): Timing {
  const timings = Array.from({ length: runs }, () => time(creators, bars));
  return {
    total: median(timings.map(({ total }) => total)),
    early: median(timings.map(({ early }) => early)),
    late: median(timings.map(({ late }) => late)),
  };
}

const perBar = (milliseconds: number, count: number) => (1_000 * milliseconds) / count;
const micros = (milliseconds: number, count: number) =>
  `${perBar(milliseconds, count).toFixed(2)} µs per bar`;

for (let count = 0; count < warmUps; count += 1) time(allOfThem, warmUpBars);

for (const [name, create] of Object.entries(indicators)) {
  console.log(`${name}: ${micros(measure([create]).total, bars.length)}`);
}
const { total, early, late } = measure(allOfThem);
const slowdown = late / early;
console.log(`all: ${bars.length} bars in ${total.toFixed(0)} ms, ${micros(total, bars.length)}`);
console.log(`around bar 1,000: ${micros(early, stretch)}`);
console.log(`around bar 100,000: ${micros(late, stretch)}`);
console.log(`slowdown: ${slowdown.toFixed(2)}`);

const faults = [
  total > mostMilliseconds && `more than ${mostMilliseconds} ms in all`,
  perBar(total, bars.length) > mostMicrosecondsPerBar && `more than ${mostMicrosecondsPerBar} µs`,
  slowdown > mostSlowdown && `late bars take more than ${mostSlowdown} times as long as early ones`,
].filter((fault) => fault !== false);
for (const fault of faults) console.error(`Too slow: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
