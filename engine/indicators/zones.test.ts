import { canAggregate, DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '@/engine/market/bar';
import { timedBars } from '@/engine/testing/bars';
import { expectSameLog, expectSound, record } from '@/engine/testing/expectations';
import { fc, numRuns } from '@/engine/testing/properties';
import { expectedZones } from '@/engine/testing/zones-oracle';
import { createZones } from './zones';

const STEPS = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, DAY_MS];
const TIMEFRAMES = [HOUR_MS, 4 * HOUR_MS, DAY_MS, WEEK_MS];

it('zones and trends log events as defined, for any bars', () => {
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

it('short-lived zones log events as defined', () => {
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
