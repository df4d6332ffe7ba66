import fc from 'fast-check';
import { run } from '@/engine/indicators/indicator';
import { expectSameLog } from '@/engine/indicators/testing/expect-same-log';
import { hour, minute } from '@/engine/market/bar';
import { createSessions, sessionDefaults } from './sessions';
import { calendarBars } from './testing/calendar-bars';
import { expectedSessions } from './testing/sessions-oracle';
import type { TradingSession } from './trading-sessions';

const oddSessions: readonly TradingSession[] = [
  { name: 'New York', zone: 'New York', opens: 9.5 * hour, closes: 16 * hour },
  { name: 'London', zone: 'London', opens: 7 * hour, closes: 17 * hour },
  { name: 'Asia', zone: 'Tokyo', opens: 9 * hour, closes: 9.5 * hour },
];

const settings = fc.record({
  sessions: fc.constantFrom(sessionDefaults.sessions, oddSessions, []),
  openingMinutes: fc.constantFrom(30, 60, 120),
});

it('gives the whole log that the definitions give, for any bars and settings', () => {
  const steps = [5 * minute, 15 * minute, 30 * minute];
  fc.assert(
    fc.property(calendarBars({ steps }), settings, ({ bars, step }, rest) => {
      const all = { step, ...rest };
      expectSameLog(run(createSessions(all), bars), expectedSessions(bars, all));
    }),
    { numRuns: 150 },
  );
});

it('gives the log of the definitions on bars of an hour and longer', () => {
  const steps = [hour, 2 * hour, 4 * hour, 24 * hour, 7 * 24 * hour];
  fc.assert(
    fc.property(calendarBars({ steps, mostBars: 500 }), ({ bars, step }) => {
      const all = { ...sessionDefaults, step };
      expectSameLog(run(createSessions(all), bars), expectedSessions(bars, all));
    }),
    { numRuns: 100 },
  );
});
