import { type Bar, DAY_MS, extremes, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { TRADING_SESSIONS, windowAt } from '@/engine/market/trading-hours';
import { arbitraryBars, flatBars, timedBars } from '@/engine/testing/bars';
import { expectNoRepaint, expectSameLog, expectSound, record } from '@/engine/testing/expectations';
import { localTime } from '@/engine/testing/oracle';
import { fc, numRuns } from '@/engine/testing/properties';
import { expectedSessions } from '@/engine/testing/sessions-oracle';
import { createSessions } from './sessions';
import type { IndicatorSettings } from './settings';

const anySettings = fc.record<Pick<IndicatorSettings, 'sessions' | 'dayStart'>>({
  sessions: fc.constantFrom('mornings', 'whole-days'),
  dayStart: fc.constantFrom('UTC', 'New York'),
});

it.each<[string, number[], number]>([
  ['any bars', [5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS], 1500],
  ['bars of an hour and longer', [1, 2, 4, 24, 7 * 24].map((hours) => hours * HOUR_MS), 500],
])('gives the whole log that the definitions give, for %s', (_, steps, maxBars) => {
  fc.assert(
    fc.property(timedBars(steps, maxBars), anySettings, ({ bars, step }, settings) => {
      const log = record(createSessions(step, settings), bars, step);
      expectSameLog(log, expectedSessions(bars, step, settings));
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
    for (const session of TRADING_SESSIONS.mornings) {
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

describe('of a week of currencies, which opens on Sunday at 17:00 in New York', () => {
  const Step = 15 * MINUTE_MS;
  /** Two weeks from Sunday 4 January 2026 22:00 UTC on; 1 a bar more on each, so that the last bar is the highest. */
  const bars = [0, 1].flatMap((week) =>
    Array.from({ length: (5 * DAY_MS) / Step }, (_, place) => {
      const time = Date.parse('2026-01-04T22:00Z') + 7 * week * DAY_MS + place * Step;
      return { ...(flatBars([1 + place + 1000 * week])[0] as Bar), time };
    }),
  );

  /** Names and prices of the levels that were set between two times. */
  function levelsSet(dayStart: IndicatorSettings['dayStart'], from: string, to: string) {
    const log = record(createSessions(Step, { sessions: 'mornings', dayStart }), bars);
    return log.flatMap(({ type, knownAt, mark }) =>
      mark.kind === 'level' &&
      !mark.name.startsWith('Asia') &&
      type === 'confirmed' &&
      knownAt > Date.parse(from) &&
      knownAt <= Date.parse(to)
        ? [[mark.name, mark.price]]
        : [],
    );
  }

  it('the day before Monday is Friday, and the week before is all of the last one', () => {
    expect(levelsSet('New York', '2026-01-09T12:00Z', '2026-01-12T12:00Z')).toEqual([
      ['previous day high', 480],
      ['previous day low', 385],
      ['previous week high', 480],
      ['previous week low', 1],
      ['day open', 1001],
      ['week open', 1001],
    ]);
  });

  it('at midnight UTC two hours of Sunday are no day, and Monday keeps that of Friday', () => {
    const names = levelsSet('UTC', '2026-01-10T00:00Z', '2026-01-12T12:00Z').map(([name]) => name);
    expect(names.filter((name) => name === 'previous day high')).toHaveLength(1);
    expect(levelsSet('UTC', '2026-01-10T00:00Z', '2026-01-12T12:00Z')).toContainEqual([
      'previous day high',
      480,
    ]);
  });
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
