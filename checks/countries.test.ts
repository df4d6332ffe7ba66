import { consumerLaw, sellerNamed } from './countries';
import { TODAY } from './testing/content-fixture';
import { type Case, changed, itReports, set } from './testing/lines';

const serving = (countries: string[], today: string, more: object, ...lines: string[]): Case => [
  `in ${countries.join(', ') || 'no country'} on ${today}, ${JSON.stringify(more)}`,
  { today, fields: { 'launch.countriesServed': countries, ...more } },
  ...lines,
];
const LINK = 'https://members.acme.com/withdraw';
const NOWHERE = { 'launch.withdrawalLink': null };
const BEFORE_TAX = { 'site.pricesIncludeTax': false };
const MEASURED = {
  'site.analytics': { company: 'Counter', endpoint: 'https://counter.acme.com/' },
};
const AMERICA = { ...NOWHERE, ...BEFORE_TAX, ...MEASURED };

itReports(consumerLaw, [
  serving(
    ['GB'],
    '2027-03-01',
    {},
    'launch.countriesServed (warning) You serve the United Kingdom',
  ),
  serving(['GB'], '2027-02-28', {}),
  serving(['US'], '2027-03-01', AMERICA),
  serving([], TODAY, AMERICA, 'launch.countriesServed (warning) No country stands here.'),
  ...['DE', 'GB'].flatMap((country) => [
    serving([country, 'US'], TODAY, {}),
    serving(
      [country, 'US'],
      TODAY,
      NOWHERE,
      `launch.withdrawalLink (warning) You serve ${country}. Customers there may withdraw`,
    ),
    serving(
      [country, 'US'],
      TODAY,
      BEFORE_TAX,
      `site.pricesIncludeTax You serve ${country}, where the price beside a plan must be all`,
    ),
    serving(
      [country, 'US'],
      TODAY,
      MEASURED,
      `site.analytics (warning) You serve ${country}, where this may need the visitor’s consent`,
    ),
  ]),
  // The link is looked for where visitors find it.
  changed('index.html', LINK, '/terms', 'No link leads there from the footer.'),
  changed(
    'refund.html',
    /(?<=<footer>.*)https:\/\/members\.acme\.com\/withdraw/s,
    '/terms',
    'No link leads there from the footer.',
  ),
  ...['refund.html', 'payment-success.html'].map((page) =>
    changed(page, LINK, '/terms', 'No link leads there from the text of the page.'),
  ),
]);

const MADE_UP = { 'site.seller.status': 'example' };
const UNREGISTERED = { 'site.seller.register': null, 'site.seller.vatNumber': null };

itReports(sellerNamed, [
  serving(
    ['US', 'BR', 'DE'],
    TODAY,
    MADE_UP,
    "site.seller.address “1 High Street, London” is made up, and pages say so. Put in the address at which the seller can be found, then set status to 'own'. You serve US, DE, where the law asks for it.",
  ),
  serving(['BR'], TODAY, MADE_UP, 'site.seller.address “1 High Street, London” is made up'),
  serving(['US'], TODAY, UNREGISTERED),
  ...['DE', 'GB'].map((country) =>
    serving(
      [country],
      TODAY,
      UNREGISTERED,
      `site.seller.register (warning) You serve ${country}, where a seller who is in a public`,
      `site.seller.vatNumber (warning) You serve ${country}`,
    ),
  ),
  set(
    { 'terms.sections': [], 'privacy.sections': [] },
    'terms.sections The page does not say where the seller is found.',
    'privacy.sections The page does not say',
  ),
  changed('404.html', 'Acme Ltd, 1 High Street, London.', '', 'The page does not print it'),
]);
