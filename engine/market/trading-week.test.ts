import { day, hour, minute } from './bar';
import { firstOpening, openingAfter } from './trading-week';

const step = 5 * minute;
const friday = firstOpening + 4 * day;

it('goes on from bar to bar within the week, also over midnight', () => {
  expect(openingAfter(firstOpening, step)).toBe(firstOpening + step);
  expect(openingAfter(firstOpening + day - step, step)).toBe(firstOpening + day);
});

it('ends the week on Friday at 22:00 UTC and begins the next on Monday at 00:00', () => {
  const last = friday + 22 * hour - step;
  expect(openingAfter(last - step, step)).toBe(last);
  expect(openingAfter(last, step)).toBe(firstOpening + 7 * day);
  expect(openingAfter(last + 7 * day, step)).toBe(firstOpening + 14 * day);
});
