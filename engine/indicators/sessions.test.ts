import fc from 'fast-check';
import { type Bar, DAY_MS, extremes, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { TRADING_SESSIONS, windowAt } from '@/engine/market/trading-hours';
import { arbitraryBars, flatBars, timedBars } from '@/engine/testing/bars';
import { expectNoRepaint, expectSameLog, expectSound, record } from '@/engine/testing/expectations';
import { numRuns } from '@/engine/testing/num-runs';
import { expectedSessions, localTime } from '@/engine/testing/sessions-oracle';
import { createSessions } from './sessions';

it.each<[string, number[], number]>([
  ['any bars', [5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS], 1500],
  ['bars of an hour and longer', [1, 2, 4, 24, 7 * 24].map((hours) => hours * HOUR_MS), 500],
])('gives the whole log that the definitions give, for %s', (_, steps, maxBars) => {
  fc.assert(
    fc.property(timedBars(steps, maxBars), ({ bars, step }) => {
      const log = record(createSessions(step), bars, step);
      expectSameLog(log, expectedSessions(bars, step));
      expectSound(log);
    }),
    { numRuns },
  );
});

it('never repaints, whatever comes next', () => {
  const someBars = arbitraryBars(300, 15 * MINUTE_MS);
  fc.assert(
    fc.property(someBars, someBars, (bars, otherTail) => {
      expectNoRepaint(() => createSessions(15 * MINUTE_MS), bars, otherTail, 15 * MINUTE_MS);
    }),
    { numRuns: numRuns / 5 },
  );
});

it('shows as developing what the box then says', () => {
  fc.assert(
    fc.property(timedBars([5 * MINUTE_MS, HOUR_MS], 800), ({ bars, step }) => {
      const indicator = createSessions(step);
      let running = indicator.developing();
      for (const bar of bars) {
        const events = indicator.next(bar, bar.time + step);
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
    { numRuns: numRuns / 5 },
  );
});

it('ends a day once, though another bar comes inside it', () => {
  const times = [0, DAY_MS - 5 * MINUTE_MS, DAY_MS - 2 * MINUTE_MS, DAY_MS];
  const bars = flatBars([1, 2, 3, 1]).map((bar, index) => ({ ...bar, time: times[index] ?? 0 }));
  const highs = record(createSessions(5 * MINUTE_MS), bars).filter(({ mark }) =>
    mark.id.startsWith('level:previous day high'),
  );
  expect(highs).toMatchObject([{ type: 'confirmed', mark: { price: 2 } }, { type: 'taken' }]);
});

it('opens and closes at the local times of its sessions, which never overlap, on every day of ten years', () => {
  const zoneIds = { Tokyo: 'Asia/Tokyo', London: 'Europe/London', 'New York': 'America/New_York' };
  const first = Date.parse('2024-01-01');
  const wrong: string[] = [];
  for (let date = first; date < first + 3653 * DAY_MS; date += DAY_MS) {
    let closed = -Infinity;
    for (const session of TRADING_SESSIONS) {
      const { from, to } = windowAt(session, date);
      const [opens, closes] = [from, to].map(
        (time) => localTime(zoneIds[session.zone], time) % DAY_MS,
      );
      if (opens !== session.opens || closes !== session.closes || from < closed)
        wrong.push(`${session.name} on ${new Date(date).toISOString()}: ${opens} to ${closes}`);
      closed = to;
    }
  }
  expect(wrong).toEqual([]);
});
