/** Fonts and pictures: licensed, few, small, each its own, and enough for every character. */
import { routeName } from '@/lib/content/placed-pages';
import { type Leaf, leavesOf, listAt, placeOf, textAt, valueAt } from '@/lib/content/walk';
import { CACHE_RULES } from '@/lib/policy/response-headers';
import { fontPackage, isWithin } from '@/lib/typefaces/package';
import {
  type Check,
  type ContentInput,
  expected,
  inContent,
  type LaunchInput,
  onEachPage,
  type PagesInput,
} from './finding';
import { preloadedFonts } from './page';

const ASSETS = /\.(?:woff2?|ttf|otf|png|jpe?g|gif|webp|avif|svg|ico|mp4|webm)$/;

/** Begins the path of a copy under an address that browsers keep (`scripts/finish/kept-files.ts`). */
const COPY_FOLDER = new RegExp(`^${CACHE_RULES.hashedFolder.slice(1)}files-[^/]+/`);

/** Licences of nearly all packages of Fontsource, which let a site publish what was cut from them. */
const FREE_FACES = ['OFL-1.1', 'Apache-2.0'];

const UNKNOWN = /^(?:unknown|\?+|none|n\/a)$/i;

export const assetLicences: Check = {
  id: 'LR28',
  title: 'fonts and pictures are licensed',
  content: ({ content, fileExists }) =>
    listAt(content, ['testimonials', 'items']).flatMap((item, index) => {
      const avatar = textAt(item, ['avatar']);
      if (avatar === '' || fileExists(`public${avatar}`)) return [];
      const what = 'a picture that exists under public/';
      return expected(['testimonials', 'items', index, 'avatar'], what, avatar);
    }),
  launch({ content: { licences, typefaces }, site }) {
    const covered = ['fonts/', ...licences.items.map(({ files }) => files)];
    const uncovered = [...site.files]
      .filter((file) => ASSETS.test(file))
      .filter((file) => {
        const original = file.replace(COPY_FOLDER, '');
        return !covered.some((files) => original.startsWith(files));
      })
      .map(
        (file) =>
          `Nothing here covers out/${file}. Add by which licence you publish it, or take the file out.`,
      );
    const vague = licences.items.flatMap(({ licence, files }, index) => {
      const text = `The licence of ${files} is not known. Find it out, or take the files out.`;
      return UNKNOWN.test(licence) ? inContent(['licences', 'items', index, 'licence'], text) : [];
    });
    const faces = Object.entries(typefaces).flatMap(([field, name]) => {
      const licence = name && fontPackage(name).licence;
      const text = `${name} is under ${licence}, expected ${FREE_FACES.join(' or ')}. Name another typeface.`;
      return !licence || FREE_FACES.includes(licence) ? [] : inContent(['typefaces', field], text);
    });
    return [...inContent(['licences', 'items'], uncovered), ...vague, ...faces];
  },
};

/** Two indicators under one picture look like one. It may be meant: there are fewer drawings than indicators may be. */
export const ownDrawings: Check = {
  id: 'LR35',
  title: 'each indicator has its own drawing',
  severity: 'warning',
  launch({ content: { indicators } }) {
    const pictures = indicators.items.map(({ image }) => image.drawing ?? image.file);
    return indicators.items.flatMap(({ title, image }, index) => {
      const first = indicators.items[pictures.indexOf(image.drawing ?? image.file)];
      if (!first || first === indicators.items[index]) return [];
      const text = `The picture of “${title}” is that of “${first.title}”. Name another drawing, or a file of your own in content/own/pictures/.`;
      return inContent(
        ['indicators', 'items', index, 'image', image.file ? 'file' : 'drawing'],
        text,
      );
    });
  },
};

/** Limits of the design: files before the first paint (headlines, a word of them in italics, text), and bytes of all files together. */
const MAX_PRELOADED = 3;
const MAX_FONT_BYTES = 60_000;

const manyFonts = onEachPage('app/layout.tsx', (page) => {
  const count = preloadedFonts(page).length;
  return count > MAX_PRELOADED
    ? `Preloads ${count} fonts, expected at most ${MAX_PRELOADED}. Preload those alone that the first view shows.`
    : null;
});

