import { spokenDate } from './spoken-date';

it.each([
  ['2026-11-21', '21 November 2026'],
  ['2024-02-29', '29 February 2024'],
  ['2027-01-01', '1 January 2027'],
])('says %s as %s', (iso, spoken) => {
  expect(spokenDate(iso)).toBe(spoken);
});
