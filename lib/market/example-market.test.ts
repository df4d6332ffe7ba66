import { day } from './candle';
import { exampleMarket, lostMarket, rangeMarket, step } from './example-market';

it.each([
  ['the example market', exampleMarket],
  ['the range market', rangeMarket],
  ['the lost market', lostMarket],
])('makes %s of valid candles', (_, market) => {
  const isValid = market().every(
    ({ open, high, low, close }) => low <= Math.min(open, close) && high >= Math.max(open, close),
  );
  expect(isValid).toBe(true);
});

it('has three whole days before the last one', () => {
  const market = exampleMarket();
  const last = market.at(-1)?.time ?? 0;
  expect(Math.floor(last / day) * day - (market[0]?.time ?? 0)).toBe(3 * day);
});

it('spaces bars evenly', () => {
  const times = rangeMarket().map(({ time }) => time);
  expect(times.slice(1).every((time, index) => time - (times[index] ?? 0) === step)).toBe(true);
});

it('loses the line at 404', () => {
  expect(lostMarket().at(-1)?.close).toBe(404);
});
