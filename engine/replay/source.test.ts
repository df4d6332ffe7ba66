import { DAY_MS, HOUR_MS, MINUTE_MS } from '#market/bar';
import { hasFewBars, simulatedSource, simulatedSourceInSlices, timeframesOf } from './source';

it('makes the same simulated market in slices', async () => {
  let looks = 0;
  const slices = { shouldYield: () => looks++ % 100 === 0, rest: async () => undefined };
  expect(await simulatedSourceInSlices(7, slices)).toEqual(simulatedSource(7));
  expect(looks).toBeGreaterThan(1000);
});

/** Enough for 50 bars of 4 hours, or none. */
const barsOf = (step: number, count = Math.ceil((50 * 4 * HOUR_MS) / step)) =>
  Array.from({ length: count }, (_, at) => {
    const price = { open: 1, high: 1, low: 1, close: 1 };
    return { time: at * step, ...price, volume: 0 };
  });

const hours = [HOUR_MS, 4 * HOUR_MS];

it.each([
  ['5-minute', 5 * MINUTE_MS, [5 * MINUTE_MS, 15 * MINUTE_MS, ...hours]],
  ['1-minute', MINUTE_MS, [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, ...hours]],
  ['20-minute', 20 * MINUTE_MS, [20 * MINUTE_MS, ...hours]],
  ['4-hour', 4 * HOUR_MS, [4 * HOUR_MS]],
  ['7-minute', 7 * MINUTE_MS, [7 * MINUTE_MS]],
  ['daily', DAY_MS, [DAY_MS]],
])('lists the timeframes that %s bars can form, lowest first', (_, step, timeframes) => {
  expect(timeframesOf(barsOf(step), step)).toEqual(timeframes);
  expect(hasFewBars({ step, timeframes })).toBe(false);
});

it.each([
  ['60 one-minute', MINUTE_MS, 60, [MINUTE_MS]],
  ['249 one-minute', MINUTE_MS, 249, [MINUTE_MS]],
  ['250 one-minute', MINUTE_MS, 250, [MINUTE_MS, 5 * MINUTE_MS]],
  ['200 15-minute', 15 * MINUTE_MS, 200, [15 * MINUTE_MS, HOUR_MS]],
])('lists no timeframe on which %s bars form fewer than 50', (_, step, count, timeframes) => {
  expect(timeframesOf(barsOf(step, count), step)).toEqual(timeframes);
  expect(hasFewBars({ step, timeframes })).toBe(true);
});
