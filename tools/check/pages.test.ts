import { formatMoney } from '@/lib/text/format';
import { amountsIn } from './amounts';
import { type Case, itReports } from './testing/cases';

/** The terms page with an added or replaced part. */
const printed = (html: string, ...lines: string[]): Case => [
  { 'terms.html': ['</main>', `${html}</main>`] },
  ...lines.map((line) => `terms.html ${line}`),
];
const inTerms = (from: string | RegExp, to: string, ...lines: string[]): Case => [
  { 'terms.html': [from, to] },
  ...lines.map((line) => `terms.html ${line}`),
];

const said = (text: string, ...lines: string[]): Case => [
  { 'home.intro': text },
  ...lines.map((line) => `home.intro ${line}`),
];

itReports(
  'pricing/amounts',
  [{ 'site.currency': 'JPY' }, 'plans[1].price expected a price with at most 0 decimals for JPY'],
  inTerms('"price":"99.50"', '"price":"9.50"', 'Annual offer: price is 9.50, expected 99.50.'),
  inTerms('"USD"', '"EUR"', 'Monthly offer: priceCurrency is EUR, expected USD.'),
  inTerms('"@type":"Offer"', '"@type":"Thing"', 'Structured data: expected 2 offers, got 1.'),
  inTerms('<p>$99.50<', '<p hidden>$99.50<', 'Annual offer: “$99.50” is not printed'),
);

it.each([
  ['en-US', 'USD'],
  ['fr-FR', 'EUR'],
  ['ja-JP', 'JPY'],
  ['de-CH', 'CHF'],
  ['he-IL', 'ILS'],
])('reads amounts formatted for %s in %s', (locale, currency) => {
  for (const amount of [5, 1499, 1_234_567])
    expect(amountsIn(formatMoney(amount, { locale, currency }), { locale, currency })).toEqual([
      expect.objectContaining({ amount }),
    ]);
});

const LOADS = 'https://cdn.com/a';

itReports(
  'privacy/third-parties',
  printed('<img src="https://cdn.com/a.png" alt="">', LOADS),
  printed('<img srcset="/a.png 1x, https://cdn.com/a.png 2x" alt="">', LOADS),
  printed('<link rel="stylesheet" href="https://cdn.com/a.css">', LOADS),
  printed('<a href="https://cdn.com/a">A</a><link rel="canonical" href="https://cdn.com/a">'),
  [{ 'a.css': '@import "https://cdn.com/a.css";' }, 'a.css https://cdn.com/a.css is on'],
);
itReports(
  'privacy/recipients',
  [{ 'site.hostingProvider': 'Other' }, 'Other receives data (site.hostingProvider), but the page'],
  [
    { 'pages[1].body': 'Payco, Hostco, Chartbox, https://members.acme.com/login. {seller}' },
    'The page does not name the browser storage key {motionKey}.',
    'The page does not name the browser storage key {noticesKey}.',
  ],
  [
    {
      'pages[1].body':
        'Payco, Hostco, Chartbox, https://members.acme.com/login, Stripe. {seller} {support} {motionKey} {noticesKey}',
    },
    'The page names Stripe, which',
  ],
);

const answer = (text: string, ...lines: string[]): Case => [
  { 'faqs.items[0].answer': text },
  ...lines.map((line) => `faqs.items[0].answer ${line}`),
];

itReports(
  'content/links',
  answer('See [terms](/terms), [plans](/#pricing), [this](https://a.com), [us](mailto:a@b.co).'),
  answer('See [this](/term).', 'expected a page on this site: /, /disclaimer'),
  answer('See [this](/#prices).', 'expected an anchor that exists on /: #home, '),
  answer('See [this](www.a.com).', 'expected a page or an anchor on this site, an https URL'),
  answer('See [this] (/terms).', 'expected links written as [name](target), with no space'),
  said('See [this](/terms).', 'expected text with no link (it would show literally)'),
  said('Write to {support}.', 'expected text with no link (it would show literally)'),
  [{ 'home.primary.href': '/prices' }, 'home.primary.href expected a page on this site'],
  [{ 'pages[0].body': '[A](/b) {seller} {support}' }, 'line 7 expected a page on this site'],
  printed('<a href="/terms#main">A</a><a href="tel:+123">A</a>'),
  printed('<a href="/nowhere">A</a>', 'The link "/nowhere" leads to a page that does not exist.'),
  printed('<a href="#nowhere">A</a>', 'The link "#nowhere" leads to #nowhere, which the target'),
  printed('<a href="#">A</a>', 'The link "#" has no target.'),
  printed('<a href="http://a.com/">A</a>', 'The link "http://a.com/" must use https.'),
  printed('<img src="/a.png" alt="">', 'The page loads /a.png, which does not exist.'),
);

itReports(
  'pages/html',
  printed('<h3>A</h3>', 'html-validate/heading-level: Heading level can only increase by one'),
  printed(
    '<p style="color: red">A</p>',
    'html-validate/no-inline-style: Inline style is not allowed',
  ),
  inTerms(
    /<h1>.*?<\/h1>/,
    '',
    'The page has no h1 element.',
    'html-validate/heading-level: Initial heading level must be <h1>',
  ),
  inTerms(/main/g, 'div', 'The page has no main element.'),
  printed('<p>{brand}</p>', 'The page prints “{brand}”.'),
  printed('<p>&lt;!-- when: renews --&gt;</p>', 'The page prints “<!-- when: renews -->”.'),
);

itReports('pages/licenses', [
  { '_next/static/0/loads.json': '{"packages":["one"]}' },
  'licenses.txt No license of one.',
]);
