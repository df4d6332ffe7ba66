import { DAY_MS } from './bar';
import { EXAMPLE_BAR_COUNT, exampleMarket, lostMarket, rangeMarket } from './example-market';

it.each([
  ['the example market', exampleMarket],
  ['the range market', rangeMarket],
  ['the lost market', lostMarket],
])('makes %s of valid bars', (_, market) => {
  const isValid = market().every(
    ({ open, high, low, close }) => low <= Math.min(open, close) && high >= Math.max(open, close),
  );
  expect(isValid).toBe(true);
});

it('has at least a week before the moment that pictures show', () => {
  const market = exampleMarket();
  expect(market).toHaveLength(EXAMPLE_BAR_COUNT);
  expect((market.at(-1)?.time ?? 0) - (market[0]?.time ?? 0)).toBeGreaterThan(7 * DAY_MS);
});

it('loses the line at 404', () => {
  expect(lostMarket().at(-1)?.close).toBe(404);
});
