import { arbitraryBars, barsOf } from '#testing/bars';
import { expectSameLog, run } from '#testing/expectations';
import { fc, numRuns } from '#testing/properties';
import { expectedSmartMoney } from '#testing/smart-money-oracle';
import { createSmartMoney } from './smart-money';

it('smart money logs events as defined, for any bars', () => {
  fc.assert(
    fc.property(arbitraryBars(300), (bars) => {
      expectSameLog(run(createSmartMoney(), bars), expectedSmartMoney(bars));
    }),
    { numRuns: 2 * numRuns },
  );
});

it('a gap of exactly the minimum size counts if the average range is known', () => {
  const quiet = Array.from({ length: 12 }, () => [10, 12, 8, 10] as const);
  const gaps = (high: number, from = 0) => {
    const bars = barsOf([...quiet, [10, high, 10, 20], [16, 20, 14, 17]]).slice(from);
    return run(createSmartMoney(), bars).filter(({ mark }) => mark.kind === 'gap');
  };
  expect(gaps(26)).toMatchObject([{ mark: { id: 'gap:up:12', low: 12, high: 14 } }]);
  expect(gaps(26.01)).toEqual([]);
  expect(gaps(20, 1)).toEqual([]);
});
