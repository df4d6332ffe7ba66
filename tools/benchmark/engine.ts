/**
 * Measures the indicators: `npx tsx tools/benchmark/engine.ts`. Feeds bars one by one, like a live chart. Fails if indicators
 * are too slow for a browser, or slow down as bars add up.
 */
import { createWholeSuite } from '@/engine/indicators/whole-suite';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';

/** Limit for all indicators together, on a slow machine. */
const MAX_BAR_US = 10;
/** Late bars may take at most this many times as long as early ones. */
const MAX_SLOWDOWN = 1.5;
/** Bars in each compared stretch. */
const STRETCH = 2_000;
/** The first runs warm up the compiler; each figure is the median of the others. */
const WARM_UPS = 2;
const RUNS = 9;

const bars = simulatedMarket(1, 100_000);

/** Feeds all bars to a fresh suite. @returns microseconds per bar: overall, early and late */
function measure() {
  const suite = createWholeSuite({ step: BASE_STEP_MS, timeframe: BASE_STEP_MS });
  const feed = (from: number, to: number) => {
    const start = performance.now();
    for (const bar of bars.slice(from, to)) suite.next(bar);
    return 1000 * (performance.now() - start);
  };
  const first = feed(0, 500);
  const early = feed(500, 500 + STRETCH);
  const middle = feed(500 + STRETCH, bars.length - STRETCH);
  const late = feed(bars.length - STRETCH, bars.length);
  const all = (first + early + middle + late) / bars.length;
  return { all, early: early / STRETCH, late: late / STRETCH };
}

const timings = Array.from({ length: WARM_UPS + RUNS }, measure).slice(WARM_UPS);
const median = (part: 'all' | 'early' | 'late') =>
  timings.map((timing) => timing[part]).sort((one, other) => one - other)[(RUNS - 1) / 2] ?? NaN;
const [all, early, late] = [median('all'), median('early'), median('late')];
console.log(`${bars.length} bars, ${all.toFixed(2)} µs each (at most ${MAX_BAR_US})`);
console.log(`around bar 1,500: ${early.toFixed(2)} µs, around bar 99,000: ${late.toFixed(2)} µs`);
if (all > MAX_BAR_US || late / early > MAX_SLOWDOWN) {
  console.error('Too slow.');
  process.exitCode = 1;
}
