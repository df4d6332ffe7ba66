import { statSync } from 'node:fs';
import { assetLicences, fonts, ownDrawings, SANS_CHARACTERS, SERIF_CHARACTERS } from './assets';
import { inTerms, itReports, printed, set } from './testing/lines';

/** Everything in the sound export, and fonts by this licence. */
const licences = (licence: string) => ({
  'licences.items': ['icons/', 'icon.png', 'social/', 'fonts/'].map((files) => ({
    id: files,
    files,
    licence: files === 'fonts/' ? licence : 'own work',
    source: 'Ann',
  })),
});
const FILES = { 'fonts/a.woff2': '', 'a.js': '' };

itReports(assetLicences, [
  ['accepts what is covered', { fields: licences('OFL'), files: FILES }],
  [
    'takes the copy that browsers keep for its file',
    { fields: licences('OFL'), files: { '_next/static/files-1a2b3c4d/icons/a.png': '' } },
  ],
  [
    'reports what nothing covers',
    {
      fields: licences('OFL'),
      files: { 'people/ann.jpg': '', 'fonts.woff2': '', 'logo.svg': '' },
    },
    'licences.items Nothing here covers out/fonts.woff2.',
    'licences.items Nothing here covers out/logo.svg.',
    'licences.items Nothing here covers out/people/ann.jpg.',
  ],
  set(licences('unknown'), 'licences.items[3].licence The licence of fonts/ is not known.'),
  [
    'reports a picture of a testimonial that does not exist',
    {
      fields: { 'testimonials.items[0].avatar': '/people/bo.png' },
      hasFile: (path) => path !== 'public/people/bo.png',
    },
    'testimonials.items[0].avatar expected a picture that exists under public/, got "/people/bo.png"',
  ],
]);

itReports(ownDrawings, [
  set(
    { 'indicators.items[1].image.drawing': 'smart-money' },
    'indicators.items[1].image.drawing The picture of “sessions” is that of “smart-money”.',
  ),
]);

const preload = (name: string) => `<link rel="preload" as="font" href="/${name}">`;
const TWO_FONTS = preload('a') + preload('b');

itReports(fonts, [
  inTerms('<title>', `${TWO_FONTS}<title>`),
  inTerms('<title>', `${TWO_FONTS}${preload('c')}<title>`, 'Preloads 3 fonts'),
  ['accepts 60,000 bytes', { files: { 'a.woff2': Buffer.alloc(60_000) } }],
  [
    'reports too many bytes',
    { files: { 'a.woff2': Buffer.alloc(30_000), 'b.woff2': Buffer.alloc(30_001) } },
    '60001 bytes of fonts',
  ],
  printed('中<script>"文"</script>', 'Prints characters that the fonts lack: 中 (U+4E2D).'),
]);

it.each([SERIF_CHARACTERS, SANS_CHARACTERS])(
  'lists each character once, those of texts among them',
  (all) => {
    expect([...all]).toEqual([...new Set(all)]);
    for (const character of '~é—’·€') expect(all).toContain(character);
  },
);

it('keeps the three files within 60,000 bytes', () => {
  const names = ['instrument-serif', 'instrument-serif-italic', 'geist'];
  const sizes = names.map((name) => statSync(`app/fonts/${name}.woff2`).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
});
