import { type Candle, day, hour } from './candle';
import { openingRange, priorDayLevels, sessionBoxes, tradingSessions } from './sessions';

/** An hourly bar around the price. */
const bar = (time: number, price: number): Candle => ({
  time,
  open: price,
  high: price + 1,
  low: price - 1,
  close: price,
});
/** Bar `index` opens `index` hours after midnight, at price `index`. */
const hours = (count: number) =>
  Array.from({ length: count }, (_, index) => bar(index * hour, index));

it('boxes a session from its open to its close, between its extremes', () => {
  expect(sessionBoxes(hours(24))[1]).toEqual({
    kind: 'session',
    from: 7 * hour,
    to: 12 * hour,
    low: 6,
    high: 12,
    direction: null,
    label: 'London',
  });
});

it('boxes every session of every day', () => {
  expect(sessionBoxes(hours(48)).map(({ label }) => label)).toEqual([
    ...['Asia', 'London', 'New York'],
    ...['Asia', 'London', 'New York'],
  ]);
});

it('leaves the running session open', () => {
  expect(sessionBoxes(hours(10)).at(-1)).toMatchObject({ label: 'London', to: null });
});

it('does not let sessions overlap', () => {
  const opens = tradingSessions.slice(1).map(({ opens }) => opens);
  expect(tradingSessions.slice(0, -1).every(({ closes }, i) => closes <= (opens[i] ?? 0))).toBe(
    true,
  );
});

it('gives the high and low of the day before, from the bars that made them', () => {
  expect(priorDayLevels(hours(30))).toEqual([
    { kind: 'level', from: 23 * hour, price: 24, label: 'Prior day high' },
    { kind: 'level', from: 0, price: -1, label: 'Prior day low' },
  ]);
});

it('gives no levels without a day before', () => {
  expect(priorDayLevels(hours(20).map((b) => ({ ...b, time: b.time + 9 * day })))).toEqual([]);
});

it('takes the opening range from the first hour of the latest session', () => {
  const half = hours(16).flatMap((b) => [b, { ...b, time: b.time + hour / 2, high: b.high + 5 }]);
  expect(openingRange(half)).toMatchObject({ from: 13 * hour, to: null, low: 12, high: 19 });
});

it('keeps the earlier range until the hour is over', () => {
  expect(openingRange(hours(14))).toMatchObject({ from: 7 * hour });
});

it('has no opening range before the first session had an hour', () => {
  expect(openingRange(hours(1))).toBeNull();
});
