import { statSync } from 'node:fs';
import { assetLicences, fonts, ownDrawings, SANS_CHARACTERS, SERIF_CHARACTERS } from './assets';
import { type Case, itReports } from './testing/lines';

const licensed = (files: string, licence = 'OFL'): Case[1]['content'] => {
  return ({ licences }) => {
    licences.items = [
      { id: 'a', files: 'icons/', licence: 'own work', source: 'Ann' },
      { id: 'b', files: 'favicon', licence: 'own work', source: 'Ann' },
      { id: 'c', files: 'social/', licence: 'own work', source: 'Ann' },
      { id: 'd', files, licence, source: 'Ann' },
    ];
  };
};

itReports(assetLicences, [
  [
    'accepts what is covered',
    { content: licensed('fonts/'), files: { 'fonts/a.woff2': '', 'a.js': '' } },
  ],
  ...['people/ann.jpg', 'fonts.woff2', 'logo.svg'].map(
    (file): Case => [
      `reports ${file}, which nothing covers`,
      { content: licensed('fonts/'), files: { [file]: '' } },
      `licences.items Nothing here covers out/${file}.`,
    ],
  ),
  [
    'reports a licence that nobody knows',
    { content: licensed('fonts/', 'unknown') },
    'licences.items[3].licence The licence of fonts/ is not known.',
  ],
  [
    'reports a picture of a testimonial that does not exist',
    {
      content: ({ testimonials }) => {
        for (const item of testimonials.items) item.avatar = '/people/bo.png';
      },
      hasFile: (path) => path !== 'public/people/bo.png',
    },
    'testimonials.items[0].avatar expected a picture that exists under public/, got "/people/bo.png"',
  ],
]);

itReports(ownDrawings, [
  [
    'names an indicator with the drawing of one before it',
    {
      content: ({ indicators }) => {
        for (const item of indicators.items) item.image.drawing = 'sessions';
      },
    },
    'indicators.items[1].image.drawing The picture of “sessions” is that of “smart-money”.',
  ],
]);

const preloads = (count: number) => (sound: string) => {
  const links = Array.from(
    { length: count },
    (_, at) => `<link rel="preload" as="font" href="/${at}">`,
  );
  return sound.replace('<title>', `${links.join('')}<title>`);
};

itReports(fonts, [
  ['accepts two files', { files: { 'terms.html': preloads(2), 'a.woff2': Buffer.alloc(60_000) } }],
  ['reports a third', { files: { 'terms.html': preloads(3) } }, 'terms.html Preloads 3 fonts'],
  [
    'reports too many bytes',
    { files: { 'a.woff2': Buffer.alloc(30_000), 'b.woff2': Buffer.alloc(30_001) } },
    '60001 bytes of fonts',
  ],
  [
    'reports a character without a shape, and reads no scripts',
    {
      files: {
        'terms.html': (sound) => sound.replace('</main>', '中<script>"文"</script></main>'),
      },
    },
    'terms.html Prints characters that the fonts lack: 中 (U+4E2D).',
  ],
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
