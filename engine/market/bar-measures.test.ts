import { type Bar, HOUR_MS, MINUTE_MS } from './bar';
import { digitsOf, stepOf } from './bar-measures';
import { BASE_STEP_MS, simulatedMarket } from './simulated-market';

const flat = (time: number, price = 1): Bar => ({
  time,
  open: price,
  high: price,
  low: price,
  close: price,
  volume: 0,
});

it('finds the most common distance, whatever the pauses', () => {
  expect(stepOf([0, 5, 10, 70, 75, 1000].map((time) => flat(time * MINUTE_MS)))).toBe(
    5 * MINUTE_MS,
  );
  expect(stepOf(simulatedMarket(1, 3000))).toBe(BASE_STEP_MS);
});

it('takes the shortest of equally common distances', () => {
  expect(stepOf([0, 2, 3].map((time) => flat(time * HOUR_MS)))).toBe(HOUR_MS);
});

it('finds none in less than two bars', () => {
  expect(stepOf([])).toBeNull();
  expect(stepOf([flat(0)])).toBeNull();
});

it.each([
  [[1, 20, 300], 0],
  [[1.5, 1], 1],
  [[1.08421, 1.1], 5],
  [[151.234], 3],
  [[68_123.07], 2],
  [[0.00001234], 8],
  [[0.1 + 0.2], 8],
])('counts the decimal digits of %j', (prices, digits) => {
  expect(digitsOf(prices.map((price, time) => flat(time, price)))).toBe(digits);
});

it('counts the digits of every price of a bar', () => {
  expect(digitsOf([{ ...flat(0), low: 0.25 }])).toBe(2);
  expect(digitsOf([{ ...flat(0), high: 1.125 }])).toBe(3);
  expect(digitsOf([])).toBe(0);
});
