/** What owners get wrong when they make the site theirs: each is said at once, with its file, its field and what belongs there. */
import { readFileSync } from 'node:fs';
import { contentEntries, fieldAt } from '@/lib/content/content-files';
import { CHECKS } from './checks';
import { contentFindings } from './run';
import { PROVEN, soundContent, withFields } from './testing/content-fixture';
import { changedColours } from './testing/lines';

// ES modules alone, which Jest does not load; they check pages.
jest.mock('@marbec/web-auto-extractor', () => ({ __esModule: true, default: class {} }));
jest.mock('@adobe/structured-data-validator', () => ({ __esModule: true, default: class {} }));

const PAGE = {
  isRead: true,
  file: 'content/pages/about.md',
  path: '/about',
  title: 'About',
  description: 'Words. '.repeat(12).trim(),
  updated: '2026-11-01',
  body: 'Words.',
  bodyLine: 6,
};

/** A sound site with something in each list that an owner fills. */
function ownContent(): Record<string, unknown> {
  const sound = soundContent();
  const item = (id: string, words: object) => ({ id, ...words });
  const asked = (id: string) => item(id, { group: 'G', question: 'Why?', answer: 'Words.' });
  const point = (id: string) => item(id, { title: 'Words', text: 'Words.', icon: 'chart' });
  return withFields(sound, {
    // The door adds what they include.
    plans: sound.plans.map(({ features: _, ...terms }) => terms),
    pages: [...sound.pages, PAGE, { ...PAGE, file: 'content/pages/news.md', path: '/news' }],
    routes: Object.fromEntries(
      ['home', 'paymentSuccess', 'notFound'].map((name) => [name, sound.routes[name]]),
    ),
    'footer.quickLinks': { title: 'Words' },
    'home.points': [point('a'), point('b')],
    'faqs.items': ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(asked),
    'claims.items': [item('best', { words: 'best', provenance: PROVEN })],
    'licences.items': [item('all', { files: 'social/', licence: 'own work', source: 'Ann' })],
    'navigation.links': [{ id: 'pricing', name: 'Plans', href: '/#pricing' }],
  }) as Record<string, unknown>;
}

/** What is wrong with that site once its fields have other values, by place. */
async function linesWith(
  fields: Readonly<Record<string, unknown>>,
  css?: string,
): Promise<Map<string, string>> {
  const content = withFields(ownContent(), fields) as Record<string, unknown>;
  const entries = contentEntries.map((entry) => ({ ...entry, value: content[entry.name] }));
  const found = await contentFindings(CHECKS, entries, {
    fileExists: (path) => !/^(?:public|content\/pictures)\//.test(path),
    read: (path) => (css ? Buffer.from(css) : readFileSync(path)),
  });
  return new Map(found.map(({ file, field, text }) => [`${file} ${field}`, text]));
}

it('has nothing to say of the site that the entries stand on', async () => {
  expect([...(await linesWith({}))]).toEqual([]);
});

/** What was typed where, what is expected there in so many words, and the field in it that the line names. */
type Entry = readonly [place: string, typed: unknown, expected: string, inside?: string];

const HTTPS = 'an https URL';
const PLACE = 'a path or an anchor of this site';

