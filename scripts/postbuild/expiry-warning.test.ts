import { someContent } from './content-fixture';
import { expiryWarning } from './expiry-warning';

const { site } = someContent({ supportEmailChecked: '2026-11-01' });
const on = (day: string) => expiryWarning(site, Date.parse(day));

it('is silent until 30 days before the end', () => {
  expect([on('2026-11-01'), on('2027-09-30')]).toEqual([null, null]);
});

it.each([
  ['2027-10-01', 'expires on 2027-10-31'],
  ['2027-10-30', 'expires on 2027-10-31'],
  ['2027-10-31', 'expired on 2027-10-31'],
  ['2030-01-01', 'expired on 2027-10-31'],
])('on %s says that the file %s', (day, words) => {
  expect(on(day)).toContain(`security.txt ${words}. See that mail to help@acme.example is read`);
});
