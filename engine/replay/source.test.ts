import { DAY_MS, HOUR_MS, MINUTE_MS, stepOf } from '@/engine/market/bar';
import { EXAMPLE_SEED, exampleMarket } from '@/engine/market/example-market';
import { simulatedSource, timeframesOf } from './source';

const source = simulatedSource(EXAMPLE_SEED);

it('begins with the market of the pictures, at the bar that they end with', () => {
  expect(source.bars.slice(0, source.start)).toEqual(exampleMarket());
});

it('has as much to play as two weeks of trading', () => {
  const last = source.bars.at(-1)?.time ?? 0;
  const begins = source.bars[source.start - 1]?.time ?? 0;
  expect(Math.round((last - begins) / (7 * 24 * 60 * 60 * 1000))).toBe(2);
});

it('says truly how long its bars are', () => {
  expect(source.step).toBe(stepOf(source.bars));
});

it('makes another market of another number', () => {
  const other = simulatedSource(7);
  expect(other.market).toBe(7);
  expect(other.bars).toHaveLength(source.bars.length);
  expect(other.bars[0]).not.toEqual(source.bars[0]);
});

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