/** Entries of a group are typed at once: all of them have to be said, and nothing else. */
const GROUPS: Readonly<Record<string, readonly Entry[]>> = {
  'who sells': [
    ['site.name', 'A brand that is longer than it may be', 'at most 30 characters, these are 37'],
    ['site.legalName', '', 'text that is not empty'],
    ['site.seller.status', 'mine', 'whose the address is: example, own'],
    ['site.seller.address', '   ', 'text that is not empty'],
    ['site.seller.taxNumber', '12', 'no such field'],
    ['site.supportEmail', 'help(at)acme.com', 'an e-mail address'],
    ['site.supportEmailChecked', '21.11.2026', 'a date written YYYY-MM-DD'],
    ['site.refundDays', '7 days', 'a whole number from 1 to 90'],
    ['site.refundCountries[0]', 'UK', 'a country code of ISO 3166'],
    ['site.memberSiteUrl', 'members.acme.com', HTTPS],
    ['site.governingLaw', undefined, 'text, got nothing'],
    ['site.pricesIncludeTax', 'yes', 'true or false'],
    ['site.isPlatformNamed', 'true', 'true or false'],
    ['site.productName', 'A <b>Suite</b>', 'plain text without < or >'],
    ['site.paymentProcessor', 'Stripe ', 'text without a blank at its start or end'],
    ['launch.paymentHosts[0]', 'https://buy.stripe.com', 'a host such as buy.stripe.com'],
    ['launch.countriesServed[0]', 'England', 'a country code of ISO 3166'],
    ['launch.withdrawalLink', 'http://acme.com/withdraw', HTTPS],
    ['launch.mark', true, 'whose the mark is: example, own'],
  ],
  'what the site is': [
    ['site.url', 'https://www.acme.com/', 'an https origin without a path or trailing slash'],
    ['site.locale', 'german', 'a language such as de or en-US'],
    ['site.currency', '€', 'a currency code such as EUR'],
    ['site.theme', 'bright', 'the theme: dark, light, system'],
    ['site.analytics', 'G-ABC123', 'an object with fields'],
    ['site.avatarService', 'gravatar', 'a URL template with {initials} and {background}'],
    ['site.orderStatusPath', 'orders', 'a path that starts with /'],
    ['sections[0].ground', 'gold', 'a ground: night, room, paper'],
    ['sections[1].id', 'features', 'a section: home, '],
  ],
  'the plans': [
    ['plans[0].price', '$10.00', 'a price above 0, such as 14.99'],
    ['plans[0].id', 'Monthly Plan', 'an id in lower-case letters, digits and hyphens'],
    ['plans[0].paymentLink', 'pay.payco.com/monthly', HTTPS],
    ['plans[0].interval', 'per week', 'how long a payment lasts: month, year, once'],
    ['plans[0].trial', 7, 'no such field'],
    ['plans[1].title', undefined, 'text, got nothing'],
    ['plans[1].price', -1, 'a price above 0'],
    ['plans[1].paymentLink', 'javascript:alert(1)', HTTPS],
    ['plans[1].popular', 'true', 'true or false'],
    ['plans[0].intervalCount', 1.5, 'a whole number from 1 to 60'],
    ['planFeatures[0].text', '', 'text that is not empty'],
    ['planFeatures[0].plans', 'monthly', 'a list'],
    ['pricing.card.choose', 'Choose {name}', 'text with {plan}'],
    ['pricing.card.saving', 'Save {amount', 'text with {amount}'],
  ],
  'plans beside each other': [
    ['plans[1].id', 'monthly', 'an id that no other item has'],
    ['plans[1].title', 'Monthly', 'a title that no other plan has'],
    ['plans[1].price', 9.95, 'does a digit lack? Or is that one wrong?'],
    ['plans[1].paymentLink', 'https://pay.payco.com/monthly', 'a payment link that no other plan'],
  ],
  'a plan that costs more': [
    [
      'plans[1].price',
      129.99,
      'at most 120.00, which is as much time at the price of “Monthly” (or is that one wrong?)',
    ],
    ['plans[0].trialDays', '7', 'a whole number from 0 to 365'],
  ],
  'a plan in the place of another': [
    ['plans[1].interval', 'month', 'longer than “Monthly”'],
    ['plans[0].price', 99.999, 'a price with at most 2 decimals, as USD has'],
  ],
  'the link of a plan': [
    [
      'plans[0].paymentLink',
      'https://dashboard.stripe.com/links/1',
      'the payment page that buyers open',
    ],
  ],
  'what is sold': [
    ['home.label', 'A label\nof two lines', 'text on one line'],
    ['home.headline', 'Two\tcolumns', 'text without tabs'],
    ['home.intro', '**Bold** words', 'plain text without **'],
    ['home.emphasis', 'Rock &amp; roll', 'the sign itself in place of its HTML name'],
    ['home.primary.href', 'pricing', PLACE],
    ['navigation.links[0].href', 'http://a.com', `${PLACE}, or an https URL`],
    ['home.secondary.name', 'TODO', 'finished text'],
    ['home.risk', 'Lorem ipsum dolor', 'finished text'],
    ['home.points[0].icon', 'rocket', 'an icon: chart, robot'],
    ['home.points[1].id', 'a', 'an id that no other item has'],
    ['home.picture.drawing', 'chart.png', 'a drawing: home, '],
    ['home.picture.alt', 'Chart', 'a text alternative of at least 20 characters'],
    ['home.picture.caption', 'A zero\u200bwidth blank', 'text without an invisible character'],
    ['indicators.items[0].image.file', 'chart.png', 'either drawing or file'],
    ['indicators.items[0].draws', 'rsi', 'a part of the engine: '],
    ['indicators.items[1].features', [], 'at least 1 feature'],
    ['indicators.items[1].title', { en: 'Zones' }, 'text, got {"en":"Zones"}'],
    ['closing.emphasis', 'no word of it', 'a word that stands once in the title'],
    ['statistics.items[0].value', '300k', 'a number from 0 to 1000000000'],
  ],
  'what is claimed': [
    ['testimonials.items[0].rating', 4.7, 'a rating from 0 to 5 in steps of 0.5'],
    ['testimonials.items[0].avatar', 'https://a.com/x.png', 'the path of a picture under public/'],
    [
      'testimonials.items[0].provenance',
      { status: 'real' },
      'a status: verified, stated, example',
      '.status',
    ],
    ['testimonials.rating', 4.8, 'an object with fields'],
    ['statistics.items[0].value', 4.875, 'at most 2 decimals'],
    ['statistics.items[0].provenance.evidence', undefined, 'an object with fields'],
    ['notices.pool[0].name', 'Bob Breakout', 'an initial and a surname'],
    ['notices.pool[0].isActive', 1, 'true or false'],
    ['notices.exampleTime', '{time}', 'words beside {time}'],
    ['claims.items[0].words', '', 'text that is not empty'],
  ],
  'names that are not there': [
    ['notices.pool[0].plan', 'yearly', 'the id of a plan: monthly, annual'],
    ['planFeatures[0].plans[0]', 'month', 'the id of a plan: monthly, annual'],
    ['home.primary.href', '/prices', 'a page of this site: /'],
    ['closing.primary.href', '/#price', 'an anchor that exists on /'],
    ['navigation.links[0].id', 'plans', 'the id of the section that the link leads to, pricing'],
    ['footer.legal.links[0].href', '/imprint', 'a page of this site: /'],
    ['footer.social.links[0].icon', 'twiter', 'the name of a mark on simpleicons.org'],
    [
      'indicators.items[0].image',
      { file: 'no.png', width: 9, height: 9, alt: 'Words of this field.' },
      'a file that exists in public/pictures/',
      '.file',
    ],
    ['pages[4].path', '/terms', 'a path that no other page has'],
    ['pages[5].footer', 'resources.blog', 'an entry without href of footer.resources'],
  ],
  'what texts say': [
    ['faqs.items[0].answer', 'It costs $12.99 a month.', 'no price but $10.00, $99.50'],
    ['faqs.items[1].answer', 'All three plans.', 'the number of plans, two'],
    ['faqs.items[2].answer', 'Write to sales@acme.com.', 'the support address of content/site.ts'],
    ['faqs.items[3].answer', 'Read the [terms](/term).', 'a page of this site: /'],
    ['faqs.items[4].answer', 'Read the [terms] (/terms).', 'links written [name](target)'],
    ['faqs.items[5].answer', 'See https://acme.com/x.', 'an address written [name](https://…)'],
    ['faqs.items[6].answer', 'Write to {suport}.', 'text without {suport} '],
    ['faqs.items[7].answer', 'See [this](www.acme.com).', 'a page or an anchor of this site'],
    ['closing.label', 'Guaranteed profits', 'words that promise nothing nobody can promise'],
    ['home.label', 'See [plans](/#pricing)', 'text without a link'],
  ],
  'days and routes': [
    ['routes.home.updated', '2026-02-30', 'a day of the calendar'],
    ['routes.notFound.updated', '2027-11-21', 'a date at most 31 days ahead'],
    ['routes.home.description', 'Short.', 'at least 70 characters'],
    ['routes.paymentSuccess.title', 'Page home', 'a title that no other page has'],
    ['routes.notFound.indexed', 'no', 'true or false'],
    ['launch.legalReview.terms', 'Ann', 'an object with fields'],
    ['launch.pricesConfirmed.date', 'today', 'a date written YYYY-MM-DD'],
  ],
  'own pages': [
    ['pages[4].title', undefined, 'text, got nothing'],
    ['pages[4].updated', 'yesterday', 'a date written YYYY-MM-DD'],
    ['pages[5].updated', '2062-11-21', 'a date at most 31 days ahead'],
    ['pages[4].footer', 'imprint', 'a list of the footer, resources, legal'],
    ['pages[4].header', 'yes', 'true or false'],
    ['pages[5].path', '/Über-uns', 'a file name in lower-case letters'],
    ['pages[5].author', 'Ann', 'no such field'],
  ],
};

