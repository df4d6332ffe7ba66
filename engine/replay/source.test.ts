import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { simulatedSource, simulatedSourceInSlices, timeframesOf } from './source';

it('makes the same simulated market in slices', async () => {
  let looks = 0;
  const slices = { shouldYield: () => looks++ % 100 === 0, rest: async () => undefined };
  expect(await simulatedSourceInSlices(7, slices)).toEqual(simulatedSource(7));
  expect(looks).toBeGreaterThan(1000);
});

const hours = [HOUR_MS, 4 * HOUR_MS];

it.each([
  ['5 minutes', 5 * MINUTE_MS, [5 * MINUTE_MS, 15 * MINUTE_MS, ...hours]],
  ['a minute', MINUTE_MS, [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, ...hours]],
  ['20 minutes', 20 * MINUTE_MS, [20 * MINUTE_MS, ...hours]],
  ['4 hours', 4 * HOUR_MS, [4 * HOUR_MS]],
  ['7 minutes', 7 * MINUTE_MS, [7 * MINUTE_MS]],
  ['a day', DAY_MS, [DAY_MS]],
])('lists the timeframes that bars of %s can form, lowest first', (_, step, timeframes) => {
  expect(timeframesOf(step)).toEqual(timeframes);
});
