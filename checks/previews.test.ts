import { icons, icoSizes, pngSize, previews } from './previews';
import { icoOf, pngOf } from './testing/export-fixture';
import { type Case, itReports } from './testing/lines';

const inTerms = (what: string, from: string | RegExp, to: string, ...lines: string[]): Case => [
  what,
  { files: { 'terms.html': (sound) => sound.replace(from, to) } },
  ...lines.map((line) => `terms.html ${line}`),
];
const image = (what: string, address: string, line: string): Case =>
  inTerms(what, /(property="og:image" content=")[^"]*/, `$1${address}`, line);
const picture = (what: string, file: Buffer, ...lines: string[]): Case => [
  what,
  { files: { 'social/terms.png': file } },
  // Two tags name the picture.
  ...[...lines, ...lines].map((line) => `terms.html /social/terms.png ${line}`),
];

const TAGS = [
  ...['og:title', 'og:description', 'og:type', 'og:site_name', 'og:locale', 'og:image'],
  ...['og:image:alt', 'og:image:type', 'og:image:width', 'og:image:height', 'twitter:card'],
  ...['twitter:title', 'twitter:description', 'twitter:image', 'twitter:image:alt'],
];

itReports(previews, [
  inTerms(
    'reports no title',
    /<title>.*?<\/title>/,
    '',
    'The title is none, expected “Page terms”.',
  ),
  inTerms('reports another title', '<title>Page', '<title>A', 'The title is “A terms”, expected'),
  inTerms(
    'reports two titles',
    '<title>',
    '<title>A</title><title>',
    'The title is “A”, “Page terms”',
  ),
  inTerms('reports no description', 'name="description"', 'name="x"', 'The description is none'),
  inTerms('counts no title of a drawing', '<main', '<svg><title>A</title></svg><main'),
  ...TAGS.map((name) =>
    inTerms(
      `reports an empty ${name}`,
      new RegExp(`("${name}" content=")[^"]*`),
      '$1',
      `There is no ${name}.`,
    ),
  ),
  inTerms(
    'reports another card',
    'summary_large_image',
    'summary',
    'twitter:card is summary, expec',
  ),
  image('reports a path alone', '/a.png', 'og:image is no whole address: /a.png.'),
  image('reports another origin', 'https://cdn.a.com/a.png', 'og:image is not on https://www.acme'),
  image('reports no extension', 'https://www.acme.com/a', 'og:image has no .png extension'),
  image('reports a missing file', 'https://www.acme.com/a.png', 'og:image does not exist: /a.png.'),
  image(
    'reports the picture of another page',
    'https://www.acme.com/social/home.png',
    'Its og:image',
  ),
  picture('reports another size', pngOf(600, 315), 'is 600×315, expected a PNG of 1200×630.'),
  picture('reports another format', Buffer.from('<svg/>'), 'is no PNG, expected'),
  picture(
    'reports too many bytes',
    pngOf(1200, 630, 5_000_000),
    'has 5000000 bytes, expected under',
  ),
]);

const manifest = (what: string, from: string, to: string, line: string): Case => [
  what,
  { files: { 'manifest.webmanifest': (sound) => sound.replace(from, to) } },
  `manifest.webmanifest ${line}`,
];
/** Every page has the same icons. */
const everyPage = (line: string) =>
  ['404', 'disclaimer', 'index', 'payment-success', 'privacy', 'refund', 'terms'].map(
    (name) => `${name}.html ${line}`,
  );

itReports(icons, [
  inTerms('reports a page without an icon', 'rel="icon"', 'rel="x"', 'No PNG or ICO icon of 48'),
  inTerms(
    'reports one without a touch icon',
    '"apple-',
    '"x-',
    'No apple-touch-icon of 180 pixels.',
  ),
  ['reports a small icon', { files: { 'favicon.ico': icoOf(32) } }, ...everyPage('No PNG or ICO')],
  [
    'reports a drawing alone',
    { files: { 'favicon.ico': '<svg/>' } },
    ...everyPage('No PNG or ICO'),
  ],
  [
    'reports a touch icon of another size',
    { files: { 'icons/apple.png': pngOf(152, 152) } },
    ...everyPage('No apple-touch-icon'),
  ],
  [
    'reports a manifest icon of another size',
    { files: { 'icons/192.png': pngOf(180, 180) } },
    'manifest.webmanifest /icons/192.png is not there as a picture of 192x192.',
  ],
  manifest('reports no maskable icon', 'maskable', 'any', 'No maskable icon.'),
  [
    'reports no manifest',
    { files: { 'manifest.webmanifest': null } },
    'manifest.webmanifest The file is missing.',
  ],
]);

it.each([
  ['a PNG', pngOf(1200, 630), { width: 1200, height: 630 }, []],
  ['an icon', icoOf(48), null, [{ width: 48, height: 48 }]],
  ['an icon of 256 pixels', icoOf(256), null, [{ width: 256, height: 256 }]],
  ['an empty file', Buffer.alloc(0), null, []],
  ['a JPEG', Buffer.alloc(40, 0xff), null, []],
  ['a PNG cut short', pngOf(1, 1).subarray(0, 20), null, []],
  ['an icon cut short', icoOf(48).subarray(0, 12), null, []],
])('reads the sizes of %s', (_, file, png, ico) => {
  expect([pngSize(file), icoSizes(file)]).toEqual([png, ico]);
});
