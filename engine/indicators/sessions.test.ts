import { type Bar, extremes, HOUR_MS, MINUTE_MS } from '#market/bar';
import { timedBars } from '#testing/bars';
import { expectSameLog, run } from '#testing/expectations';
import { fc, numRuns } from '#testing/properties';
import { expectedSessions } from '#testing/sessions-oracle';
import { createSessions } from './sessions';

it.each<[string, number[], number]>([
  ['short bars', [5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS], 1500],
  ['hourly and longer bars', [1, 2, 4, 24, 7 * 24].map((hours) => hours * HOUR_MS), 500],
])('sessions and levels log events as defined, for %s', (_, steps, maxBars) => {
  fc.assert(
    fc.property(timedBars(steps, maxBars), ({ bars, step }) => {
      expectSameLog(run(createSessions(step), bars, step), expectedSessions(bars, step));
    }),
    { numRuns },
  );
});

it('a session keeps its high and low when it is confirmed', () => {
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
