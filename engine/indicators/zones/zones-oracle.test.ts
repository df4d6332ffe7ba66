import fc from 'fast-check';
import { run } from '@/engine/indicators/indicator';
import { calendarBars } from '@/engine/indicators/sessions/testing/calendar-bars';
import { expectSameLog } from '@/engine/indicators/testing/expect-same-log';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { expectedZones } from './testing/zones-oracle';
import { createZones, ZONE_DEFAULTS } from './zones';

it('gives the whole log that the definitions give, for any bars', () => {
  fc.assert(
    fc.property(calendarBars(), ({ bars, step }) => {
      const settings = { ...ZONE_DEFAULTS, step };
      expectSameLog(run(createZones(settings), bars), expectedZones(bars, settings));
    }),
    { numRuns: 100 },
  );
});

it('gives the log of the definitions where many zones live and die', () => {
  const timeframes = fc.subarray([5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS]);
  fc.assert(
    fc.property(
      calendarBars({ steps: [5 * MINUTE_MS, 15 * MINUTE_MS], mostBars: 800 }),
      timeframes,
      fc.subarray([5 * MINUTE_MS, 30 * MINUTE_MS, DAY_MS]),
      ({ bars, step }, chosen, trendTimeframes) => {
        const settings = { step, timeframes: chosen, trendTimeframes };
        expectSameLog(run(createZones(settings), bars), expectedZones(bars, settings));
      },
    ),
    { numRuns: 150 },
  );
});
