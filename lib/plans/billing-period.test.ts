import { billingPeriod } from './billing-period';

it.each([
  [1, 'P1M'],
  [6, 'P6M'],
  [12, 'P1Y'],
  [18, 'P18M'],
  [24, 'P2Y'],
])('writes %s months as %s', (months, duration) => {
  expect(billingPeriod(months)).toBe(duration);
});

it.each([0, -1, 1.5, Number.NaN])('refuses %s', (months) => {
  expect(() => billingPeriod(months)).toThrow(RangeError);
});
