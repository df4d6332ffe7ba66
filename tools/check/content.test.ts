/** Tests what stops a build. `wrong-entries.test.ts` tests schemas. */
import { readFileSync } from 'node:fs';
import { TONES } from '@/engine/chart/renderer';
import { AVATAR_TONES } from '@/lib/pictures/colors';
import { colors } from './colors';
import { links } from './links';
import { markdown } from './markdown';
import { payments } from './payments';
import { pictures } from './pictures';
import { references } from './references';
import { type Case, issuesOf, itReports } from './testing/cases';

const BLACK = 'ground surface raised hairline primary primary-hover primary-active';
const valid = Object.fromEntries([
  ...[...TONES, 'on-avatar', 'focus', 'on-primary'].map((name) => [name, '#ffffff']),
  ...[...BLACK.split(' '), ...AVATAR_TONES].map((name) => [name, '#000000']),
]);

type Colors = Readonly<Record<string, string | undefined>>;

/** White on black, except for these colors. */
function css(dark: Colors, light: Colors = {}, print: Colors = {}) {
  const set = (colors: Colors) =>
    Object.entries(colors)
      .filter(([, value]) => value)
      .map(([name, value]) => `--${name}: ${value};`)
      .join(' ');
  const sections = `[data-theme="dark"] { ${set({ ...valid, ...dark })} @variant light-mode { ${set(light)} } }`;
  return { 'content/colors.css': `${sections} @media print { :root { ${set(print)} } }` };
}
const COLOR = 'expected a color such as #12ab9f, got';
const CONTRAST = 'expected a contrast of 4.5 to 1 on --';

itReports(
  'colors',
  colors,
  [css({})],
  [css({ ink: undefined }), `--ink ${COLOR} nothing`],
  [css({ 'avatar-4': 'gold' }), `--avatar-4 ${COLOR} "gold"`],
  [css({ ink: '#FFF', muted: 'var(--ink)' })],
  [
    css({ ink: '#111111' }),
    ...['ground', 'surface', 'raised', 'hairline'].map((name) => `--ink ${CONTRAST}${name}`),
  ],
  [
    css({ 'avatar-2': '#eeeeee' }),
    `--on-avatar ${CONTRAST}avatar-2 (#eeeeee; dark sections in dark`,
  ],
  [css({ focus: '#606060' })],
  [css({ 'primary-hover': '#777777' }), `--on-primary ${CONTRAST}primary-hover`],
  [css({ 'primary-hover': '#757575' })],
  [css({}, {}, { 'on-primary': '#000000' }), ...Array(3).fill('#000000; print), got 1.00')],
  [css({}, { 'on-primary': 'gold' })],
  [
    { ...css({}, { 'on-primary': '#000000' }), 'site.theme': 'system' },
    ...Array(3).fill('light mode'),
  ],
  [
    { ...css({}, { 'on-primary': '#000000' }), 'site.theme': 'light' },
    ...Array(3).fill('light mode'),
  ],
  [{ 'content/colors.css': '\n.a {' }, 'line 2 expected valid CSS, got "Unclosed block"'],
);

itReports(
  'references',
  references,
  [{ 'planFeatures[0].plans': ['monthly', 'no'] }, 'planFeatures[0].plans[1] expected a plan id'],
  [{ 'indicators.items[0].draws': 'zones' }, 'sections[2].id expected no demo section while no'],
);

itReports('prices', payments, [
  { 'site.currency': 'JPY' },
  ...[0, 1, 2].map((at) => `plans[${at}].price expected a price with at most 0 decimals for JPY`),
]);

const page = (body: string) => ({ 'pages[0].body': `${body}\n\n{support} {seller}` });
const image = (address: string) => page(`![A chart with marks and zones](${address})`);

