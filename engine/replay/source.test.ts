import { DAY_MS, HOUR_MS, MINUTE_MS, stepOf } from '@/engine/market/bar';
import {
  EXAMPLE_BAR_COUNT,
  EXAMPLE_SEED,
  exampleMarket,
  PROOF_BAR_COUNT,
} from '@/engine/market/example-market';
import { simulatedSource, simulatedSourceInSlices, timeframesOf } from './source';

describe('a simulated market', () => {
  const source = simulatedSource(EXAMPLE_SEED);

  it('begins with the market of the pictures, at the bar that the printed proof ends with', () => {
    expect(source.bars.slice(0, source.start)).toHaveLength(PROOF_BAR_COUNT);
    expect(source.bars.slice(0, EXAMPLE_BAR_COUNT)).toEqual(exampleMarket());
    expect(source.step).toBe(stepOf(source.bars));
  });

  it('has as much to play as two weeks of trading', () => {
    const [begins, last] = [source.start - 1, -1].map((at) => source.bars.at(at)?.time ?? 0);
    expect(Math.round(((last ?? 0) - (begins ?? 0)) / (7 * DAY_MS))).toBe(2);
  });

  it('is another one by another number', () => {
    const other = simulatedSource(7);
    expect(other.market).toBe(7);
    expect(other.bars).toHaveLength(source.bars.length);
    expect(other.bars[0]).not.toEqual(source.bars[0]);
  });

  it('is the same made in slices', async () => {
    let looks = 0;
    const slices = { isTimeUp: () => looks++ % 100 === 0, rest: async () => undefined };
    expect(await simulatedSourceInSlices(7, slices)).toEqual(simulatedSource(7));
    expect(looks).toBeGreaterThan(1000);
  });
});

const hours = [HOUR_MS, 4 * HOUR_MS];

it.each([
  ['5 minutes', 5 * MINUTE_MS, [5 * MINUTE_MS, 15 * MINUTE_MS, ...hours]],
  ['a minute', MINUTE_MS, [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, ...hours]],
  ['20 minutes', 20 * MINUTE_MS, [20 * MINUTE_MS, ...hours]],
  ['4 hours', 4 * HOUR_MS, [4 * HOUR_MS]],
  ['7 minutes', 7 * MINUTE_MS, [7 * MINUTE_MS]],
  ['a day', DAY_MS, [DAY_MS]],
])('offers bars of %s on what they can build, lowest first', (_, step, timeframes) => {
  expect(timeframesOf(step)).toEqual(timeframes);
});
