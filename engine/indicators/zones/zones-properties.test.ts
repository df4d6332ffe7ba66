import fc from 'fast-check';
import type { IndicatorEvent } from '@/engine/indicators/indicator';
import { calendarBars } from '@/engine/indicators/sessions/testing/calendar-bars';
import { arbitraryBars } from '@/engine/indicators/testing/arbitrary-bars';
import { expectNoLookAhead } from '@/engine/indicators/testing/expect-no-look-ahead';
import { expectNoRepaint } from '@/engine/indicators/testing/expect-no-repaint';
import { record } from '@/engine/indicators/testing/record';
import { type Bar, day, hour, minute } from '@/engine/market/bar';
import { baseStep, simulatedMarket } from '@/engine/market/simulated-market';
import { createZones, type ZoneSettings, zoneDefaults } from './zones';

/** Timeframes so short that a few hundred bars hold many zones. */
const dense = (step: number): ZoneSettings => ({
  step,
  timeframes: [step, 2 * step, 3 * step].filter((length) => length % minute === 0),
  trendTimeframes: [step, 4 * step],
});

it('never changes what it said', () => {
  fc.assert(
    fc.property(arbitraryBars({ weekends: true }), (bars) => {
      expectNoRepaint(() => createZones(dense(baseStep)), bars);
    }),
    { numRuns: 20 },
  );
  expectNoRepaint(() => createZones({ ...zoneDefaults, step: baseStep }), simulatedMarket(1, 2000));
});

it('knows nothing of bars to come', () => {
  fc.assert(
    fc.property(arbitraryBars(), arbitraryBars(), (bars, otherTail) => {
      expectNoLookAhead(() => createZones(dense(baseStep)), bars, otherTail);
    }),
    { numRuns: 20 },
  );
  const [bars, otherTail] = [simulatedMarket(2, 1500), simulatedMarket(3, 500)];
  expectNoLookAhead(() => createZones({ ...zoneDefaults, step: baseStep }), bars, otherTail);
});

/** What has to hold for any log of zones and trends, whatever the definitions. */
function expectSound(log: readonly IndicatorEvent[], bars: readonly Bar[]) {
  const known = new Set<unknown>();
  const ended = new Set<unknown>();
  const ids = new Set<string>();
  const touchedAt = new Map<unknown, number>();
  const faults: string[] = [];
  let before = -Infinity;
  for (const { type, knownAt, mark } of log) {
    const fault = (what: string) => faults.push(`${mark.id} at ${knownAt}: ${what}`);
    if (knownAt < before) fault('out of order');
    before = knownAt;
    if (type === 'confirmed') {
      if (ids.has(mark.id)) fault('id given twice');
      ids.add(mark.id);
      known.add(mark);
      if (mark.kind === 'zone' && mark.high <= mark.low) fault('no height');
      continue;
    }
    if (!known.has(mark)) fault('not confirmed before');
    if (ended.has(mark)) fault(`${type} after its end`);
    if (type !== 'touched') ended.add(mark);
    if (type !== 'touched' || mark.kind !== 'zone') continue;
    const since = touchedAt.get(mark) ?? mark.knownAt;
    touchedAt.set(mark, knownAt);
    const between = bars.filter(({ time }) => time > since && time < knownAt);
    const wasAway = between.some(({ low, high }) => low > mark.high || high < mark.low);
    if (!wasAway) fault('touched without having been left');
  }
  expect(faults).toEqual([]);
}

it('gives sound logs', () => {
  fc.assert(
    fc.property(calendarBars({ mostBars: 600 }), ({ bars, step }) => {
      expectSound(record(createZones({ ...zoneDefaults, step }), bars), bars);
      expectSound(record(createZones(dense(step)), bars), bars);
    }),
    { numRuns: 40 },
  );
});

it('marks zones and trends of every timeframe on the simulated market', () => {
  const bars = simulatedMarket(4, 10_000);
  const log = record(createZones({ ...zoneDefaults, step: baseStep }), bars);
  expectSound(log, bars);
  const found = new Set(
    log.map(({ type, mark }) =>
      'timeframe' in mark ? `${mark.kind} ${mark.timeframe} ${type}` : '',
    ),
  );
  for (const timeframe of [hour, 4 * hour]) {
    for (const type of ['confirmed', 'touched', 'broken', 'expired']) {
      expect(found).toContain(`zone ${timeframe} ${type}`);
    }
  }
  for (const timeframe of [5 * minute, 15 * minute, hour, 4 * hour, day]) {
    expect(found).toContain(`trend ${timeframe} replaced`);
  }
});
