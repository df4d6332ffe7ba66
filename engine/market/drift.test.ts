import { createDrift } from './drift';
import { mulberry32 } from './random';

it('lets regimes follow one another, so that drift goes both ways within weeks', () => {
  const drift = createDrift(mulberry32(2));
  const drifts = Array.from({ length: 5000 }, () => drift(1.08, 1));
  const strengths = new Set(drifts.map((value) => Math.abs(value)));
  expect(drifts.some((value) => value > 0) && drifts.some((value) => value < 0)).toBe(true);
  // A push is stronger than a pullback.
  expect(strengths.size).toBeGreaterThan(1);
});

it('keeps to one regime for hours', () => {
  const drift = createDrift(mulberry32(2));
  const far = Array.from({ length: 60 }, () => Math.sign(drift(1.2, 1)));
  const changes = far.filter((sign, index) => index > 0 && sign !== far[index - 1]);
  expect(changes.length).toBeLessThan(6);
});
