import { icons, icoSizes, pngSize, previews } from './previews';
import { icoOf, pngOf } from './testing/export-fixture';
import { type Case, changed, file, inTerms, itReports } from './testing/lines';

const image = (address: string, line: string) =>
  inTerms(/(property="og:image" content=")[^"]*/, `$1${address}`, `${line}`);
const picture = (what: string, body: Buffer, line: string): Case => {
  const found = `terms.html /social/terms.png ${line}`;
  // Two tags name the picture.
  return [what, { files: { 'social/terms.png': body } }, found, found];
};

const TAGS = [
  ...['og:title', 'og:description', 'og:type', 'og:site_name', 'og:locale', 'og:image'],
  ...['og:image:alt', 'og:image:type', 'og:image:width', 'og:image:height', 'twitter:card'],
  ...['twitter:title', 'twitter:description', 'twitter:image', 'twitter:image:alt'],
];

itReports(previews, [
  inTerms(/<title>.*?<\/title>/, '', 'The title is none, expected “Page terms”.'),
  inTerms('<title>Page', '<title>A', 'The title is “A terms”, expected'),
  inTerms('<title>', '<title>A</title><title>', 'The title is “A”, “Page terms”'),
  inTerms('name="description"', 'name="x"', 'The description is none'),
  inTerms('<main', '<svg><title>A</title></svg><main'),
  ...TAGS.map((name) =>
    inTerms(new RegExp(`("${name}" content=")[^"]*`), '$1', `There is no ${name}.`),
  ),
  inTerms('summary_large_image', 'summary', 'twitter:card is summary, expected'),
  image('/a.png', 'og:image is no whole address: /a.png.'),
  image('https://cdn.a.com/a.png', 'og:image is not on https://www.acme'),
  image('https://www.acme.com/a', 'og:image has no .png extension'),
  image('https://www.acme.com/a.png', 'og:image does not exist: /a.png.'),
  image('https://www.acme.com/social/home.png', 'Its og:image is that of index.html.'),
  picture('another size', pngOf(600, 315), 'is 600×315, expected a PNG of 1200×630.'),
  picture('another format', Buffer.from('<svg/>'), 'is no PNG, expected'),
  picture('too many bytes', pngOf(1200, 630, 5_000_000), 'has 5000000 bytes, expected under'),
]);

const manifest = (from: string, to: string, line: string) =>
  changed('manifest.webmanifest', from, to, line);

itReports(icons, [
  inTerms('rel="icon"', 'rel="x"', 'No PNG or ICO icon of 48'),
  inTerms('"apple-', '"x-', 'No apple-touch-icon of 180 pixels.'),
  // These differ from the right one in their size or format alone.
  ['small icons', { files: { 'favicon.ico': icoOf(32) } }, ...Array(7).fill('No PNG or ICO icon')],
  ['a drawing alone', { files: { 'favicon.ico': '<svg/>' } }, ...Array(7).fill('No PNG or ICO')],
  [
    'a touch icon of another size',
    { files: { 'icons/apple.png': pngOf(152, 152) } },
    ...Array(7).fill('No apple-touch-icon'),
  ],
  manifest('192x192', '180x180', '/icons/192.png is not there as a picture of 180x180.'),
  manifest('maskable', 'any', 'No maskable icon.'),
  file('manifest.webmanifest', null, 'The file is missing.'),
]);

it.each([
  ['a PNG', pngOf(1200, 630), { width: 1200, height: 630 }, []],
  ['an icon', icoOf(48), null, [{ width: 48, height: 48 }]],
  ['an icon of 256 pixels', icoOf(256), null, [{ width: 256, height: 256 }]],
  ['an empty file', Buffer.alloc(0), null, []],
  ['a JPEG', Buffer.alloc(40, 0xff), null, []],
  ['a PNG cut short', pngOf(1, 1).subarray(0, 20), null, []],
  ['an icon cut short', icoOf(48).subarray(0, 12), null, []],
])('reads the sizes of %s', (_, body, png, ico) => {
  expect([pngSize(body), icoSizes(body)]).toEqual([png, ico]);
});
