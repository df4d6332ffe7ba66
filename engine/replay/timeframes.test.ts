import { day, hour, minute } from '@/engine/market/bar';
import { timeframesOf } from './timeframes';

it.each([
  ['5 minutes', 5 * minute, [5 * minute, 15 * minute, hour, 4 * hour]],
  ['a minute', minute, [minute, 5 * minute, 15 * minute, hour, 4 * hour]],
  ['20 minutes', 20 * minute, [20 * minute, hour, 4 * hour]],
  ['4 hours', 4 * hour, [4 * hour]],
  ['7 minutes', 7 * minute, [7 * minute]],
  ['a day', day, [day]],
])('offers bars of %s on what they can build, lowest first', (_, step, timeframes) => {
  expect(timeframesOf(step)).toEqual(timeframes);
});
