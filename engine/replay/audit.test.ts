import type { IndicatorEvent } from '@/engine/indicators/indicator';
import { MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import { fc } from '@/engine/testing/properties';
import { timeFor, unlimited } from '@/engine/testing/replay';
import { createAudit, isThrough } from './audit';
import { createRecording, type Recording } from './recording';
import type { Kept } from './witness';

const recording = createRecording(simulatedMarket(5, 600), {
  step: BASE_STEP_MS,
  timeframe: 15 * MINUTE_MS,
});
const position = 180;
recording.advance(200, unlimited);
const log = recording.log(200);
const entries = recording.entries(position);
type Log = readonly IndicatorEvent[];

const pictureOf = (of: Recording, at: number) => JSON.stringify(of.log(at));
const keptAt = (at: number): Kept => ({
  position: at,
  digest: pictureOf(recording, at),
  digestOf: (of) => pictureOf(of, at),
});

function audited(tamper: (log: Log) => Log) {
  const tampered: Recording = { ...recording, log: (until) => tamper(recording.log(until)) };
  const [run] = createAudit(tampered, [keptAt(position)]).advance(unlimited).runs;
  return run;
}

function altered(event: IndicatorEvent, what: number): IndicatorEvent {
  const { mark } = event;
  const changes: Log = [
    { ...event, type: event.type === 'taken' ? 'touched' : 'taken' },
    { ...event, knownAt: event.knownAt - BASE_STEP_MS },
    { ...event, at: event.at - BASE_STEP_MS },
    { ...event, mark: { ...mark, id: `${mark.id}!` } },
    { ...event, mark: { ...mark, knownAt: mark.knownAt - 1 } },
  ];
  return changes[what] ?? event;
}

it('finds every event that was changed, wherever it stands', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(entries - 1), { minLength: 1, maxLength: 5 }),
      fc.nat(4),
      (places, what) => {
        const run = audited((honest) =>
          honest.map((event, place) => (places.includes(place) ? altered(event, what) : event)),
        );
        expect(run).toMatchObject({ entries, different: places.length });
      },
    ),
    { numRuns: 12 },
  );
});

it('finds nothing in copies that say the same, and an event that was taken out of the middle', () => {
  const marketBars = recording.marketBars(position);
  const same = { position, marketBars, isSamePicture: true, entries, different: 0 };
  expect(audited(structuredClone)).toEqual(same);
  expect(audited((all) => all.filter((_, place) => place !== 100))?.different).toBeGreaterThan(0);
});

it('finds a later event that says it was known before the first bar that the run was not given', () => {
  const last = recording.market[recording.marketBars(position) - 1]?.time ?? 0;
  const dated = (knownAt: number) =>
    audited((all) =>
      all.map((event, place) => (place === entries + 5 ? { ...event, knownAt } : event)),
    );
  expect(dated(last + BASE_STEP_MS)?.different).toBe(1);
  expect(dated(last + 2 * BASE_STEP_MS)?.different).toBe(0);
});

it('runs through in slices as in one go, whatever became known after the bars it is held at', () => {
  expect(log.length).toBeGreaterThan(entries);
  const kept = [3, 90, position].map(keptAt);
  const whole = createAudit(recording, kept).advance(unlimited);
  expect(isThrough(whole)).toBe(true);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), (slice) => {
      const audit = createAudit(recording, kept);
      let result = audit.advance(timeFor(slice));
      while (!isThrough(result)) {
        const next = audit.advance(timeFor(slice));
        expect(next === result).toBe(next.runs.length === result.runs.length);
        result = next;
      }
      expect(result).toEqual(whole);
    }),
    { numRuns: 12 },
  );
});