itReports(
  'markdown',
  markdown,
  [page('A <b>word</b>.'), 'line 7 expected Markdown without HTML', ''],
  [page('At {prise}.'), 'line 7 expected names in braces: {brand},'],
  [page('<!-- when: holiday -->\nWords.'), 'line 7 expected a setting: analytics,'],
  [page('<!-- when: renews -->\nWords.')],
  [page('<!--when:  renews-->  \n\n<!-- when: no trials -->\n- Words.')],
  [page('<!-- when: renews -->\n<!-- when: trials -->\nAt {prise}.'), 'line 9 expected names in'],
  [{ 'pages[0].body': '{support}\n<!-- when: renews -->' }, 'line 8 expected text below this'],
  [page('# A title'), 'line 7 expected a heading with ##, ### or ####, got "A title'],
  [page('##### Small'), 'line 7 expected a heading with ##, ### or ####, got "Small'],
  [page('## One\n\n### Two\n\n#### Three\n\n## Four')],
  [page('### Two'), 'line 7 expected a heading with at most ##, because it is below a heading'],
  [page('## One\n\n#### Three'), 'line 9 expected a heading with at most ###, because it'],
  [page('T\uFFFDrms.'), 'line 7 expected a file saved as UTF-8'],
  [page('A note.[^1]'), 'line 7 expected text without footnotes'],
  [page('<!-- A note. -->'), 'line 7 expected Markdown without HTML'],
  [image('chart.png'), 'line 7 expected a picture in public/pictures/ or a drawing: drawing:home'],
  [image('picture:charts/a.png'), 'line 7 expected picture: and a file name in public/pictures/'],
  [image('picture:größe.png'), 'line 7 expected picture: and a file name in public/pictures/'],
  [image('picture:a chart.png'), 'line 7 expected ![alt text](picture:name.png "caption")'],
  [image('drawing:zones')],
  [image('drawing:zone'), 'line 7 expected a picture in public/pictures/ or a drawing: drawing:'],
  [
    page('See ![A chart with marks and zones](drawing:zones).'),
    'expected a picture in its own paragraph',
  ],
  [page('![A chart of zones.](drawing:zones)'), 'line 7 expected alt text of at least 20'],
  [{ 'pages[1].path': '/elsewhere' }, ' expected this page to exist, got nothing'],
  [
    { 'pages[1].path': '/payment-success' },
    ' expected this page to exist, got nothing',
    'expected another file name, because another page has the address /payment-success',
  ],
  [{ 'pages[3].path': '/terms' }, ' expected this page to exist', ' expected another file name'],
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
  'pictures',
  pictures,
  [{ 'footer.social.links[0].icon': 'twiter' }, 'footer.social.links[0].icon expected a simpleic'],
  [{ 'pricing.methods.items[0].icon': 'viza' }, 'pricing.methods.items[0].icon expected a simple'],
  [hero('a.svg', SVG)],
  [hero('A_1.b-2.PNG', PNG)],
  [hero('a.png', 'Words'), 'home.picture.file expected a file that is a whole picture'],
  [hero('a.png', PNG.subarray(0, 9000)), 'home.picture.file expected a file that is a whole'],
  [hero('a.png', GIF), 'home.picture.file expected a picture saved as png, jpeg, webp, avif, svg'],
  [hero('a.webp', PNG), 'home.picture.file expected a file name that ends in .png'],
  [{ 'indicators.items[0].image': own('a.png') }, `indicators.items[0].image.file ${MISSING}`],
  [{ 'site.logo': { file: 'a.png', hasName: true } }, `site.logo.file ${MISSING}`],
  [
    {
      'site.logo': { file: 'a.png', hasName: true, mark: 'a.png' },
      'public/pictures/a.png': PNG,
    },
    'site.logo.mark expected a square picture for icons, not ',
  ],
  [{ 'testimonials.items[0].avatar': 'a.png' }, `testimonials.items[0].avatar ${MISSING}`],
  [image('picture:a.png'), `line 7 ${MISSING}`],
);

const answer = (text: string, ...lines: string[]): Case => [
  { 'faqs.items[0].answer': text },
  ...lines.map((line) => `faqs.items[0].answer ${line}`),
];

