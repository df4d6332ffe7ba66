import { HOUR_MS, MINUTE_MS } from './bar';
import { newsMove } from './news';
import { mulberry32 } from './random';

/** 08:30 in New York, in summer. */
const release = Date.UTC(2026, 6, 14, 12, 30);
const draws = 20_000;

const moves = (time: number, activity: number, drift = 0.2) => {
  const random = mulberry32(8);
  return Array.from({ length: draws }, () => newsMove(time, activity, drift, random)).filter(
    (move) => move !== 0,
  );
};

it('comes about three times in ten at 08:30 New York time, by its clock', () => {
  expect(moves(release, 1).length / draws).toBeCloseTo(0.3, 1);
  expect(moves(release + 5 * MINUTE_MS, 1).length / draws).toBeLessThan(0.01);
  const winterRelease = Date.UTC(2026, 0, 13, 13, 30);
  expect(moves(winterRelease, 1).length / draws).toBeCloseTo(0.3, 1);
});

it('surprises more often in busy hours', () => {
  const time = release + 3 * HOUR_MS;
  expect(moves(time, 1.6).length).toBeGreaterThan(2 * moves(time, 0.4).length);
});

it('is worth several bars, more often the way that price was going', () => {
  const sizes = moves(release, 1).map(Math.abs);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2.5);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(6);
  const ups = (drift: number) => {
    const found = moves(release, 1, drift);
    return found.filter((move) => move > 0).length / found.length;
  };
  expect(ups(0.2)).toBeCloseTo(0.65, 1);
  expect(ups(-0.2)).toBeCloseTo(0.35, 1);
});
