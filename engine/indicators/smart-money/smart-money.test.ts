import fc from 'fast-check';
import { NO_EVENTS } from '@/engine/indicators/indicator';
import { simulatedMarket } from '@/engine/market/simulated-market';
import { arbitraryBars, barsOf } from '@/engine/testing/bars';
import {
  expectNoLookAhead,
  expectNoRepaint,
  expectSameLog,
  expectSound,
  record,
} from '@/engine/testing/expectations';
import { numRuns } from '@/engine/testing/num-runs';
import { smartMoneyLog } from '@/engine/testing/smart-money-oracle';
import { createSmartMoney, SMART_MONEY_DEFAULTS, type SmartMoneySettings } from './smart-money';

const settings: fc.Arbitrary<SmartMoneySettings> = fc.record({
  reach: fc.integer({ min: 1, max: 6 }),
  leastGap: fc.constantFrom(0, 0.2, SMART_MONEY_DEFAULTS.leastGap, 1),
});

const market = simulatedMarket(1, 2000);

it('says what the definitions say, event by event, and nothing after the end of a mark', () => {
  fc.assert(
    fc.property(arbitraryBars({ weekends: true }), settings, (bars, chosen) => {
      const log = record(createSmartMoney(chosen), bars);
      expectSameLog(log, smartMoneyLog(bars, chosen));
      expectSound(log);
    }),
    { numRuns: 2 * numRuns },
  );
});

it.each([1, 2, 3, 4, 5, 6])('says what the definitions say on a market, with reach %i', (reach) => {
  const chosen = { ...SMART_MONEY_DEFAULTS, reach };
  const bars = market.slice(0, 1000);
  const log = record(createSmartMoney(chosen), bars);
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
  expectSameLog(log, smartMoneyLog(bars, chosen));
});

it('counts a gap of exactly its least size, once the average range is known', () => {
  const quiet = Array.from({ length: 12 }, () => [10, 11, 9, 10] as const);
  // Ranges 12 * 2, 4 and 2: an average of 30 / 14 at the third bar, and a gap of 2.
  const bars = barsOf([...quiet, [10, 14, 10, 14], [14, 15, 13, 15]]);
  const gaps = (leastGap: number, fed = bars) =>
    record(createSmartMoney({ reach: 1, leastGap }), fed).filter(({ mark }) => mark.kind === 'gap');
  expect(gaps(28 / 30)).toMatchObject([{ mark: { id: 'gap:up:12', low: 11, high: 13 } }]);
  expect(gaps(29 / 30)).toEqual([]);
  expect(gaps(0.01, bars.slice(1))).toEqual([]);
});

it('never repaints', () => {
  fc.assert(
    fc.property(arbitraryBars(), settings, (bars, chosen) => {
      expectNoRepaint(() => createSmartMoney(chosen), bars);
    }),
    { numRuns: numRuns / 2 },
  );
  expectNoRepaint(() => createSmartMoney(SMART_MONEY_DEFAULTS), market);
});

it('never looks ahead', () => {
  fc.assert(
    fc.property(arbitraryBars(), arbitraryBars({ maxBars: 30 }), settings, (bars, tail, chosen) => {
      expectNoLookAhead(() => createSmartMoney(chosen), bars, tail);
    }),
    { numRuns: numRuns / 2 },
  );
});

it('gives the same empty list for every bar without events', () => {
  const indicator = createSmartMoney(SMART_MONEY_DEFAULTS);
  const quiet = market.map((bar) => indicator.next(bar)).filter(({ length }) => length === 0);
  expect(quiet.length).toBeGreaterThan(0);
  expect(quiet.every((events) => events === NO_EVENTS)).toBe(true);
});
