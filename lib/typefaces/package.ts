/** What the packages of Fontsource hold, each for one typeface: https://fontsource.org/docs */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A part of a typeface, in a file for each style and weight. */
interface Subset {
  /** `latin-ext`; a number for one of the hundred parts of a large script. */
  name: string;
  /** What it is for, as CSS has it: `U+0100-02BA,U+02BD`. */
  ranges: string;
}

export interface FontPackage {
  family: string;
  isSerif: boolean;
  hasItalic: boolean;
  /** Weights of the files; null for one file that has all. */
  weights: readonly number[] | null;
  licence: string;
  /** Text of the licence. */
  terms: string;
  subsets: readonly Subset[];
  /** Path of the file. */
  fileOf: (subset: Subset, style: 'normal' | 'italic', weight: number) => string;
}

/** The part of a package's `metadata.json` that is read here. */
interface Metadata {
  id: string;
  family: string;
  category: string;
  styles: string[];
  weights: number[];
  license: { type: string };
}

function folderOf(name: string): string {
  for (let at = process.cwd(); ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'metadata.json'))) return folder;
    if (at === dirname(at)) {
      const command = `npm install --save-dev --save-exact ${name}`;
      throw new Error(`expected a package that is installed (${command}), got "${name}"`);
    }
  }
}

/**
 * @param name of the package: `@fontsource-variable/geist`
 * @throws when it is not installed
 */
export function fontPackage(name: string): FontPackage {
  const folder = folderOf(name);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const { id, family, category, styles, weights, license } = JSON.parse(
    read('metadata.json'),
  ) as Metadata;
  const ranges = JSON.parse(read('unicode.json')) as Record<string, string>;
  // A family that has both packages is called variable in the metadata of either.
  const isVariable = name.startsWith('@fontsource-variable/');
  return {
    family,
    isSerif: category === 'serif',
    hasItalic: styles.includes('italic'),
    weights: isVariable ? null : weights,
    licence: license.type,
    terms: read('LICENSE'),
    subsets: Object.entries(ranges).map(([key, value]) => ({
      name: key.replace(/[[\]]/g, ''),
      ranges: value,
    })),
    fileOf: (subset, style, weight) =>
      join(folder, 'files', `${id}-${subset.name}-${isVariable ? 'wght' : weight}-${style}.woff2`),
  };
}

/** @returns whether `letter` lies in ranges that are written as CSS has them */
export function isWithin(ranges: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? -1;
  return ranges.split(',').some((range) => {
    const [first = -1, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((end) => Number.parseInt(end, 16));
    return first <= code && code <= last;
  });
}
