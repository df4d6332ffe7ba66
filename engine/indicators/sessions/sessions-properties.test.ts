import fc from 'fast-check';
import type { IndicatorEvent } from '@/engine/indicators/indicator';
import { arbitraryBars } from '@/engine/indicators/testing/arbitrary-bars';
import { expectNoLookAhead } from '@/engine/indicators/testing/expect-no-look-ahead';
import { expectNoRepaint } from '@/engine/indicators/testing/expect-no-repaint';
import { record } from '@/engine/indicators/testing/record';
import { type Bar, extremes, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import { createSessions, SESSION_DEFAULTS } from './sessions';
import { calendarBars } from './testing/calendar-bars';

const of = (step: number) => () => createSessions({ ...SESSION_DEFAULTS, step });

it('never changes what it said', () => {
  fc.assert(
    fc.property(arbitraryBars({ step: 15 * MINUTE_MS, weekends: true }), (bars) => {
      expectNoRepaint(of(15 * MINUTE_MS), bars);
    }),
    { numRuns: 20 },
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
    { numRuns: 20 },
  );
  expectNoLookAhead(of(BASE_STEP_MS), simulatedMarket(2, 1500), simulatedMarket(3, 500));
});

/** What has to hold for any log of sessions and levels, whatever the definitions. */
function expectSound(log: readonly IndicatorEvent[], bars: readonly Bar[]) {
  const confirmed = new Set<unknown>();
  const said = new Set<string>();
  const inForce = new Map<string, unknown>();
  const faults: string[] = [];
  let before = -Infinity;
  for (const { type, knownAt, mark } of log) {
    const fault = (what: string) => faults.push(`${mark.id} at ${knownAt}: ${what}`);
    if (knownAt < before) fault('out of order');
    before = knownAt;
    if (said.has(`${type} ${mark.id}`)) fault(`${type} twice`);
    said.add(`${type} ${mark.id}`);
    if (type === 'confirmed') confirmed.add(mark);
    else if (!confirmed.has(mark)) fault('not confirmed before');
    if (mark.kind === 'level') {
      if (type === 'confirmed' && inForce.has(mark.name)) fault('beside another of its name');
      if (type !== 'confirmed' && inForce.get(mark.name) !== mark) fault(`${type} after its end`);
      if (type === 'confirmed') inForce.set(mark.name, mark);
      if (type === 'replaced') inForce.delete(mark.name);
    }
    if (mark.kind === 'session' && type === 'confirmed') {
      const inside = bars.filter(({ time }) => time >= mark.from && time < mark.to);
      const { low, high } = extremes(inside);
      if (low !== mark.low || high !== mark.high) fault('not the extremes of its bars');
    }
    if (type === 'broken' && mark.kind === 'opening-range' && knownAt < mark.to) fault('too early');
  }
  expect(faults).toEqual([]);
}

it('gives sound logs', () => {
  fc.assert(
    fc.property(calendarBars({ mostBars: 800 }), ({ bars, step }) => {
      expectSound(record(of(step)(), bars), bars);
    }),
    { numRuns: 40 },
  );
});

it('shows as developing what the box then says', () => {
  fc.assert(
    fc.property(calendarBars({ mostBars: 800 }), ({ bars, step }) => {
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
    { numRuns: 20 },
  );
});
