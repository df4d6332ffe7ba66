import { mulberry32, normal } from './random';
import { nextVariance } from './volatility';

it('stays at 1 after moves of the usual size', () => {
  expect(nextVariance(1, 1)).toBeCloseTo(1, 12);
});

it('rises after a large move either way and falls after a small one', () => {
  expect(nextVariance(1, 3)).toBeGreaterThan(1.2);
  expect(nextVariance(1, -3)).toBe(nextVariance(1, 3));
  expect(nextVariance(1, 0)).toBeLessThan(1);
});

it('forgets a shock in hours: half of it in about 4', () => {
  let variance = 2;
  // What is expected: the mean squared move is the variance itself.
  for (let bar = 0; bar < 48; bar++) variance = nextVariance(variance, Math.sqrt(variance));
  expect(variance - 1).toBeCloseTo(0.5, 1);
});

it('does not run away, whatever the moves', () => {
  let variance = 1;
  for (let bar = 0; bar < 100; bar++) variance = nextVariance(variance, 20);
  expect(variance).toBe(5);
});

it('is 1 in the long run', () => {
  const random = mulberry32(5);
  let [variance, sum] = [1, 0];
  for (let bar = 0; bar < 50_000; bar++) {
    variance = nextVariance(variance, normal(random) * Math.sqrt(variance));
    sum += variance;
  }
  expect(sum / 50_000).toBeCloseTo(1, 1);
});
