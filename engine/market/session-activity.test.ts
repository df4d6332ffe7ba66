import { DAY_MS, HOUR_MS, MINUTE_MS } from './bar';
import { activityAt } from './session-activity';

const winterDay = Date.UTC(2026, 0, 13);
const summerDay = Date.UTC(2026, 6, 14);
const minutes = Array.from({ length: DAY_MS / MINUTE_MS }, (_, index) => index * MINUTE_MS);

/** @returns hour of a day, UTC, at which it is busiest between two hours */
function peak(date: number, from: number, to: number): number {
  const times = minutes.slice((from * HOUR_MS) / MINUTE_MS, (to * HOUR_MS) / MINUTE_MS);
  const busiest = Math.max(...times.map((time) => activityAt(date + time)));
  return (times.find((time) => activityAt(date + time) === busiest) ?? Number.NaN) / HOUR_MS;
}

it.each([
  ['winter', winterDay, 8],
  ['summer', summerDay, 7],
])('is busiest at 8 o’clock in London, in %s', (_, date, utcHour) => {
  expect(peak(date, 0, 12)).toBe(utcHour);
});

it.each([
  ['winter', winterDay, 14],
  ['summer', summerDay, 13],
  ['weeks in which only New York has summer time', Date.UTC(2026, 2, 17), 13],
])('has its second peak at 9 o’clock in New York, in %s', (_, date, utcHour) => {
  expect(peak(date, 12, 24)).toBe(utcHour);
});

it('is quieter over London’s lunch than at both openings, and quiet at night', () => {
  const [asia, london, lunch, newYork, late] = [2, 8, 12, 14, 22].map((utcHour) =>
    activityAt(winterDay + utcHour * HOUR_MS),
  ) as [number, number, number, number, number];
  expect(lunch).toBeLessThan(0.7 * Math.min(london, newYork));
  expect(Math.max(asia, late)).toBeLessThan(0.5 * Math.min(london, newYork));
});

it('is about 1 in the mean over a day and never 0', () => {
  const levels = minutes.map((time) => activityAt(winterDay + time));
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  expect(mean).toBeGreaterThan(0.9);
  expect(mean).toBeLessThan(1.1);
  expect(Math.min(...levels)).toBeGreaterThan(0.3);
});

it('changes without jumps', () => {
  const levels = minutes.map((time) => activityAt(winterDay + time));
  const jumps = levels.slice(1).map((level, index) => Math.abs(level - (levels[index] ?? 0)));
  expect(Math.max(...jumps)).toBeLessThan(0.03);
});