function largeFonts({ site }: PagesInput) {
  const files = [...site.files].filter(
    (file) => /\.(?:woff2?|ttf|otf)$/.test(file) && !COPY_FOLDER.test(file),
  );
  const bytes = files.reduce((sum, file) => sum + site.read(file).length, 0);
  const text = `${bytes} bytes of fonts, expected at most ${MAX_FONT_BYTES}. Name lighter typefaces.`;
  return bytes > MAX_FONT_BYTES ? inContent(['typefaces'], text) : [];
}

/** Signs without a shape in any face: what is left of a wrong encoding, of private use, not given away, in control of a machine. */
const SHAPELESS = /[\uFFFD\p{Co}\p{Cn}\p{Cs}]|(?!\s)\p{Cc}/u;

const named = (letter: string) =>
  `${letter} (U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`;

function shapeless({ entries }: ContentInput) {
  return entries.flatMap(({ name, value }) =>
    leavesOf(value, [name]).flatMap(({ path, text }) => {
      const [found] = SHAPELESS.exec(text) ?? [];
      return found ? expected(path, 'letters that a face has a shape for', named(found)) : [];
    }),
  );
}

/** Whether a package is there, for each typeface that is named. */
function missingFaces({ content }: ContentInput) {
  return Object.entries(valueAt(content, ['typefaces']) ?? {}).flatMap(([field, name]) => {
    if (typeof name !== 'string') return [];
    try {
      fontPackage(name);
      return [];
    } catch (error) {
      return inContent(['typefaces', field], (error as Error).message);
    }
  });
}

/** Letters of the scripts that the site's language is written in: a system that knows the language has them. */
function lettersOfLanguage(locale: string): RegExp {
  const { script = 'Latn' } = new Intl.Locale(locale).maximize();
  const parts = {
    Jpan: ['Han', 'Hira', 'Kana'],
    Hans: ['Han'],
    Hant: ['Han'],
    Kore: ['Hang', 'Han'],
  }[script] ?? [script];
  return new RegExp(`[${parts.map((one) => `\\p{scx=${one}}`).join('')}]`, 'u');
}

/** Texts that social images set: they have the typeface and no face of a system. */
const PICTURED =
  /^(?:site\.(?:name|productName)|home\.(?:headline|emphasis)|routes\.\w+\.headline|pages\[\d+\]\.title)$/;

/** @returns the emoji of a text that social images set; elsewhere a system has them */
function picturedEmoji({ path, text }: Leaf): string[] {
  return PICTURED.test(placeOf(path)) ? (text.match(/\p{ExtPict}|\p{RI}/gu) ?? []) : [];
}

/** Letters of another script than the site's, and emoji in social images, that the typeface lacks: they stand there in another face. */
function strangeLetters({ content }: LaunchInput) {
  const { subsets } = fontPackage(content.typefaces.text);
  const isUsual = lettersOfLanguage(content.site.locale);
  const isLatin = /\p{Script=Latin}/u;
  const isKnown = (letter: string) => subsets.some(({ ranges }) => isWithin(ranges, letter));
  const lettersIn = (text: string) => [...new Set(text.match(/\p{L}/gu))];
  // The routes of Markdown pages repeat what stands in their files.
  const repeated = content.pages.map(routeName);
  const leaves = Object.entries(content)
    .flatMap(([name, value]) => leavesOf(value, [name]))
    .filter(({ path }) => path[0] !== 'routes' || !repeated.includes(String(path[1])));
  const isStrange = new Set(
    lettersIn(leaves.map(({ text }) => text).join('')).filter(
      (letter) => !isKnown(letter) && (isLatin.test(letter) || !isUsual.test(letter)),
    ),
  );
  return leaves.flatMap((leaf) => {
    const { path, text } = leaf;
    const emoji = picturedEmoji(leaf).filter((sign) => !isKnown(sign));
    const strange = [...lettersIn(text).filter((letter) => isStrange.has(letter)), ...emoji];
    const what = `${strange.map(named).join(', ')}: the typeface lacks it; a visitor sees it in a face of the system, and social images not at all. Change the words, or the typeface in content/typefaces.ts.`;
    return strange.length > 0 ? inContent(path, what, { severity: 'warning' }) : [];
  });
}

export const fonts: Check = {
  id: 'B7',
  title: 'fonts are few and small, and set every letter',
  content: (input) => [missingFaces, shapeless].flatMap((find) => find(input)),
  pages: (input) => [manyFonts, largeFonts].flatMap((find) => find(input)),
  launch: strangeLetters,
};
