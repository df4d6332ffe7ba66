import { minute } from './candle';
import { type SeriesPlan, series } from './series';

const plan: SeriesPlan = {
  seed: 4,
  start: Date.UTC(2026, 0, 5),
  step: 5 * minute,
  open: 100,
  volatility: 0.5,
  tick: 0.01,
  legs: [
    { bars: 200, to: 110, noise: 1 },
    { bars: 100, to: 95, noise: 0.5 },
  ],
};
const candles = series(plan);

it('makes the same candles from the same plan', () => {
  expect(series(plan)).toEqual(candles);
});

it('makes other candles from another seed', () => {
  expect(series({ ...plan, seed: 5 })).not.toEqual(candles);
});

it('makes a bar for each bar of each leg', () => {
  expect(candles).toHaveLength(300);
});

it('keeps open and close between low and high', () => {
  const isValid = candles.every(
    ({ open, high, low, close }) => low <= Math.min(open, close) && high >= Math.max(open, close),
  );
  expect(isValid).toBe(true);
});

it('opens every bar where the last one closed', () => {
  const jumps = candles.slice(1).filter(({ open }, index) => open !== candles[index]?.close);
  expect(jumps).toEqual([]);
});

it('spaces bars by the step', () => {
  expect(candles[7]?.time).toBe(plan.start + 7 * plan.step);
});

it('keeps every price on a tick', () => {
  const prices = candles.flatMap(({ open, high, low, close }) => [open, high, low, close]);
  expect(prices.every((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6)).toBe(
    true,
  );
});

it.each([
  [199, 110],
  [299, 95],
])('arrives with bar %i at %d', (index, price) => {
  expect(candles[index]?.close).toBe(price);
});

it('is calmer at night than when New York trades', () => {
  const flat = series({ ...plan, legs: [{ bars: 288, to: 100, noise: 1 }] });
  const meanRange = (from: number, to: number) =>
    flat.slice(from, to).reduce((sum, { high, low }) => sum + high - low, 0) / (to - from);
  expect(meanRange(0, 72)).toBeLessThan(meanRange(150, 204));
});
