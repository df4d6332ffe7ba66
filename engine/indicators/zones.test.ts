import { canAggregate, DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import { arbitraryBars, barsOf, flatBars, type Prices, timedBars } from '@/engine/testing/bars';
import { expectNoRepaint, expectSameLog, expectSound, record } from '@/engine/testing/expectations';
import { fc, numRuns } from '@/engine/testing/properties';
import { expectedZones } from '@/engine/testing/zones-oracle';
import { createZones } from './zones';

const STEPS = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, DAY_MS];
const TIMEFRAMES = [HOUR_MS, 4 * HOUR_MS, DAY_MS, WEEK_MS];

it('gives the whole log that the definitions give, for any bars', () => {
  fc.assert(
    fc.property(timedBars(STEPS, 1500), ({ bars, step }) => {
      const timeframes = TIMEFRAMES.filter((timeframe) => canAggregate(timeframe, step));
      expectSameLog(
        record(createZones(step, timeframes), bars, step),
        expectedZones(bars, step, timeframes),
      );
    }),
    { numRuns: numRuns / 2 },
  );
});

it('gives the log of the definitions where many zones live and die, and nothing after their end', () => {
  const steps = [5 * MINUTE_MS, 15 * MINUTE_MS];
  const someTimeframes = fc.subarray([15, 30, 60].map((minutes) => minutes * MINUTE_MS));
  fc.assert(
    fc.property(timedBars(steps, 800), someTimeframes, ({ bars, step }, chosen) => {
      const log = record(createZones(step, chosen), bars, step);
      expectSameLog(log, expectedZones(bars, step, chosen));
      expectSound(log);
    }),
    { numRuns },
  );
});

it('never repaints, whatever comes next', () => {
  const dense = () =>
    createZones(
      BASE_STEP_MS,
      [1, 2, 3].map((count) => count * BASE_STEP_MS),
    );
  fc.assert(
    fc.property(arbitraryBars(300), arbitraryBars(300), (bars, otherTail) => {
      expectNoRepaint(dense, bars, otherTail, BASE_STEP_MS);
    }),
    { numRuns: numRuns / 5 },
  );
});

it.each<[what: string, base: Prices, departure: Prices, zones: object[]]>([
  ['as wide as the average range', [9, 12, 8, 11], [10, 14, 10, 14], [{ low: 8, high: 11 }]],
  ['a little less wide', [9, 12, 8, 11], [10.01, 14, 10, 14], []],
  ['up to the highest price of the base', [10, 12, 8, 10], [7, 12, 7, 12], []],
  ['down to its lowest', [10, 12, 8, 10], [13, 13, 8, 8], []],
])('leaves zones with a departure %s', (_, base, departure, zones) => {
  const wide = new Array<Prices>(14).fill([8, 12, 8, 12]);
  const bars = barsOf([...wide, base, departure]).map((bar) => ({
    ...bar,
    time: bar.time * BASE_STEP_MS,
  }));
  const log = record(createZones(BASE_STEP_MS, [BASE_STEP_MS]), bars);
  expect(log.filter(({ mark }) => mark.kind === 'zone')).toMatchObject(
    zones.map((mark) => ({ type: 'confirmed', mark })),
  );
});

it('has no side while closes lie on the average', () => {
  const bars = flatBars(new Array(30).fill(10)).map((bar, index) => ({
    ...bar,
    time: index * BASE_STEP_MS,
  }));
  expect(record(createZones(BASE_STEP_MS, []), bars)).toEqual([]);
});

const LOW = [HOUR_MS, 4 * HOUR_MS];

it('marks zones and trends of every timeframe on the simulated market', () => {
  const log = record(createZones(BASE_STEP_MS, LOW), simulatedMarket(4, 10_000));
  const found = new Set(
    log.map(({ type, mark }) =>
      'timeframe' in mark ? `${mark.kind} ${mark.timeframe} ${type}` : '',
    ),
  );
  for (const timeframe of LOW)
    for (const type of ['confirmed', 'touched', 'broken', 'expired'])
      expect(found).toContain(`zone ${timeframe} ${type}`);
  for (const minutes of [5, 15, 60, 240, 1440])
    expect(found).toContain(`trend ${minutes * MINUTE_MS} replaced`);
});
