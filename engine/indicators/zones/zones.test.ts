import fc from 'fast-check';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import { arbitraryBars, calendarBars } from '@/engine/testing/bars';
import {
  expectNoLookAhead,
  expectNoRepaint,
  expectSameLog,
  expectSound,
  record,
  run,
} from '@/engine/testing/expectations';
import { numRuns } from '@/engine/testing/num-runs';
import { expectedZones } from '@/engine/testing/zones-oracle';
import { createZones, ZONE_DEFAULTS, type ZoneSettings } from './zones';

const byDefault = { ...ZONE_DEFAULTS, step: BASE_STEP_MS };

/** Timeframes so short that a few hundred bars hold many zones. */
const dense = (step: number): ZoneSettings => ({
  step,
  timeframes: [step, 2 * step, 3 * step],
  trendTimeframes: [step, 4 * step],
});

it('gives the whole log that the definitions give, for any bars', () => {
  fc.assert(
    fc.property(calendarBars(), ({ bars, step }) => {
      const settings = { ...ZONE_DEFAULTS, step };
      expectSameLog(run(createZones(settings), bars), expectedZones(bars, settings));
    }),
    { numRuns },
  );
});

it('gives the log of the definitions where many zones live and die, and nothing after their end', () => {
  const timeframes = fc.subarray([5, 15, 30, 60].map((minutes) => minutes * MINUTE_MS));
  fc.assert(
    fc.property(
      calendarBars({ steps: [5 * MINUTE_MS, 15 * MINUTE_MS], maxBars: 800 }),
      timeframes,
      fc.subarray([5 * MINUTE_MS, 30 * MINUTE_MS, DAY_MS]),
      ({ bars, step }, chosen, trendTimeframes) => {
        const settings = { step, timeframes: chosen, trendTimeframes };
        const log = record(createZones(settings), bars);
        expectSameLog(log, expectedZones(bars, settings));
        expectSound(log);
      },
    ),
    { numRuns: 2 * numRuns },
  );
});

it('never changes what it said', () => {
  fc.assert(
    fc.property(arbitraryBars({ weekends: true }), (bars) => {
      expectNoRepaint(() => createZones(dense(BASE_STEP_MS)), bars);
    }),
    { numRuns: numRuns / 2 },
  );
  expectNoRepaint(() => createZones(byDefault), simulatedMarket(1, 2000));
});

it('knows nothing of bars to come', () => {
  fc.assert(
    fc.property(arbitraryBars(), arbitraryBars(), (bars, otherTail) => {
      expectNoLookAhead(() => createZones(dense(BASE_STEP_MS)), bars, otherTail);
    }),
    { numRuns: numRuns / 2 },
  );
  const [bars, otherTail] = [simulatedMarket(2, 1500), simulatedMarket(3, 500)];
  expectNoLookAhead(() => createZones(byDefault), bars, otherTail);
});

it('marks zones and trends of every timeframe on the simulated market', () => {
  const bars = simulatedMarket(4, 10_000);
  const log = record(createZones(byDefault), bars);
  expectSound(log);
  const found = new Set(
    log.map(({ type, mark }) =>
      'timeframe' in mark ? `${mark.kind} ${mark.timeframe} ${type}` : '',
    ),
  );
  for (const timeframe of [HOUR_MS, 4 * HOUR_MS])
    for (const type of ['confirmed', 'touched', 'broken', 'expired'])
      expect(found).toContain(`zone ${timeframe} ${type}`);
  for (const timeframe of [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, DAY_MS])
    expect(found).toContain(`trend ${timeframe} replaced`);
});
