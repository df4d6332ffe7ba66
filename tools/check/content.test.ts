/** Tests for content, business and payment rules. `wrong-entries.test.ts` tests schemas. */
import { readFileSync } from 'node:fs';
import { type Case, itReports } from './testing/cases';

const COLORS = 'content/colors.css';
const color = (name: string, value: string) => ({
  [COLORS]: [new RegExp(`--${name}:[^;]+;`), value && `--${name}: ${value};`],
});
const CONTRAST = '--ink expected a contrast of 4.5 to 1 on --';

itReports(
  'content/contrast',
  [color('ink', ''), '--ink expected a color such as #12ab9f, got nothing'],
  [color('ink', 'gold'), '--ink expected a color such as #12ab9f, got "gold"'],
  [color('ink', '#FFF')],
  [color('accent', 'var(--info)')],
  [
    color('ink', '#111111'),
    ...['ground', 'surface', 'raised', 'hairline'].map((name) => CONTRAST + name),
  ],
);

itReports(
  'content/references',
  [{ 'planFeatures[0].plans': ['no'] }, 'planFeatures[0].plans[0] expected a plan id'],
  [{ 'indicators.items[0].draws': 'zones' }, 'expected no demo section'],
);
itReports('content/brand-icons', [
  { 'footer.social.links[0].icon': 'twiter' },
  'expected a simpleicons.org slug',
]);

const page = (body: string) => ({ 'pages[0].body': `${body}\n\n{support} {seller}` });
const image = (address: string) => page(`![A chart with marks and zones](${address})`);

itReports(
  'content/markdown',
  [page('A <b>word</b>.'), 'line 7 expected Markdown without HTML', ''],
  [page('At {prise}.'), 'line 7 expected names in braces: {brand},'],
  [page('<!-- when: holiday -->\nWords.'), 'line 7 expected a setting: analytics,'],
  [page('<!-- when: renews -->\nWords.')],
  [page('<!--when:  renews-->  \n\n<!-- when: no trials -->\n- Words.')],
  [{ 'pages[0].body': '{support}\n<!-- when: renews -->' }, 'line 8 expected text below this'],
  [page('# A title'), 'line 7 expected a heading with ##, ### or ####, got "A title'],
  [page('T\uFFFDrms.'), 'line 7 expected a file saved as UTF-8'],
  [page('A note.[^1]'), 'line 7 expected text without footnotes'],
  [page('<!-- A note. -->'), 'line 7 expected Markdown without HTML'],
  [image('chart.png'), 'line 7 expected a picture in public/pictures/ or a drawing: drawing:home'],
  [image('picture:charts/a.png'), 'line 7 expected picture: and a file name in public/pictures/'],
  [image('picture:größe.png'), 'line 7 expected picture: and a file name in public/pictures/'],
  [image('picture:a chart.png'), 'line 7 expected ![alt text](picture:name.png "caption")'],
  [
    page('See ![A chart with marks and zones](drawing:zones).'),
    'expected a picture in its own paragraph',
  ],
  [page('![A chart](drawing:zones)'), 'line 7 expected alt text of at least 20'],
  [{ 'pages[1].path': '/elsewhere' }, 'path expected this page to exist, got nothing'],
  [
    { 'pages[1].path': '/payment-success' },
    'path expected this page to exist, got nothing',
    'expected a path that no other page has',
  ],
);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>';
const PNG = readFileSync('e2e/pictures/zones.png');
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const own = (file: string) => ({ file, alt: 'Words of this field.' });
const hero = (file: string, content: string | Buffer) => ({
  'home.picture': own(file),
  [`public/pictures/${file}`]: content,
});
const MISSING = 'expected the name of a file in public/pictures/, with the same capitals';

itReports(
  'content/pictures',
  [hero('a.svg', SVG)],
  [hero('A_1.b-2.PNG', PNG)],
  [hero('a.png', 'Words'), 'home.picture.file expected a file that is a whole picture'],
  [hero('a.png', PNG.subarray(0, 9000)), 'home.picture.file expected a file that is a whole'],
  [hero('a.png', GIF), 'home.picture.file expected a picture saved as png, jpeg, webp, avif, svg'],
  [hero('a.webp', PNG), 'home.picture.file expected a file name that ends in .png'],
  [{ 'indicators.items[0].image': own('a.png') }, `indicators.items[0].image.file ${MISSING}`],
  [{ 'site.logo': { file: 'a.png', hasName: true } }, `site.logo.file ${MISSING}`],
  [{ 'testimonials.items[0].avatar': 'a.png' }, `testimonials.items[0].avatar ${MISSING}`],
  [image('picture:a.png'), `line 7 ${MISSING}`],
);

itReports(
  'business/identity',
  [{ 'home.intro': 'Chartwright charts.' }, 'home.intro This text names the sample’s brand'],
  [
    { 'site.platformName': 'Candlemoor' },
    'site.platformName This text names the sample’s brand or',
  ],
  [{ 'launch.mark': 'example' }, 'site.logo Header, icons and social images show the'],
);
itReports('business/addresses', [
  { 'site.memberSiteUrl': 'https://members.acme.example' },
  'site.memberSiteUrl',
]);
itReports(
  'business/support',
  [
    { 'site.supportEmailChecked': null },
    'site.supportEmailChecked No test email has reached help@acme.com.',
  ],
  [
    { 'site.supportEmailChecked': '2025-12-20' },
    'site.supportEmailChecked (warning) The last test email to',
  ],
  [
    { 'site.supportEmailChecked': '2025-11-20' },
    'site.supportEmailChecked The last test email to help@acme',
  ],
);

const link = (to: string | null, ...lines: string[]): Case => [
  { 'plans[0].paymentLink': to },
  ...lines.map((line) => `plans[0].paymentLink ${line}`),
];

itReports(
  'pricing/payment-links',
  link(null, '(warning) The plan has no payment link'),
  [{ 'plans[0].paymentLink': null, 'plans[1].paymentLink': null }, ' The plan', ' The plan'],
  link('https://dashboard.stripe.com/a', 'expected the public payment page'),
  link('https://www.acme.com/buy', 'expected a payment company’s page'),
  [
    { 'plans[1].paymentLink': 'https://pay.payco.com/monthly' },
    'plans[1].paymentLink (warning) “Monthly” has the same link.',
  ],
  ...[
    ...['https://pay.payco.com/test_9AQ5lq', 'https://pay.payco.com/sandbox/a'],
    ...['https://pay.payco.com/test/a', 'https://pay.payco.com/a?test=1'],
  ].map((to) => link(to, 'This is a test-mode link')),
  link('https://pay.payco.com/latest?test=0'),
);
itReports(
  'pricing/confirmed',
  [{ 'launch.pricesConfirmed': null }, 'launch.pricesConfirmed Nobody has confirmed'],
  [{ 'launch.pricesConfirmed.date': '2026-09-01' }, '2026-09-01 is more than 90 days ago'],
  [{ 'launch.pricesConfirmed.date': '2026-09-02' }],
);
itReports(
  'content/licenses',
  [{ 'x.png': 'A' }, 'licenses.items x.png has no license.'],
  [{ 'pictures/x.png': 'A' }],
);
