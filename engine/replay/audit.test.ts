import fc from 'fast-check';
import type { IndicatorEvent } from '@/engine/indicators/indicator';
import { MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import { noTime, timeFor, unlimited } from '@/engine/testing/replay';
import { createAudit } from './audit';
import { createRecording, type Recording } from './recording';

const recording = createRecording(simulatedMarket(5, 600), {
  step: BASE_STEP_MS,
  timeframe: 15 * MINUTE_MS,
});
const position = 180;
recording.advance(200, unlimited);
const log = recording.log(position);
type Log = readonly IndicatorEvent[];

/** @returns what comes out when the log says what `tamper` makes of it */
function audited(tamper: (log: Log) => Log) {
  const tampered: Recording = { ...recording, log: (until) => tamper(recording.log(until)) };
  return createAudit(tampered, position).advance(unlimited);
}

/** @returns an event that says something else */
function altered(event: IndicatorEvent, what: number): IndicatorEvent {
  const { mark } = event;
  const changes: Log = [
    { ...event, type: event.type === 'taken' ? 'touched' : 'taken' },
    { ...event, knownAt: event.knownAt - BASE_STEP_MS },
    { ...event, mark: { ...mark, id: `${mark.id}!` } },
    { ...event, mark: { ...mark, knownAt: mark.knownAt - 1 } },
  ];
  return changes[what] ?? event;
}

it('finds every event that was changed, wherever it stands', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(log.length - 1), { minLength: 1, maxLength: 5 }),
      fc.nat(3),
      (places, what) => {
        const result = audited((honest) =>
          honest.map((event, place) => (places.includes(place) ? altered(event, what) : event)),
        );
        expect(result).toEqual({ events: log.length, different: places.length });
      },
    ),
    { numRuns: 12 },
  );
});

const swing = log.findIndex(({ mark }) => mark.kind === 'swing');
const moved = (event: IndicatorEvent, at: number) =>
  at === swing && event.mark.kind === 'swing'
    ? { ...event, mark: { ...event.mark, price: event.mark.price + 0.000_01 } }
    : event;

it.each<[what: string, tamper: (log: Log) => Log, events: number, different: number]>([
  ['nothing in copies that say the same', structuredClone, 0, 0],
  ['a price that moved by a hundred-thousandth', (all) => all.map(moved), 0, 1],
  ['events that are missing at the end', (all) => all.slice(0, -3), -3, 3],
  ['events that a fresh run does not bring', (all) => [...all, ...all.slice(0, 2)], 2, 2],
])('finds %s', (_, tamper, events, different) => {
  expect(audited(tamper)).toEqual({ events: log.length + events, different });
});

it('finds an event that was taken out of the middle', () => {
  const result = audited((honest) => honest.filter((_, place) => place !== 100));
  expect(result?.different).toBeGreaterThan(0);
});

it('finds nothing different, in slices as in one go, whatever became known after the bar it is held at', () => {
  expect(recording.log(200).length).toBeGreaterThan(log.length);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 700 }), (slice) => {
      const audit = createAudit(recording, position);
      let result = audit.advance(timeFor(slice));
      let turns = 1;
      for (; result === null; turns++) result = audit.advance(timeFor(slice));
      expect(result).toEqual({ events: log.length, different: 0 });
      expect(turns).toBe(Math.max(1, Math.ceil(recording.marketBars(position) / slice)));
    }),
    { numRuns: 12 },
  );
});

it('has no result before it is through, and nothing to compare at the first bar', () => {
  expect(createAudit(recording, position).advance(noTime)).toBeNull();
  expect(createAudit(recording, 0).advance(noTime)).toEqual({ events: 0, different: 0 });
});
