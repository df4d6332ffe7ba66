import { simulatedMarket } from '@/engine/market/simulated-market';
import { arbitraryBars, barsOf, flatBars, type Prices } from '@/engine/testing/bars';
import {
  expectNoRepaint,
  expectSameLog,
  expectSound,
  record,
  run,
} from '@/engine/testing/expectations';
import { fc, numRuns } from '@/engine/testing/properties';
import { expectedSmartMoney } from '@/engine/testing/smart-money-oracle';
import { createSmartMoney } from './smart-money';

const market = simulatedMarket(1, 2000);

it('says what the definitions say, event by event, and nothing after the end of a mark', () => {
  fc.assert(
    fc.property(arbitraryBars(300), (bars) => {
      const log = record(createSmartMoney(), bars);
      expectSameLog(log, expectedSmartMoney(bars));
      expectSound(log);
    }),
    { numRuns: 2 * numRuns },
  );
});

it('says what the definitions say on a market, of every kind', () => {
  const log = run(createSmartMoney(), market);
  expect(new Set(log.map(({ type, mark }) => `${mark.kind} ${type}`))).toEqual(
    new Set([
      'swing confirmed',
      'break confirmed',
      'order-block confirmed',
      'order-block mitigated',
      'gap confirmed',
      'gap filled',
      'dealing-range confirmed',
      'dealing-range replaced',
    ]),
  );
  expectSameLog(log, expectedSmartMoney(market));
});

it('counts a gap of exactly its least size, once the average range is known', () => {
  const quiet = Array.from({ length: 12 }, () => [10, 12, 8, 10] as const);
  const gaps = (high: number, from = 0) => {
    const bars = barsOf([...quiet, [10, high, 10, 20], [16, 20, 14, 17]]).slice(from);
    return run(createSmartMoney(), bars).filter(({ mark }) => mark.kind === 'gap');
  };
  expect(gaps(26)).toMatchObject([{ mark: { id: 'gap:up:12', low: 12, high: 14 } }]);
  expect(gaps(26.01)).toEqual([]);
  expect(gaps(20, 1)).toEqual([]);
});

it.each<[what: string, middle: Prices, gaps: object[]]>([
  ['from end to end', [11, 15, 11, 14], [{ mark: { low: 12, high: 14 } }]],
  ['not to its near side, as after a weekend', [13, 15, 13, 14], []],
  ['not to its far side', [11, 13, 11, 13], []],
])('has no gap where nobody traded: the middle bar crosses it %s', (_, middle, gaps) => {
  const quiet = Array.from({ length: 14 }, () => [10, 12, 8, 10] as const);
  const bars = barsOf([...quiet, [10, 12, 10, 11], middle, [15, 16, 14, 15]]);
  const log = run(createSmartMoney(), bars);
  expect(log.filter(({ mark }) => mark.kind === 'gap')).toMatchObject(gaps);
});

it('ends a dealing range without another where the swing high is as low as the swing low', () => {
  const valley = [14, 13, 12, 11, 10, 11, 12, 13, 14];
  const wider = [5, 6, 7, 8, 10, 8, 8, 8, 8];
  const bars = barsOf([
    ...valley.map((price): Prices => [price, price, price, price]),
    ...wider.map((high, place): Prices => [high, high, 4 - place, high]),
  ]);
  const log = run(createSmartMoney(), bars);
  expect(log.filter(({ mark }) => mark.kind === 'dealing-range')).toMatchObject([
    { type: 'confirmed', mark: { low: 10, high: 14 } },
    { type: 'replaced', at: 17 },
  ]);
});

it('finds nothing where price stands still, and ranges are 0', () => {
  expect(run(createSmartMoney(), flatBars(new Array(30).fill(10)))).toEqual([]);
});

it('never repaints, whatever comes next', () => {
  fc.assert(
    fc.property(arbitraryBars(300), arbitraryBars(30), (bars, tail) => {
      expectNoRepaint(createSmartMoney, bars, tail);
    }),
    { numRuns: numRuns / 5 },
  );
  expectNoRepaint(createSmartMoney, market, []);
});
