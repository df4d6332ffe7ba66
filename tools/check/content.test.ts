/** Tests for content, business and payment rules. `wrong-entries.test.ts` tests schemas. */
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
  [
    color('ink', '#111111'),
    ...['ground', 'surface', 'raised', 'hairline'].map((name) => CONTRAST + name),
  ],
);

itReports(
  'content/references',
  [{ 'notices.pool[0].plan': 'no' }, 'notices.pool[0].plan expected a plan id: monthly, an'],
  [{ 'notices.pool[0].plan': 'no', sections: [{ id: 'home', theme: 'dark' }] }],
  [{ 'planFeatures[0].plans': ['no'] }, 'planFeatures[0].plans[0] expected a plan id'],
  [{ 'indicators.items[0].draws': 'zones' }, 'expected no demo section'],
);
itReports('content/brand-icons', [
  { 'footer.social.links[0].icon': 'twiter' },
  'expected a simpleicons.org slug',
]);

const page = (body: string) => ({ 'pages[0].body': `${body} {support} {seller}` });

itReports(
  'content/markdown',
  [page('A <b>word</b>.'), 'line 7 expected Markdown without HTML', ''],
  [page('At {prise}.'), 'line 7 expected names in braces: {brand},'],
  [page('<!-- when: holiday -->\nWords.'), 'line 7 expected a setting: analytics,'],
  [page('<!-- when: renews -->\nWords.')],
  [page('<!--when:  renews-->  \n\n<!-- when: no trials -->\n- Words.')],
  [{ 'pages[0].body': '{support}\n<!-- when: renews -->' }, 'line 8 expected text below this'],
  [page('# A title'), 'line 7 expected a heading with ##, ### or ####, got "A title'],
  [page('<!-- A note. -->'), 'line 7 expected Markdown without HTML'],
  [page('![A chart with marks and zones](chart.png)'), 'line 7 expected a drawing: drawing:home'],
  [page('![A chart](drawing:zones)'), 'line 7 expected alt text of at least 20'],
  [{ 'pages[1].path': '/elsewhere' }, 'path expected this page to exist, got nothing'],
  [
    { 'pages[1].path': '/payment-success' },
    'path expected this page to exist, got nothing',
    'expected a path that no other page has',
  ],
);

const PICTURE = 'public/pictures/a.svg';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';
const picture = { file: 'a.svg', width: 9, height: 8, alt: 'Words of this field.' };
const logo = (svg: string) => ({ 'site.logo': { file: 'a.svg', hasName: true }, [PICTURE]: svg });

itReports(
  'content/pictures',
  [{ 'indicators.items[0].image': picture }, '.image.file expected a file that exists in public/p'],
  [{ 'indicators.items[0].image': picture, [PICTURE]: `${SVG}</svg>` }, '.height expected 9, the'],
  [logo('Words'), 'site.logo.file expected an image file'],
  [
    logo('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'an SVG file with a viewBox, got',
  ],
  [logo(`${SVG}<text>A</text></svg>`), 'site.logo.file expected letters as outlines'],
  [logo(`${SVG}${' '.repeat(20_000)}</svg>`), 'site.logo.file expected a file of at most 20000 by'],
);

itReports(
  'business/identity',
  [{ 'home.intro': 'Chartwright charts.' }, 'home.intro This text names the sample brand.'],
  [{ 'launch.mark': 'example' }, 'site.logo Header, icons and social images show the'],
);
itReports('business/addresses', [
  { 'site.memberSiteUrl': 'https://members.acme.example' },
  'site.memberSiteUrl',
]);
itReports(
  'business/support',
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
  link('https://pay.payc0.com/a', 'pay.payc0.com is not in launch.paymentHosts'),
  link(
    'https://dashboard.stripe.com/a',
    'expected the public payment page',
    'dashboard.stripe.com is not in',
  ),
  link('https://www.acme.com/buy', 'expected a payment company’s page', 'www.acme.com is not in'),
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
