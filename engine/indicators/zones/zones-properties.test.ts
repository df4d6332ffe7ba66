import fc from 'fast-check';
import type { IndicatorEvent } from '@/engine/indicators/indicator';
import { calendarBars } from '@/engine/indicators/sessions/testing/calendar-bars';
import { arbitraryBars } from '@/engine/indicators/testing/arbitrary-bars';
import { expectNoLookAhead } from '@/engine/indicators/testing/expect-no-look-ahead';
import { expectNoRepaint } from '@/engine/indicators/testing/expect-no-repaint';
import { record } from '@/engine/indicators/testing/record';
import { type Bar, DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import { createZones, ZONE_DEFAULTS, type ZoneSettings } from './zones';

/** Timeframes so short that a few hundred bars hold many zones. */
const dense = (step: number): ZoneSettings => ({
  step,
  timeframes: [step, 2 * step, 3 * step].filter((length) => length % MINUTE_MS === 0),
  trendTimeframes: [step, 4 * step],
});

it('never changes what it said', () => {
  fc.assert(
    fc.property(arbitraryBars({ weekends: true }), (bars) => {
      expectNoRepaint(() => createZones(dense(BASE_STEP_MS)), bars);
    }),
    { numRuns: 20 },
  );
  expectNoRepaint(
    () => createZones({ ...ZONE_DEFAULTS, step: BASE_STEP_MS }),
    simulatedMarket(1, 2000),
  );
});

it('knows nothing of bars to come', () => {
  fc.assert(
    fc.property(arbitraryBars(), arbitraryBars(), (bars, otherTail) => {
      expectNoLookAhead(() => createZones(dense(BASE_STEP_MS)), bars, otherTail);
    }),
    { numRuns: 20 },
  );
  const [bars, otherTail] = [simulatedMarket(2, 1500), simulatedMarket(3, 500)];
  expectNoLookAhead(() => createZones({ ...ZONE_DEFAULTS, step: BASE_STEP_MS }), bars, otherTail);
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
      expectSound(record(createZones({ ...ZONE_DEFAULTS, step }), bars), bars);
      expectSound(record(createZones(dense(step)), bars), bars);
    }),
    { numRuns: 40 },
  );
});

it('marks zones and trends of every timeframe on the simulated market', () => {
  const bars = simulatedMarket(4, 10_000);
  const log = record(createZones({ ...ZONE_DEFAULTS, step: BASE_STEP_MS }), bars);
  expectSound(log, bars);
  const found = new Set(
    log.map(({ type, mark }) =>
      'timeframe' in mark ? `${mark.kind} ${mark.timeframe} ${type}` : '',
    ),
  );
  for (const timeframe of [HOUR_MS, 4 * HOUR_MS]) {
    for (const type of ['confirmed', 'touched', 'broken', 'expired']) {
      expect(found).toContain(`zone ${timeframe} ${type}`);
    }
  }
  for (const timeframe of [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, DAY_MS]) {
    expect(found).toContain(`trend ${timeframe} replaced`);
  }
});
