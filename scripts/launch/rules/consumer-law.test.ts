import { removeFixtures } from '../../postbuild/export-fixture';
import { fieldsOf, foundBy } from '../fixture';
import { consumerLaw } from './consumer-law';

afterAll(removeFixtures);

const foundFor = async (countries: string[], today: string, withdrawalLink: string | null = null) =>
  fieldsOf(
    await foundBy(
      consumerLaw,
      ({ launch }) => Object.assign(launch, { countriesServed: countries, withdrawalLink }),
      {},
      today,
    ),
  );

it('only warns', () => {
  expect(consumerLaw.severity).toBe('warning');
});

it.each([
  [['GB'], '2027-03-01', ['launch.countriesServed']],
  [['GB'], '2027-02-28', []],
  [['US'], '2027-03-01', []],
  [['DE', 'US'], '2026-12-01', ['launch.withdrawalLink']],
  [[], '2026-12-01', ['launch.countriesServed']],
])('for %j on %s reports %j', async (countries, today, fields) => {
  expect(await foundFor(countries, today)).toEqual(fields);
});

it('accepts the EU with a page to withdraw on', async () => {
  expect(await foundFor(['DE'], '2026-12-01', 'https://members.shop.com/withdraw')).toEqual([]);
});

it.each([
  ['DE', true, ['site.campaigns', 'site.analytics']],
  ['GB', true, ['site.campaigns', 'site.analytics']],
  ['US', true, []],
  ['DE', false, []],
])('in %s, with visits measured %s, it reports %j', async (country, isOn, fields) => {
  const found = await foundBy(consumerLaw, ({ launch, site }) => {
    launch.countriesServed = [country];
    launch.withdrawalLink = 'https://members.shop.com/withdraw';
    site.campaigns = isOn;
    site.analytics = isOn ? { company: 'Counter', endpoint: 'https://counter.shop.com/' } : null;
  });
  expect(fieldsOf(found)).toEqual(fields);
});
