import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { timeframesOf } from './timeframes';

it.each([
  ['5 minutes', 5 * MINUTE_MS, [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS]],
  ['a minute', MINUTE_MS, [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS]],
  ['20 minutes', 20 * MINUTE_MS, [20 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS]],
  ['4 hours', 4 * HOUR_MS, [4 * HOUR_MS]],
  ['7 minutes', 7 * MINUTE_MS, [7 * MINUTE_MS]],
  ['a day', DAY_MS, [DAY_MS]],
])('offers bars of %s on what they can build, lowest first', (_, step, timeframes) => {
  expect(timeframesOf(step)).toEqual(timeframes);
});
