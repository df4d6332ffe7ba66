import { removeFixtures } from '../../postbuild/export-fixture';
import { fieldsOf, foundBy } from '../fixture';
import { supportAddress } from './support-address';

afterAll(removeFixtures);

const foundWith = (address: string) =>
  foundBy(supportAddress, ({ site }) => {
    site.supportEmail = address;
  });

it.each(['help', 'help@', 'help@shop.example', 'help@localhost', 'no-reply@shop.com'])(
  'reports %s',
  async (address) => {
    expect(fieldsOf(await foundWith(address))).toEqual(['site.supportEmail']);
  },
);

it('accepts an address', async () => {
  expect(await foundWith('help@harbour-charts.com')).toEqual([]);
});

it.each([
  ['2027-12-01', [undefined]],
  ['2027-11-20', [undefined]],
  ['2027-11-19', ['warning']],
  ['2027-10-21', ['warning']],
  ['2027-10-20', []],
])('on %s says of an address that was tried on 2026-11-21: %j', async (today, severities) => {
  const found = await foundBy(
    supportAddress,
    ({ site }) =>
      Object.assign(site, { supportEmail: 'help@a.com', supportEmailChecked: '2026-11-21' }),
    {},
    today,
  );
  expect(found.map(({ severity }) => severity)).toEqual(severities);
  for (const { field } of found) expect(field).toBe('site.supportEmailChecked');
});
