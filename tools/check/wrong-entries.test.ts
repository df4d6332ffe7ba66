/** Tests that wrong entries in content files are reported with the field and the expected value. */
import { contentIssues } from './run';
import { disk, entriesWith } from './testing/cases';

const HTTPS = 'an https URL';
const PLACE = 'a path or anchor on this site';

type Entry = readonly [place: string, typed: unknown, expected: string];

const ENTRIES: readonly Entry[] = [
  ['site.name', 'A brand that is longer than it may be', 'at most 30 characters, not 37'],
  ['site.seller.taxNumber', '12', 'no such field'],
  ['site.seller.address.country', 'Portugal', 'an ISO 3166 country code'],
  ['site.supportEmail', 'help(at)acme.com', 'an email address'],
  ['site.supportEmailChecked', '21.11.2026', 'a valid date (YYYY-MM-DD)'],
  ['site.refundDays', '7 days', 'a whole number from 1 to 90'],
  ['site.memberSiteUrl', 'members.acme.com', HTTPS],
  ['site.pricesIncludeTax', 'yes', 'true or false'],
  ['site.paymentProcessor', 'Stripe ', 'text without spaces at its start or end'],
  ['site.url', 'https://börse.de/a', 'expected the origin https://xn--brse-5qa.de, with no path: '],
  ['site.locale', 'german', 'a language such as de or en-US'],
  ['site.currency', '€', 'a currency code such as EUR'],
  ['site.theme', 'bright', 'the theme: dark, light, system'],
  ['site.avatarService', 'gravatar', 'a URL template with {initials} and {background}'],
  ['site.logo', 'logo.svg', 'an object with fields'],
  ['site.verification.google', '<meta name="google-site-verification">', 'only the code between'],
  ['site.verification.bing', '', 'only the code between the quotes'],
  ['launch.legalReview.terms', 'Ann', "{ by: 'your name', date: '2026-11-21' }, or null"],
  ['sections[0].theme', 'gold', 'a theme: dark, panel, light'],
  ['sections[1].id', 'features', 'a section: home, '],
  ['plans[0].id', 'Monthly Plan', 'an id in lowercase letters, digits and hyphens'],
  ['plans[0].paymentLink', 'pay.payco.com/monthly', HTTPS],
  ['plans[0].trial', 7, 'no such field'],
  ['plans[1].title', undefined, 'text, got nothing'],
  ['plans[1].price', -1, 'a price in site.currency'],
  ['planFeatures[0].plans', 'monthly', 'a list'],
  ['pricing.card.choose', 'Choose {name}', 'text with {plan}'],
  ['pricing.card.saving', 'Save {amount', 'text with {amount}'],
  ['home.intro', '**Bold** words', 'plain text without **'],
  ['home.primary.href', 'pricing', PLACE],
  ['home.picture.drawing', 'chart.png', 'a drawing: home, '],
  ['home.picture.alt', 'Chart', 'alt text of at least 20 characters'],
  [
    'closing.picture.file',
    'shots/Größe 1.png',
    'a file name in public/pictures/ such as volume.webp',
  ],
  ['closing.picture.caption', 'A zero\u200bwidth blank', 'text without invisible characters'],
  ['navigation.links[0].href', 'http://a.com', `${PLACE}, or an https URL`],
  ['indicators.items[0].image.file', 'chart.png', 'either a drawing or a file in public/pictures/'],
  ['testimonials.items[0].avatar', '/avatars/ada.jpg', 'a file name in public/pictures/'],
  ['indicators.items[0].draws', 'rsi', 'an engine indicator: '],
  ['indicators.items[1].title', { en: 'Zones' }, 'text, got {"en":"Zones"}'],
  ['statistics.items[0].value', '300k', 'a number from 0 to 1000000000'],
  ['testimonials.items[0].rating', 4.7, 'a rating from 0 to 5 in steps of 0.5'],
  ['testimonials.items[0].provenance.status', 'real', 'a status: verified, stated, example'],
  ['notices.pool[0].name', 'Bob Breakout', 'an initial and a surname'],
  ['faqs.items[0].answer', 'Write to {suport}.', 'text without {suport} '],
  ['frame.author', 'By {autor}', 'text without {autor} '],
  ['paymentSuccess.intro', 'Your {plan}, from {paymentProcesor}', 'text without {paymentProcesor}'],
  ['faqs.items[0].when', 'rain', 'a setting'],
  ['footer.resources.links[0].href', 'http://a.example', PLACE],
  ['home.proof.kept', 'None changed.', 'text with {changed}, {count}'],
  ['demoWords.controls.play', ' ', 'text that is not empty'],
  ['faqs.items[1].id', 'access', 'an id that no other item has'],
  ['routes.home.updated', '2026-02-30', 'a valid date'],
  ['routes.notFound.updated', '2999-11-21', 'a date at most 31 days ahead'],
  ['routes.home.description', 'Short.', 'at least 70 characters'],
  ['pages[0].title', undefined, 'text, got nothing'],
  ['pages[1].path', '/Über-uns', 'a file name in lowercase letters'],
];

/** Valid values that differ from the sample. */
const RIGHT_ENTRIES = {
  'site.locale': 'de',
  'site.currency': 'KWD',
  'site.theme': 'system',
  'site.verification': { google: 'Ab_c-D+/=' },
  'site.analytics': { company: 'Counter', endpoint: 'https://counter.example/api/event' },
  'site.avatarService': 'https://a.example/api?name={initials}&background={background}',
  'statistics.items[0].value': 4.85,
  'navigation.links[0].href': 'https://blog.example/all#news',
};

const linesWith = async (entries: readonly Entry[]) => {
  const change = Object.fromEntries(entries.map(([place, typed]) => [place, typed]));
  const found = await contentIssues(entriesWith(change), disk());
  return found.map(({ field, text }) => [field, text] as const);
};

describe('wrong entries', () => {
  const lines = linesWith(ENTRIES);

  it.each(ENTRIES)('in %s are reported: %j', async (place, _typed, expected) => {
    const field = place.replace(/^pages\[\d+\]\./, '');
    expect((await lines).filter(([one]) => one === field)).toContainEqual([
      field,
      expect.stringContaining(expected),
    ]);
  });

  it('cause no other finding', async () => {
    const fields = ENTRIES.map(([place]) => place.replace(/^pages\[\d+\]\./, ''));
    expect((await lines).map(([field]) => field).sort()).toEqual(fields.sort());
  });
});

it('valid entries are not reported', async () => {
  expect(await contentIssues(entriesWith(RIGHT_ENTRIES), disk())).toEqual([]);
});
