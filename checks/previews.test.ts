import { icons, pngSize, previews } from './previews';
import { pngOf } from './testing/export-fixture';
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
  inTerms('rel="icon"', 'rel="x"', 'No PNG icon of 48'),
  inTerms('"apple-', '"x-', 'No apple-touch-icon of 180 pixels.'),
  // All pages have these icons.
  ['a small icon', { files: { 'icon.png': pngOf(32, 32) } }, ...Array(7).fill('No PNG icon of 48')],
  ['a drawing alone', { files: { 'icon.png': '<svg/>' } }, ...Array(7).fill('No PNG icon of 48')],
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
  [pngOf(1200, 630), '1200x630'],
  [Buffer.alloc(40, 0xff), null],
  [pngOf(1, 1).subarray(0, 20), null],
])('reads the size of %s as %s', (body, size) => {
  expect(pngSize(body)).toBe(size);
});
