import { assetLicences, fonts, ownDrawings } from './assets';
import { inTerms, itReports, said, set } from './testing/lines';

/** Everything in the sound export, and people's pictures by this licence. */
const licences = (licence: string) => ({
  'licences.items': ['icons/', 'icon.png', 'social/', 'faces/'].map((files) => ({
    id: files,
    files,
    licence: files === 'faces/' ? licence : 'own work',
    source: 'Ann',
  })),
});
const FILES = { 'fonts/a.woff2': '', 'faces/ann.png': '', 'a.js': '' };

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

const preload = (name: string) => `<link rel="preload" as="font" href="/${name}">`;
const THREE_FONTS = preload('a') + preload('b') + preload('c');

itReports(fonts, [
  inTerms('<title>', `${THREE_FONTS}<title>`),
  inTerms('<title>', `${THREE_FONTS}${preload('d')}<title>`, 'Preloads 4 fonts'),
  ['accepts 60,000 bytes', { files: { 'a.woff2': Buffer.alloc(60_000) } }],
  [
    'reports too many bytes',
    { files: { 'a.woff2': Buffer.alloc(30_000), 'b.woff2': Buffer.alloc(30_001) } },
    '60001 bytes of fonts',
  ],
  [
    'counts a file and its copy once',
    {
      files: {
        'fonts/a.woff2': Buffer.alloc(60_000),
        '_next/static/files-1a2b3c4d/fonts/a.woff2': Buffer.alloc(60_000),
      },
    },
  ],
  said('A smile 😀, a quote „so“, Łódź and 円.', '(warning) 円 (U+5186): the typeface'),
  set(
    { 'home.headline': 'Lines 🚀 of ours' },
    'home.headline (warning) 🚀 (U+1F680): the typeface lacks it',
  ),
  set(
    {
      pages: [{ path: '/about', title: '円' }],
      'routes.about': { path: '/about', headline: '円', indexed: false },
    },
    'title (warning) 円 (U+5186): the typeface lacks it',
  ),
  ['knows the letters of its language', { fields: { 'site.locale': 'ja', 'home.intro': '円 え' } }],
  said(
    'A sign \ue000 of no face.',
    'expected letters that a face has a shape for, got "\ue000 (U+E000)"',
  ),
  set(
    { 'typefaces.pictures': '@fontsource/no-such-face' },
    'typefaces.pictures expected a package that is installed (npm install --save-dev --save-exact @fontsource/no-such-face)',
  ),
]);
