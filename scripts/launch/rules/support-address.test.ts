/** @jest-environment node */
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
