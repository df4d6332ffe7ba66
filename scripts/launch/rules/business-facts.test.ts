import { removeFixtures } from '../../postbuild/export-fixture';
import type { LaunchContent } from '../content';
import { fieldsOf, foundBy } from '../fixture';
import { businessFacts } from './business-facts';

afterAll(removeFixtures);

const own = (content: LaunchContent) => {
  Object.assign(content.site, {
    name: 'Harbour',
    legalName: 'Harbour Ltd',
    productName: 'Harbour Suite',
    hostingProvider: 'Hostco',
    platformName: 'Chartbox',
  });
  content.indicators.intro = 'Eight indicators.';
};
const fields = async (change: (content: LaunchContent) => void) =>
  fieldsOf(await foundBy(businessFacts, change));

it('lists what is the sample’s', async () => {
  expect(await fields(() => undefined)).toEqual([
    'site.name',
    'site.legalName',
    'site.productName',
    'site.hostingProvider',
    'site.governingLaw',
    'site.platformName',
    'indicators.intro',
  ]);
});

it('only warns of a platform without a name', async () => {
  const found = await foundBy(businessFacts);
  expect(found.find(({ field }) => field === 'site.platformName')?.severity).toBe('warning');
});

it('names the texts that still speak of the sample brand', async () => {
  const found = await fields((content) => {
    own(content);
    content.terms.sections = [];
    content.home.intro = 'Chartwright draws lines.';
  });
  expect(found).toContain('home.intro');
});

it('reports what is not set', async () => {
  const unset = (content: LaunchContent) => {
    own(content);
    content.site.governingLaw = '';
  };
  expect(await fields(unset)).toContain('site.governingLaw');
});

it('has nothing to say of a site whose facts are its own', async () => {
  const found = await fields((content) => {
    const words = JSON.parse(JSON.stringify(content).replaceAll(/chartwright/gi, 'Harbour'));
    Object.assign(content, words);
    own(content);
  });
  expect(found).toEqual([]);
});
