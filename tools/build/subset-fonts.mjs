/**
 * Subsets Fontsource fonts; run this after a Fontsource update: `node tools/build/subset-fonts.mjs`.
 * Pages load `app/fonts/`; social images use one-weight TrueType files in `lib/pictures/fonts/`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const span = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** Characters in English text. */
const ENGLISH = `${span(0x20, 0x7e)}\u00a0£©®°·×–—‘’“”•…€↓−`;
const LABELS = `${span(0x30, 0x39)}${span(0x41, 0x5a)}${span(0x61, 0x7a)} !#$%&'()+,-./:;=?_\u00a0–—’“”£·×‹›…€−`;
/** Latin 1 without the characters in the English files. */
const LATIN_1 = `${span(0xa1, 0xff)}Œœ‚„‹›™↑`.replace(/[£©®°·×]/g, '');
const LATIN_EXT = `${span(0x100, 0x17f)}ȘșȚțẞ`;

const SERIF = '@fontsource/instrument-serif/files/instrument-serif';
const SANS = '@fontsource-variable/geist/files/geist';
const MONO = '@fontsource-variable/geist-mono/files/geist-mono';

const TEXT_WEIGHTS = { wght: { min: 400, max: 600 } };

for (const [file, letters, source, variationAxes] of [
  ['app/fonts/headlines.woff2', ENGLISH, `${SERIF}-latin-400-normal`],
  ['app/fonts/headlines-latin-1.woff2', LATIN_1, `${SERIF}-latin-400-normal`],
  ['app/fonts/headlines-latin-ext.woff2', LATIN_EXT, `${SERIF}-latin-ext-400-normal`],
  ['app/fonts/text.woff2', ENGLISH, `${SANS}-latin-wght-normal`, TEXT_WEIGHTS],
  ['app/fonts/text-latin-1.woff2', LATIN_1, `${SANS}-latin-wght-normal`, TEXT_WEIGHTS],
  ['app/fonts/text-latin-ext.woff2', LATIN_EXT, `${SANS}-latin-ext-wght-normal`, TEXT_WEIGHTS],
  ['app/fonts/mono.woff2', LABELS, `${MONO}-latin-wght-normal`, { wght: 400 }],
  ['lib/pictures/fonts/headlines.ttf', ENGLISH + LATIN_1, `${SERIF}-latin-400-normal`],
  ['lib/pictures/fonts/headlines-latin-ext.ttf', LATIN_EXT, `${SERIF}-latin-ext-400-normal`],
  ['lib/pictures/fonts/text.ttf', ENGLISH + LATIN_1, `${SANS}-latin-wght-normal`, { wght: 500 }],
  [
    'lib/pictures/fonts/text-latin-ext.ttf',
    LATIN_EXT,
    `${SANS}-latin-ext-wght-normal`,
    { wght: 500 },
  ],
]) {
  const font = await subsetFont(readFileSync(`node_modules/${source}.woff2`), letters, {
    targetFormat: file.endsWith('.ttf') ? 'sfnt' : 'woff2',
    keepFeatures: ['kern', 'liga', 'tnum'],
    noHinting: true,
    ...(variationAxes && { variationAxes }),
  });
  writeFileSync(file, font);
}
