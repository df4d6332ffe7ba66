import { content } from '@/lib/content/content';
import type { Typefaces } from '@/lib/content/schemas/typefaces';
import { leavesOf } from '@/lib/content/walk';
import { cut, cutToTrueType, lettersOf, type Measures, measured, PROSE } from './cut';
import { type FontPackage, fontPackage, isWithin } from './package';

/** What a face is for; `app/theme.css` names them. */
export type Role = 'Headlines' | 'Emphasis' | 'Text';

/** A file of a face, cut to what the content needs. */
interface FaceFile {
  /** Where it is published, under `/fonts/`. */
  name: string;
  /** `400`, or `400 600` for a file that holds all between. */
  weight: string;
  /** The letters that it is for, as CSS has them; null for the only file of its face. */
  ranges: string | null;
  data: Buffer;
}

export interface SiteFace {
  role: Role;
  isSerif: boolean;
  measures: Measures;
  files: readonly FaceFile[];
}

/** Printable ASCII, which visitors type, and signs that code prints, whatever the content says. */
const TYPED_OR_PRINTED = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'\u00a0\u202f–…·•−↓',
];

/** @returns names of the months, and money, as they are written in a language: not in the content, and on pages */
function written(locale: string, currency: string): string {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index)));
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(1234.5);
  return [...months, money].join('');
}

/** @returns each letter that pages print, once */
function neededLetters(): Set<string> {
  const { locale, currency } = content.site;
  const texts = leavesOf(content).map(({ text }) => text);
  return new Set([...texts.join(''), ...written(locale, currency), ...'0123456789']);
}

/** @returns each letter that stands in italics; the full stop, so that there is one */
function emphasizedLetters(): Set<string> {
  const words = leavesOf(content).filter(({ path }) => path.at(-1) === 'emphasis');
  return new Set(['.', ...words.map(({ text }) => text).join('')]);
}

/** @returns the parts of a typeface that letters need, Latin first; a script in a hundred parts is left to the systems' faces */
function parts({ subsets }: FontPackage, letters: ReadonlySet<string>) {
  return subsets
    .filter(({ name }) => !/^\d+$/.test(name))
    .map((subset) => ({
      subset,
      wanted: [...letters].filter((letter) => isWithin(subset.ranges, letter)).join(''),
    }))
    .filter(({ wanted }) => wanted !== '')
    .sort((a, b) => Number(b.subset.name === 'latin') - Number(a.subset.name === 'latin'));
}

const rangesOf = (letters: Iterable<string>) =>
  Array.from(letters, (letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(',');

/** Weights of a face: the smallest, those between, the largest. */
async function face(
  role: Role,
  name: string,
  weights: readonly number[],
  wantedLetters: ReadonlySet<string>,
): Promise<SiteFace> {
  const source = fontPackage(name);
  const style = role === 'Emphasis' ? 'italic' : 'normal';
  const [first = 400] = weights;
  const last = weights.at(-1) ?? first;
  const all = source.weights === null ? { min: first, max: last, default: first } : null;
  const files: FaceFile[] = [];
  let measures: Measures | undefined;
  // One file for all weights where the typeface has such files, else one for each that it has.
  for (const weight of all ? [first] : weights.filter((one) => source.weights?.includes(one)))
    for (const { subset, wanted } of parts(source, wantedLetters)) {
      const path = source.fileOf(subset, style, weight);
      const data = await cut(path, wanted, first === last && all ? first : all);
      const letters = lettersOf(data);
      if (subset.name === 'latin') measures ??= measured(await cut(path, PROSE, all && first));
      // What a package says that a part is for is more than what the part has.
      else if (![...wanted].some((letter) => letters.has(letter))) continue;
      const names = [role.toLowerCase(), subset.name, ...(all ? [] : [weight])];
      files.push({
        name: `${names.join('-')}.woff2`,
        weight: first === last || !all ? `${weight}` : `${first} ${last}`,
        ranges: subset.name === 'latin' ? null : rangesOf(letters),
        data,
      });
    }
  if (!measures) throw new Error(`${name} has no letters of Latin in a weight of ${weights}`);
  return { role, isSerif: source.isSerif, measures, files };
}

/**
 * @param needed letters of the content and of what is written with it; visitors type, and code prints, in the face of the text
 * @param emphasized letters in italics, of words that stand in the content and nowhere else
 * @returns the faces of typefaces, cut to these letters; one without italics has no emphasis
 */
export async function cutFaces(
  { headlines, text }: Pick<Typefaces, 'headlines' | 'text'>,
  needed: ReadonlySet<string>,
  emphasized: ReadonlySet<string>,
): Promise<SiteFace[]> {
  return Promise.all([
    face('Headlines', headlines, [400], needed),
    ...(fontPackage(headlines).hasItalic ? [face('Emphasis', headlines, [400], emphasized)] : []),
    // The weights that pages set: text 400, labels 500, buttons and headings 600.
    face('Text', text, [400, 500, 600], new Set([...TYPED_OR_PRINTED, ...needed])),
  ]);
}

let made: Promise<SiteFace[]> | undefined;

/** @returns the faces of the site */
export function siteFaces(): Promise<SiteFace[]> {
  made ??= cutFaces(content.typefaces, neededLetters(), emphasizedLetters());
  return made;
}

/** What pictures are set in: names of the families, and TrueType files, which have one weight each. */
export interface PictureFaces {
  headlines: string;
  text: string;
  files: readonly Buffer[];
}

/** @param words all that the pictures say */
export async function pictureFaces(words: string): Promise<PictureFaces> {
  const { headlines, text, pictures } = content.typefaces;
  const letters = new Set([...TYPED_OR_PRINTED, ...words]);
  const files: Promise<Buffer>[] = [];
  const add = (name: string, weight: number, wanted: ReadonlySet<string>) => {
    const source = fontPackage(name);
    const nearest = source.weights?.includes(weight) ? weight : 400;
    for (const subset of source.subsets) {
      const some = [...wanted].filter((letter) => isWithin(subset.ranges, letter)).join('');
      const path = source.fileOf(subset, 'normal', nearest);
      if (some) files.push(cutToTrueType(path, some, source.weights === null ? weight : null));
    }
    return source.family;
  };
  const families = { headlines: add(headlines, 400, letters), text: add(text, 500, letters) };
  if (pictures) {
    const known = new Set((await Promise.all(files)).flatMap((file) => [...lettersOf(file)]));
    add(pictures, 500, new Set([...letters].filter((letter) => !known.has(letter))));
  }
  return { ...families, files: await Promise.all(files) };
}
