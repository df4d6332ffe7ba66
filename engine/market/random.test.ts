import { between, mulberry32, normal } from './random';

it('gives the published first numbers of seed 0', () => {
  const random = mulberry32(0);
  expect([random(), random()]).toEqual([0.26642920868471265, 0.0003297457005828619]);
});

it('gives other numbers for another seed', () => {
  expect(mulberry32(1)()).not.toBe(mulberry32(2)());
});

it('stays from 0 to below 1', () => {
  const random = mulberry32(9);
  const draws = Array.from({ length: 2000 }, random);
  expect(draws.every((draw) => draw >= 0 && draw < 1)).toBe(true);
});

it('draws near-normally from sums: mean near 0, deviation near 1, never beyond 6', () => {
  const random = mulberry32(3);
  const draws = Array.from({ length: 5000 }, () => normal(random));
  const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length;
  const variance = draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / draws.length;
  expect(Math.abs(mean)).toBeLessThan(0.05);
  expect(Math.sqrt(variance)).toBeCloseTo(1, 1);
  expect([normal(() => 0), normal(() => 1)]).toEqual([-6, 6]);
});

it('draws between two numbers', () => {
  expect([0, 0.25, 1].map((draw) => between(2, 6, () => draw))).toEqual([2, 3, 6]);
});
