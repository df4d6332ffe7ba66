import { canAggregate, DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '#market/bar';
import { timedBars } from '#testing/bars';
import { expectSameLog, run } from '#testing/expectations';
import { fc, numRuns } from '#testing/properties';
import { expectedZones } from '#testing/zones-oracle';
import { createZones } from './zones';

const STEPS = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, DAY_MS];
const TIMEFRAMES = [15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, DAY_MS, WEEK_MS];

it('zones and trends log events as defined, for any bars', () => {
  fc.assert(
    fc.property(timedBars(STEPS, 1200), ({ bars, step }) => {
      const timeframes = TIMEFRAMES.filter((timeframe) => canAggregate(timeframe, step));
      expectSameLog(
        run(createZones(step, timeframes), bars, step),
        expectedZones(bars, step, timeframes),
      );
    }),
    { numRuns },
  );
});
