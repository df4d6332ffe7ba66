import { removeFixtures } from '../../postbuild/export-fixture';
import { fieldsOf, foundBy } from '../fixture';
import { exampleHosts } from './example-hosts';

afterAll(removeFixtures);

it('lists each field with an address of the sample, and no text that repeats it', async () => {
  expect(fieldsOf(await foundBy(exampleHosts))).toEqual([
    'site.url',
    'site.memberSiteUrl',
    'plans[0].paymentLink',
    'plans[1].paymentLink',
    'plans[2].paymentLink',
    'launch.paymentHosts[0]',
  ]);
});

it('lists a text with such an address of its own', async () => {
  const found = await foundBy(exampleHosts, ({ home }) => {
    home.intro = 'See www.other.example for more.';
  });
  expect(fieldsOf(found)).toContain('home.intro');
});

it('has nothing to say of real addresses', async () => {
  const found = await foundBy(exampleHosts, (content) => {
    const real = JSON.stringify(content).replaceAll('chartwright.example', 'harbour-charts.com');
    Object.assign(content, JSON.parse(real));
  });
  expect(found).toEqual([]);
});
