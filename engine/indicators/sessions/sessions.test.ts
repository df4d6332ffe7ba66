import fc from 'fast-check';
import { NO_EVENTS } from '@/engine/indicators/indicator';
import { type Bar, DAY_MS, extremes, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
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
import { expectedSessions, localTime } from '@/engine/testing/sessions-oracle';
import { createSessions, SESSION_DEFAULTS } from './sessions';
import { TRADING_SESSIONS, type TradingSession, windowAt } from './windows';

const oddSessions: readonly TradingSession[] = [
  { name: 'New York', zone: 'New York', opens: 9.5 * HOUR_MS, closes: 16 * HOUR_MS },
  { name: 'London', zone: 'London', opens: 7 * HOUR_MS, closes: 17 * HOUR_MS },
  { name: 'Asia', zone: 'Tokyo', opens: 9 * HOUR_MS, closes: 10 * HOUR_MS },
];

const sessions = fc.constantFrom(TRADING_SESSIONS, oddSessions, []);

it('gives the whole log that the definitions give, for any bars and settings', () => {
  const steps = [5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS];
  fc.assert(
    fc.property(calendarBars({ steps }), sessions, ({ bars, step }, chosen) => {
      const all = { step, sessions: chosen };
      const log = record(createSessions(all), bars);
      expectSameLog(log, expectedSessions(bars, all));
      expectSound(log);
    }),
    { numRuns: 2 * numRuns },
  );
});

it('gives the log of the definitions on bars of an hour and longer', () => {
  const steps = [HOUR_MS, 2 * HOUR_MS, 4 * HOUR_MS, 24 * HOUR_MS, 7 * 24 * HOUR_MS];
  fc.assert(
    fc.property(calendarBars({ steps, maxBars: 500 }), ({ bars, step }) => {
      const all = { ...SESSION_DEFAULTS, step };
      expectSameLog(run(createSessions(all), bars), expectedSessions(bars, all));
    }),
    { numRuns },
  );
});

const of = (step: number) => () => createSessions({ ...SESSION_DEFAULTS, step });

it('never changes what it said', () => {
  fc.assert(
    fc.property(arbitraryBars({ step: 15 * MINUTE_MS, weekends: true }), (bars) => {
      expectNoRepaint(of(15 * MINUTE_MS), bars);
    }),
    { numRuns: numRuns / 2 },
  );
  expectNoRepaint(of(BASE_STEP_MS), simulatedMarket(1, 2000));
});

it('knows nothing of bars to come', () => {
  fc.assert(
    fc.property(
      arbitraryBars({ step: HOUR_MS }),
      arbitraryBars({ step: HOUR_MS }),
      (bars, otherTail) => {
        expectNoLookAhead(of(HOUR_MS), bars, otherTail);
      },
    ),
    { numRuns: numRuns / 2 },
  );
  expectNoLookAhead(of(BASE_STEP_MS), simulatedMarket(2, 1500), simulatedMarket(3, 500));
});

it('shows as developing what the box then says', () => {
  fc.assert(
    fc.property(calendarBars({ maxBars: 800 }), ({ bars, step }) => {
      const indicator = of(step)();
      let running = indicator.developing();
      for (const bar of bars) {
        const events = indicator.next(bar);
        const now = indicator.developing();
        for (const { mark, type } of events) {
          if (mark.kind !== 'session' || type !== 'confirmed') continue;
          const last = running.find(({ name, from }) => name === mark.name && from === mark.from);
          const own = bar.time < mark.to ? [bar] : [];
          const { low, high } = extremes([...(last ? [last] : []), ...own] as Bar[]);
          expect([mark.low, mark.high]).toEqual([low, high]);
          expect(now).not.toContainEqual(expect.objectContaining({ from: mark.from }));
        }
        running = now;
      }
    }),
    { numRuns: numRuns / 2 },
  );
});

it('gives the same empty list whenever nothing became known', () => {
  const indicator = of(BASE_STEP_MS)();
  const quiet = simulatedMarket(1, 50).map((bar) => indicator.next(bar));
  expect(quiet.filter((events) => events === NO_EVENTS).length).toBeGreaterThan(40);
});

/** Hours UTC of each session's window on a date: `London 08:00-12:00`. */
function windowsOn(date: string): string[] {
  const clock = (time: number) => new Date(time).toISOString().slice(11, 16);
  return TRADING_SESSIONS.map((session) => {
    const { from, to } = windowAt(session, Date.parse(date));
    return `${session.name} ${clock(from)}-${clock(to)}`;
  });
}

it.each([
  ['winter', '2026-03-06', '08:00-12:00', '13:00-18:00'],
  ['the weeks in which only New York has changed', '2026-03-09', '08:00-12:00', '12:00-17:00'],
  ['the last of these days', '2026-03-27', '08:00-12:00', '12:00-17:00'],
  ['summer', '2026-03-30', '07:00-11:00', '12:00-17:00'],
  ['the end of summer', '2026-10-23', '07:00-11:00', '12:00-17:00'],
  ['the week in which only London has changed back', '2026-10-26', '08:00-12:00', '12:00-17:00'],
  ['winter again', '2026-11-02', '08:00-12:00', '13:00-18:00'],
])('keeps to local hours in %s (%s)', (_, date, london, newYork) => {
  expect(windowsOn(date)).toEqual(['Asia 00:00-06:00', `London ${london}`, `New York ${newYork}`]);
});

it('opens and closes at the local times of its session on every day of ten years', () => {
  const first = Date.parse('2024-01-01');
  for (const { name, zone, opens, closes } of TRADING_SESSIONS) {
    const wrong: string[] = [];
    for (let date = first; date < first + 3653 * DAY_MS; date += DAY_MS) {
      const { from, to } = windowAt({ name, zone, opens, closes }, date);
      const [opened, closed] = [localTime(zone, from) % DAY_MS, localTime(zone, to) % DAY_MS];
      if (opened !== opens || closed !== closes)
        wrong.push(`${name} on ${new Date(date).toISOString()}: ${opened} to ${closed}`);
    }
    expect(wrong).toEqual([]);
  }
});

it('has sessions that never overlap', () => {
  const first = Date.parse('2026-01-01');
  for (let date = first; date < first + 365 * DAY_MS; date += DAY_MS) {
    const windows = TRADING_SESSIONS.map((session) => windowAt(session, date));
    const overlapping = windows.filter(
      ({ to }, index) => (windows[index + 1]?.from ?? Infinity) < to,
    );
    expect(overlapping).toEqual([]);
  }
});

it('opens by the new clock on the morning of the change', () => {
  // At 02:00 on 8 March 2026, 07:00 UTC, the clocks of New York go to 03:00.
  const early: TradingSession = {
    ...{ name: 'early', zone: 'New York' },
    ...{ opens: 3 * HOUR_MS, closes: 4 * HOUR_MS },
  };
  const change = Date.parse('2026-03-08T07:00Z');
  expect(windowAt(early, change - HOUR_MS)).toEqual({ from: change, to: change + HOUR_MS });
  expect(windowAt(early, change + 30 * MINUTE_MS)).toEqual({ from: change, to: change + HOUR_MS });
});
