import { stepOf } from '@/engine/market/bar';
import { EXAMPLE_SEED, exampleMarket } from '@/engine/market/example-market';
import { simulatedSource } from './source';

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
