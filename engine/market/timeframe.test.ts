import { day, hour, minute } from './bar';
import { canAggregate, timeframeName } from './timeframe';

it.each([
  [minute, '1m'],
  [5 * minute, '5m'],
  [15 * minute, '15m'],
  [90 * minute, '90m'],
  [hour, '1h'],
  [4 * hour, '4h'],
  [day, '1d'],
  [7 * day, '1w'],
])('names %d ms %s', (length, name) => {
  expect(timeframeName(length)).toBe(name);
});

it.each([0, -hour, 1_000, minute + 1])('refuses %d ms', (length) => {
  expect(() => timeframeName(length)).toThrow(RangeError);
});

it('builds longer bars of shorter ones that fill them, and of their own length', () => {
  expect(canAggregate(hour, 5 * minute)).toBe(true);
  expect(canAggregate(hour, hour)).toBe(true);
  expect(canAggregate(5 * minute, 15 * minute)).toBe(false);
  expect(canAggregate(hour, 25 * minute)).toBe(false);
});
