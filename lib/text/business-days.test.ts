import { businessDays } from './business-days';

it.each([
  [1, 'one business day'],
  [2, '2 business days'],
])('says %s as %s', (count, words) => {
  expect(businessDays(count)).toBe(words);
});
