import fc from 'fast-check';
import { run } from '@/engine/indicators/indicator';
import { expectSameLog } from '@/engine/indicators/testing/expect-same-log';
import { HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { createSessions, SESSION_DEFAULTS } from './sessions';
import { calendarBars } from './testing/calendar-bars';
import { expectedSessions } from './testing/sessions-oracle';
import type { TradingSession } from './trading-sessions';

const oddSessions: readonly TradingSession[] = [
  { name: 'New York', zone: 'New York', opens: 9.5 * HOUR_MS, closes: 16 * HOUR_MS },
  { name: 'London', zone: 'London', opens: 7 * HOUR_MS, closes: 17 * HOUR_MS },
  { name: 'Asia', zone: 'Tokyo', opens: 9 * HOUR_MS, closes: 9.5 * HOUR_MS },
];

const settings = fc.record({
  sessions: fc.constantFrom(SESSION_DEFAULTS.sessions, oddSessions, []),
  openingMinutes: fc.constantFrom(30, 60, 120),
});

it('gives the whole log that the definitions give, for any bars and settings', () => {
  const steps = [5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS];
  fc.assert(
    fc.property(calendarBars({ steps }), settings, ({ bars, step }, rest) => {
      const all = { step, ...rest };
      expectSameLog(run(createSessions(all), bars), expectedSessions(bars, all));
    }),
    { numRuns: 150 },
  );
});

it('gives the log of the definitions on bars of an hour and longer', () => {
  const steps = [HOUR_MS, 2 * HOUR_MS, 4 * HOUR_MS, 24 * HOUR_MS, 7 * 24 * HOUR_MS];
  fc.assert(
    fc.property(calendarBars({ steps, mostBars: 500 }), ({ bars, step }) => {
      const all = { ...SESSION_DEFAULTS, step };
      expectSameLog(run(createSessions(all), bars), expectedSessions(bars, all));
    }),
    { numRuns: 100 },
  );
});
