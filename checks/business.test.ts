import { existsSync } from 'node:fs';
import { brandMark, businessFacts, exampleHosts, footerPlaceholders } from './business';
import { foundBy, itReports, said, set } from './testing/lines';

itReports(businessFacts, [
  set({ 'site.name': 'Chartwright' }, 'site.name “Chartwright” is the sample'),
  // The law of the sample goes with its seller, and with no other.
  set(
    { 'site.legalName': 'Chartwright LLC' },
    'site.legalName “Chartwright LLC”',
    'site.governingLaw “England and Wales” is the sample',
  ),
  set(
    { 'site.hostingProvider': 'our hosting provider' },
    'site.hostingProvider “our hosting provider”',
  ),
  set(
    { 'site.isPlatformNamed': false },
    'site.platformName (warning) No charting platform is named.',
  ),
  said('Chartwright draws lines.', 'These words are about the sample brand'),
  // Texts may take a name of one's own that is like it.
  set(
    { 'site.name': 'My Chartwright', 'home.headline': 'My Chartwright draws lines.' },
    'site.name “My Chartwright”',
  ),
]);

const SAMPLE_MARK = { 'launch.mark': 'example' };

itReports(brandMark, [
  set(SAMPLE_MARK, 'site.logo The mark in header'),
  set({ ...SAMPLE_MARK, 'site.logo': { file: 'logo.svg', hasName: true } }),
]);

it('names the file of the mark', async () => {
  const [found] = await foundBy(brandMark, { fields: SAMPLE_MARK });
  const [path = ''] = found?.text.match(/[a-z]+\/\S+\.ts/) ?? [];
  expect([path, existsSync(path)]).toEqual([path, true]);
});

itReports(exampleHosts, [
  // A text that repeats the address of a field is no second finding.
  set(
    {
      'site.memberSiteUrl': 'https://members.shop.example/login',
      'home.intro': 'Log in at members.shop.example.',
    },
    'site.memberSiteUrl members.shop.example is no real address',
  ),
  said('See www.other.example for more.', 'www.other.example is no real address'),
]);

itReports(footerPlaceholders, [
  set({ 'footer.social.links[1].href': undefined }, 'footer.social.links[1] “A” leads nowhere'),
]);