const steps = (place: string) =>
  (place.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** What follows from the days of the refund, and from a section that is gone. */
const FOLLOWING = [
  'pricing.ts pricing.card.refund',
  'footer.ts footer.refund',
  'home.ts home.secondary.href',
  'closing.ts closing.secondary.href',
].map((place) => `content/${place}`);

describe.each(Object.entries(GROUPS))('%s', (_, entries) => {
  const lines = linesWith(Object.fromEntries(entries.map(([place, typed]) => [place, typed])));

  const placed = entries.map(([place, typed, expected, inside = '']) => {
    const { file, field } = fieldAt(steps(place));
    return [`${file} ${field}${inside}`, typed, expected] as const;
  });

  it.each(placed)('%s: %j', async (place, _typed, expected) => {
    expect((await lines).get(place)).toContain(expected);
  });

  it('and nothing else', async () => {
    const others = [...(await lines).keys()].filter((place) => !FOLLOWING.includes(place));
    expect(others.sort()).toEqual(placed.map(([place]) => place).sort());
  });
});

it('a list of plans that is not there', async () => {
  const lines = await linesWith({ plans: undefined });
  expect(lines.get('content/plans.ts plans')).toContain('a list');
});

it.each([
  [
    'a colour that is left out',
    /--ink:[^;]+;/,
    '',
    '--ink',
    'a colour such as #12ab9f, got nothing',
  ],
  ['a colour by its name', /--ink:[^;]+;/, '--ink: gold;', '--ink', 'got "gold"'],
  ['a colour that nobody can read', /--ink:[^;]+;/, '--ink: #111111;', '', 'contrast'],
])('%s', async (_, from, to, field, expected) => {
  const found = await linesWith({}, changedColours(from, to));
  const lines = [...found].map((line) => line.join(': '));
  expect(lines.join('\n')).toContain(`colours.css ${field}`);
  expect(lines.join('\n')).toContain(expected);
});
