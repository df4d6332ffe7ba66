import fc from 'fast-check';
import { run } from '@/engine/indicators/indicator';
import { calendarBars } from '@/engine/indicators/sessions/testing/calendar-bars';
import { expectSameLog } from '@/engine/indicators/testing/expect-same-log';
import { day, hour, minute } from '@/engine/market/bar';
import { expectedZones } from './testing/zones-oracle';
import { createZones, zoneDefaults } from './zones';

it('gives the whole log that the definitions give, for any bars', () => {
  fc.assert(
    fc.property(calendarBars(), ({ bars, step }) => {
      const settings = { ...zoneDefaults, step };
      expectSameLog(run(createZones(settings), bars), expectedZones(bars, settings));
    }),
    { numRuns: 100 },
  );
});

it('gives the log of the definitions where many zones live and die', () => {
  const timeframes = fc.subarray([5 * minute, 15 * minute, 30 * minute, hour]);
  fc.assert(
    fc.property(
      calendarBars({ steps: [5 * minute, 15 * minute], mostBars: 800 }),
      timeframes,
      fc.subarray([5 * minute, 30 * minute, day]),
      ({ bars, step }, chosen, trendTimeframes) => {
        const settings = { step, timeframes: chosen, trendTimeframes };
        expectSameLog(run(createZones(settings), bars), expectedZones(bars, settings));
      },
    ),
    { numRuns: 150 },
  );
});
