import { DAY_MS, HOUR_MS, MINUTE_MS } from './bar';
import { FIRST_OPENING, openingAfter } from './trading-week';

const step = 5 * MINUTE_MS;
const friday = FIRST_OPENING + 4 * DAY_MS;

it('goes on from bar to bar within the week, also over midnight', () => {
  expect(openingAfter(FIRST_OPENING, step)).toBe(FIRST_OPENING + step);
  expect(openingAfter(FIRST_OPENING + DAY_MS - step, step)).toBe(FIRST_OPENING + DAY_MS);
});

it('ends the week on Friday at 22:00 UTC and begins the next on Monday at 00:00', () => {
  const last = friday + 22 * HOUR_MS - step;
  expect(openingAfter(last - step, step)).toBe(last);
  expect(openingAfter(last, step)).toBe(FIRST_OPENING + 7 * DAY_MS);
  expect(openingAfter(last + 7 * DAY_MS, step)).toBe(FIRST_OPENING + 14 * DAY_MS);
});
