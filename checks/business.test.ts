import { existsSync } from 'node:fs';
import {
  brandMark,
  businessFacts,
  exampleHosts,
  footerPlaceholders,
  reservedHosts,
} from './business';
import { foundBy, itReports } from './testing/lines';

itReports(businessFacts, [
  [
    'reports the name of the sample',
    {
      content: ({ site }) => {
        site.name = 'Chartwright';
      },
    },
    'site.name “Chartwright” is the sample',
  ],
  [
    'reports the law of the sample with its seller, but with no other',
    {
      content: ({ site }) => {
        site.legalName = 'Chartwright LLC';
      },
    },
    'site.legalName “Chartwright LLC”',
    'site.governingLaw “England and Wales” is the sample',
  ],
  [
    'reports a host that nobody named',
    {
      content: ({ site }) => {
        site.hostingProvider = 'our hosting provider';
      },
    },
    'site.hostingProvider “our hosting provider”',
  ],
  [
    'warns of a platform without a name',
    {
      content: ({ site }) => {
        site.platformName = 'your charting platform';
      },
    },
    'site.platformName (warning) No charting platform is named.',
  ],
  [
    'reports texts that name the sample brand, not those that take the own name',
    {
      content: ({ home, site }) => {
        home.intro = 'Chartwright draws lines.';
        home.headline = `${site.name} draws lines.`;
      },
    },
    'home.intro These words are about the sample brand',
  ],
]);

itReports(brandMark, [
  [
    'reports the mark of the sample',
    {
      content: ({ launch }) => {
        launch.mark = 'example';
      },
    },
    'launch.mark The mark in header',
  ],
]);

it.each([brandMark])('$id names a file that exists', async (check) => {
  const found = await foundBy(check, {
    content: ({ launch }) => {
      launch.mark = 'example';
    },
  });
  const [file = ''] = found[0]?.text.match(/[a-z]+\/\S+\.ts/) ?? [];
  expect([file, existsSync(file)]).toEqual([file, true]);
});

itReports(exampleHosts, [
  [
    'reports a field with such an address, and no text that repeats it',
    {
      content: ({ site, home }) => {
        site.memberSiteUrl = 'https://members.shop.example/login';
        home.intro = 'Log in at members.shop.example.';
      },
    },
    'site.memberSiteUrl members.shop.example is no real address',
  ],
  [
    'reports a text with one of its own',
    {
      content: ({ home }) => {
        home.intro = 'See www.other.example for more.';
      },
    },
    'home.intro www.other.example is no real address',
  ],
]);

itReports(footerPlaceholders, [
  [
    'names an entry without an address',
    {
      content: ({ footer }) => {
        delete footer.social.links[1]?.href;
      },
    },
    'footer.social.links[1] “A” leads nowhere',
  ],
]);

it.each([
  ['https://pay.shop.example/a', ['pay.shop.example']],
  ['http://localhost:3000', ['localhost']],
  ['See example.com.', ['example.com']],
  ['a.test and b.invalid', ['a.test', 'b.invalid']],
  ['https://buy.stripe.com/x', []],
  ['For example, a test. Internal notes: local time.', []],
  ['myexample.com', []],
  ['https://shop.example.travel', []],
])('%j holds the reserved hosts %j', (text, hosts) => {
  expect(reservedHosts(text)).toEqual(hosts);
});
