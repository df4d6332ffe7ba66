import { assetLicences, fonts, ownDrawings } from './assets';
import { type Differences, itReports, said, set } from './testing/lines';

/** Everything in the sound export, and people's pictures by this licence. */
const licences = (licence: string) => ({
  'licences.items': ['icons/', 'icon.png', 'social/', 'faces/'].map((files) => ({
    id: files,
    files,
    licence: files === 'faces/' ? licence : 'own work',
    source: 'Ann',
  })),
});
const FILES = { 'faces/ann.png': '', 'a.js': '' };

itReports(assetLicences, [
  ['accepts what is covered', { fields: licences('CC0'), files: FILES }],
  [
    'takes the copy that browsers keep for its file',
    { fields: licences('CC0'), files: { '_next/static/files-1a2b3c4d/icons/a.png': '' } },
  ],
  [
    'reports what nothing covers',
    {
      fields: licences('CC0'),
      files: { 'people/ann.jpg': '', 'fonts.woff2': '', 'logo.svg': '' },
    },
    'licences.items Nothing here covers out/fonts.woff2.',
    'licences.items Nothing here covers out/logo.svg.',
    'licences.items Nothing here covers out/people/ann.jpg.',
  ],
  set(licences('unknown'), 'licences.items[3].licence The licence of faces/ is not known.'),
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

const preload = '<link rel="preload" as="font" href="/a.woff2"><title>';
const early = (bytes: number): Differences => ({
  files: {
    'a.woff2': Buffer.alloc(bytes),
    'terms.html': (html) => html.replace('<title>', preload),
  },
});

itReports(fonts, [
  ['accepts 36,000 bytes', early(36_000)],
  ['reports more', early(36_001), 'terms.html Loads 36001 bytes of fonts early'],
  said('A smile 😀, a quote „so“, Łódź and 円.'),
  set(
    { 'routes.home.headline': 'Łódź 🚀 – 100 %' },
    'routes.home.headline (warning) 🚀 (U+1F680): the fonts of social images lack it',
  ),
  set(
    {
      pages: [{ path: '/about', title: '円' }],
      'routes.about': { path: '/about', headline: '円', indexed: false },
    },
    'title (warning) 円 (U+5186): the fonts of social images lack it',
  ),
  said('A sign \ue000 of no font.', 'expected letters that a font has, got "\ue000 (U+E000)"'),
]);
