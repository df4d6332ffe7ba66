import { MINUTE_MS, stepOf } from './time.ts';

it.each<[what: string, minutes: number[], step: number | null]>([
  ['the most common interval, whatever the pauses', [0, 5, 10, 70, 75, 1000], 5],
  ['the shortest of equally common intervals', [0, 120, 180], 60],
  ['the interval of bars in falling order', [180, 120, 60], 60],
  ['months of 31, 28 and 31 days', [0, 31, 59, 90].map((day) => day * 1440), 30 * 1440],
  ['no interval for one bar', [0], null],
  ['no interval without bars', [], null],
])('finds %s', (_, minutes, step) => {
  const bars = minutes.map((minute) => ({ time: minute * MINUTE_MS }));
  expect(stepOf(bars)).toBe(step === null ? null : step * MINUTE_MS);
});
