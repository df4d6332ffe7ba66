import { type Bar, DAY_MS, extremes, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { TRADING_SESSIONS, windowAt } from '@/engine/market/trading-hours';
import { arbitraryBars, flatBars, timedBars } from '@/engine/testing/bars';
import { expectNoRepaint, expectSameLog, expectSound, record } from '@/engine/testing/expectations';
import { localTime } from '@/engine/testing/oracle';
import { fc, numRuns } from '@/engine/testing/properties';
import { expectedSessions } from '@/engine/testing/sessions-oracle';
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

it('knows no day in the two hours of a Sunday on which currencies open: Monday keeps that of Friday', () => {
  const step = 15 * MINUTE_MS;
  const bars = [0, 1].flatMap((week) =>
    Array.from({ length: (5 * DAY_MS) / step }, (_, place) => {
      const time = Date.parse('2026-01-04T22:00Z') + 7 * week * DAY_MS + place * step;
      return { ...(flatBars([1 + place + 1000 * week])[0] as Bar), time };
    }),
  );
  const highs = record(createSessions(step), bars).flatMap(({ type, knownAt, mark }) => {
    const isNew = type === 'confirmed' && mark.kind === 'level' && mark.name.endsWith('day high');
    const isLate = knownAt > Date.parse('2026-01-10') && knownAt <= Date.parse('2026-01-12T12:00Z');
    return isNew && isLate ? [mark.price] : [];
  });
  expect(highs).toEqual([480]);
});

it('passes over days without trading', () => {
  const dayOf = (date: string, price: number) => ({
    ...(flatBars([price])[0] as Bar),
    time: Date.parse(`${date}T14:30Z`),
  });
  const holiday = [dayOf('2026-07-01', 1), dayOf('2026-07-02', 2), dayOf('2026-07-06', 3)];
  const log = record(createSessions(HOUR_MS), holiday);
  expect(
    log.filter(({ type, mark }) => type === 'confirmed' && mark.id.includes('day high')),
  ).toMatchObject([{ mark: { price: 1 } }, { mark: { price: 2 } }]);
});
