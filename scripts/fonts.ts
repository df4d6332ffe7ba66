/**
 * Cuts the site's three font files from the packages they come in. Run by hand when the characters or a face
 * change, and commit what it writes:
 *
 *     npx tsx scripts/fonts.ts
 *
 * It needs `@fontsource/instrument-serif`, `@fontsource-variable/geist` and `subset-font` (all development
 * dependencies), writes `app/fonts/*.woff2` and the licences beside them, and prints the sizes.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { SANS_CHARACTERS, SERIF_CHARACTERS } from '@/checks/assets';

const SERIF = 'node_modules/@fontsource/instrument-serif';
const SANS = 'node_modules/@fontsource-variable/geist';
const TARGET = 'app/fonts';

/** Kerning, ligatures and composition for all; tabular figures where the face has them. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

const FACES = [
  {
    from: `${SERIF}/files/instrument-serif-latin-400-normal.woff2`,
    to: 'instrument-serif.woff2',
    characters: SERIF_CHARACTERS,
  },
  {
    from: `${SERIF}/files/instrument-serif-latin-400-italic.woff2`,
    to: 'instrument-serif-italic.woff2',
    characters: SERIF_CHARACTERS,
  },
  {
    from: `${SANS}/files/geist-latin-wght-normal.woff2`,
    to: 'geist.woff2',
    characters: SANS_CHARACTERS,
    // The weights that the page sets: text 400, labels 500, buttons and headings 600.
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
  },
];

async function main(): Promise<void> {
  for (const { from, to, characters, ...axes } of FACES) {
    const options = { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true } as const;
    const font = await subsetFont(await readFile(from), characters, { ...options, ...axes });
    await writeFile(join(TARGET, to), font);
    console.log(`${String(font.length).padStart(7)}  ${to}`);
  }
  await copyFile(`${SERIF}/LICENSE`, join(TARGET, 'instrument-serif-licence.txt'));
  await copyFile(`${SANS}/LICENSE`, join(TARGET, 'geist-licence.txt'));
}

main();
