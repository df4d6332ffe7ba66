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

const packages = 'node_modules';
const target = 'app/fonts';

/** Kerning, ligatures and composition for all; tabular figures where the face has them. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

const serif = '@fontsource/instrument-serif';
const sans = '@fontsource-variable/geist';

const faces = [
  {
    from: `${serif}/files/instrument-serif-latin-400-normal.woff2`,
    to: 'instrument-serif.woff2',
    characters: SERIF_CHARACTERS,
  },
  {
    from: `${serif}/files/instrument-serif-latin-400-italic.woff2`,
    to: 'instrument-serif-italic.woff2',
    characters: SERIF_CHARACTERS,
  },
  {
    from: `${sans}/files/geist-latin-wght-normal.woff2`,
    to: 'geist.woff2',
    characters: SANS_CHARACTERS,
    // The weights that the page sets: text 400, labels 500, buttons and headings 600.
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
  },
];

const licences = [
  { from: `${serif}/LICENSE`, to: 'instrument-serif-licence.txt' },
  { from: `${sans}/LICENSE`, to: 'geist-licence.txt' },
];

async function main(): Promise<void> {
  let total = 0;
  for (const { from, to, characters, variationAxes } of faces) {
    const font = await subsetFont(await readFile(join(packages, from)), characters, {
      targetFormat: 'woff2',
      keepFeatures,
      noHinting: true,
      ...(variationAxes && { variationAxes }),
    });
    await writeFile(join(target, to), font);
    total += font.length;
    console.log(`${String(font.length).padStart(7)}  ${to}`);
  }
  for (const { from, to } of licences) await copyFile(join(packages, from), join(target, to));
  console.log(`${String(total).padStart(7)}  in all`);
}

main();
