import { DAY_MS, HOUR_MS, MINUTE_MS } from './bar';
import { canAggregate, timeframeName } from './timeframe';

it.each([
  [MINUTE_MS, '1m'],
  [5 * MINUTE_MS, '5m'],
  [15 * MINUTE_MS, '15m'],
  [90 * MINUTE_MS, '90m'],
  [HOUR_MS, '1h'],
  [4 * HOUR_MS, '4h'],
  [DAY_MS, '1d'],
  [7 * DAY_MS, '1w'],
])('names %d ms %s', (length, name) => {
  expect(timeframeName(length)).toBe(name);
});

it.each([0, -HOUR_MS, 1_000, MINUTE_MS + 1])('refuses %d ms', (length) => {
  expect(() => timeframeName(length)).toThrow(RangeError);
});

it('builds longer bars of shorter ones that fill them, and of their own length', () => {
  expect(canAggregate(HOUR_MS, 5 * MINUTE_MS)).toBe(true);
  expect(canAggregate(HOUR_MS, HOUR_MS)).toBe(true);
  expect(canAggregate(5 * MINUTE_MS, 15 * MINUTE_MS)).toBe(false);
  expect(canAggregate(HOUR_MS, 25 * MINUTE_MS)).toBe(false);
});
