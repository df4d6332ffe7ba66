/** Cutting and measuring of font files. */
import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { kept } from '@/lib/build/kept-work';

/** Kerning, ligatures and composition for all; tabular figures where the face has them. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/** What is kept of a file that holds all weights. */
type Weights = { min: number; max: number; default: number } | number;

const axes = (wght: Weights | null) => (wght === null ? {} : { variationAxes: { wght } });

/** Cuts a font file, once for the same file, letters and options. */
async function subset(path: string, letters: string, options: Parameters<typeof subsetFont>[2]) {
  const font = await readFile(path);
  const parts = ['font', font, letters, JSON.stringify(options)];
  return kept(parts, () => subsetFont(font, letters, options));
}

/**
 * @param path of a font file
 * @param weights of a file that holds all; null for one that holds one
 * @returns the file with those of the letters that it has, as browsers take it
 */
export async function cut(path: string, letters: string, weights: Weights | null): Promise<Buffer> {
  return subset(path, letters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    ...axes(weights),
  });
}

/** @returns the same as a TrueType file */
export async function cutToTrueType(path: string, letters: string, weight: number | null) {
  return subset(path, letters, { targetFormat: 'sfnt', ...axes(weight) });
}

/** @returns the letters that a font file has */
export function lettersOf(file: Buffer): Set<string> {
  const font = create(file) as Font;
  // What was cut to letters of which the face has none is left without a table of them.
  const { characterSet } = font.numGlyphs > 1 ? font : { characterSet: [] };
  // U+FFFF ends the table.
  return new Set(
    characterSet.filter((code) => code !== 0xffff).map((code) => String.fromCodePoint(code)),
  );
}

/** What a face measures, in units of its size. */
export interface Measures {
  /** Of a sign of English prose, on average. */
  width: number;
  ascent: number;
  descent: number;
}

/** What faces are measured with; they kern it. */
export const PROSE =
  'The charts mark structure, supply and demand zones and session levels at the close of a bar, then leave every mark where it was drawn. One suite, three ways to pay for it: every plan has all of the indicators, and longer ones cost less per month.';

/** Measures the face in a font file that has the letters of `PROSE`. */
export function measured(file: Buffer): Measures {
  const font = create(file) as Font;
  const { advanceWidth } = font.layout(PROSE);
  return {
    width: advanceWidth / font.unitsPerEm / PROSE.length,
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
  };
}