itReports(
  'links',
  links,
  // Links to the repaint index go with its results.
  [{ indexResults: null }],
  [
    { indexResults: null, 'faqs.items[0].answer': '[Index](/repaint-index)' },
    'faqs.items[0].answer expected a page on this site: ',
  ],
  answer('See [terms](/terms), [plans](/#pricing), [this](https://a.com), [us](mailto:a@b.co).'),
  answer(
    'See [costs](/#costs), [one](/#plan-annual), [why](/#faq-refund), [test](/#repaint-test).',
  ),
  answer('Write to {support}, call [us](tel:+4930123456), or see [contact](/terms#contact).'),
  answer('See [this](/term).', 'expected a page on this site: /, /blog, '),
  answer('See [this](/404).', 'expected a page on this site: /, /blog, '),
  answer('See [this](/#prices).', 'expected an anchor that exists on /: #contact, #home, '),
  answer(
    'See [this](/terms#home).',
    'expected an anchor that exists on /terms: #contact, #1-plans',
  ),
  answer('See [this](www.a.com).', 'expected a page or an anchor on this site, an https URL'),
  answer('See [this](tel:+123).', 'expected a page or an anchor on this site, an https URL'),
  answer('See [this] (/terms).', 'expected links written as [name](target), with no space'),
  answer('See https://a.com.', 'expected links written as [name](target), with no space'),
  [{ 'home.intro': 'See [this](/terms).' }, 'home.intro expected text with no link (it would'],
  [{ 'home.intro': 'Write to {support}.' }, 'home.intro expected text with no link (it would'],
  [{ 'home.primary.href': '/prices' }, 'home.primary.href expected a page on this site'],
  [{ 'pages[0].body': '[A](/b) {seller} {support}' }, 'line 7 expected a page on this site'],
  [{ 'pages[0].body': '## About {brand}\n\n[A](#about-sitename) [B](/#faq)' }],
  [{ 'pages[0].body': '[A](#about)' }, 'line 7 expected an anchor that exists on /terms: #contact'],
);

const hiding = (section: string, href: string, ...lines: string[]): Case => [
  {
    sections: ['home', 'indicators', 'demo', 'pricing', 'faqs', 'closing']
      .filter((id) => id !== section)
      .map((id) => ({ id, theme: 'dark' })),
    'closing.primary.href': href,
    'home.secondary.href': '/terms',
    'closing.secondary.href': '/terms',
  },
  ...lines,
];

itReports(
  'links to hidden sections',
  links,
  hiding('none', '/#repaint-test'),
  ...[
    ['demo', 'demo'],
    ['demo', 'repaint-test'],
    ['indicators', 'indicators'],
    ['faqs', 'faq'],
    ['faqs', 'faq-refund'],
  ].map(([section = '', anchor]) =>
    hiding(
      section,
      `/#${anchor}`,
      `closing.primary.href expected another target or no link, because the ${section} section is not in content/sections.ts, got`,
    ),
  ),
  // The build drops links to hidden sections in the header, and no page shows the section's texts.
  [
    { 'faqs.items': [], 'navigation.links[0].href': '/#faqs', 'closing.primary.href': '/#faqs' },
    'closing.primary.href expected another target or no link, because the faqs section is hidden while its list in content/faqs.ts is empty',
  ],
  [{ 'statistics.items': [], 'statistics.label': 'See [this](/terms).' }],
  [
    {
      'home.label': { analytics: 'See [this](/none).', other: 'See nothing.' },
      'pages[0].body': '<!-- when: analytics -->\n[A](/none)\n\n[B](/none)',
    },
    'line 10 expected a page on this site',
  ],
  answer('<!-- when: analytics -->\n[A](/none)\n\n<!-- when: no analytics -->\n[B](/terms)'),
  [
    {
      'footer.resources.links[0].when': 'analytics',
      'footer.resources.links[0].href': '/none',
      'demo.guide.href': { analytics: '/none', other: '/nowhere' },
    },
    'demo.guide.href.other expected a page on this site',
  ],
);

it('every check accepts a valid site', async () => {
  for (const check of [colors, links, markdown, payments, pictures, references])
    expect(await issuesOf(check)).toEqual([]);
});
