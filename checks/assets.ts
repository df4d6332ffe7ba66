/** Fonts and pictures: licensed, small, each indicator with its own. */
import { routeName } from '@/lib/content/placed-pages';
import { leavesOf, listAt, placeOf, textAt } from '@/lib/content/walk';
import { CACHE_RULES } from '@/lib/policy/response-headers';
import {
  type Check,
  type ContentInput,
  expected,
  inContent,
  type LaunchInput,
  onEachPage,
} from './finding';
import { preloadedFonts } from './page';

const ASSETS = /\.(?:woff2?|ttf|otf|png|jpe?g|gif|webp|avif|svg|ico)$/;

/** Begins the path of a copy under an address that browsers keep (`scripts/finish/kept-files.ts`). */
const COPY_FOLDER = new RegExp(`^${CACHE_RULES.hashedFolder.slice(1)}files-[^/]+/`);

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
  launch({ content: { licences }, site }) {
    const covered = licences.items.map(({ files }) => files);
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
    return [...inContent(['licences', 'items'], uncovered), ...vague];
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
      const text = `The picture of “${title}” is that of “${first.title}”. Name another drawing, or a file of your own in public/pictures/.`;
      return inContent(
        ['indicators', 'items', index, 'image', image.file ? 'file' : 'drawing'],
        text,
      );
    });
  },
};

/** Bytes of the files that a page asks for early, which hold up its first view. */
const MAX_EARLY_BYTES = 36_000;

const heavyFonts = onEachPage('public/fonts/', (page, { site }) => {
  const files = preloadedFonts(page).filter((file) => site.files.has(file));
  const bytes = files.reduce((sum, file) => sum + site.read(file).length, 0);
  return bytes > MAX_EARLY_BYTES
    ? `Loads ${bytes} bytes of fonts early, expected at most ${MAX_EARLY_BYTES}. Cut the files to fewer letters.`
    : null;
});

/** Signs that no font has: of a wrong encoding, of private use, unassigned, control characters. */
const SHAPELESS = /[\uFFFD\p{Co}\p{Cn}\p{Cs}]|(?!\s)\p{Cc}/u;

const named = (letter: string) =>
  `${letter} (U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`;

function shapeless({ entries }: ContentInput) {
  return entries.flatMap(({ name, value }) =>
    leavesOf(value, [name]).flatMap(({ path, text }) => {
      const [found] = SHAPELESS.exec(text) ?? [];
      return found ? expected(path, 'letters that a font has', named(found)) : [];
    }),
  );
}

/** Texts of social images, which have no fonts but those of the project. */
const PICTURED = /^(?:site\.(?:name|productName)|routes\.\w+\.headline|pages\[\d+\]\.title)$/;

/** Letters and signs that the fonts lack: those of Latin, and punctuation, they have. */
const LACKED = /[^\p{Script=Latin}\p{P}\p{N}\p{Sc}\p{Sm}\p{Z}©®°]/gu;

function lackedLetters({ content }: LaunchInput) {
  // The headline of a Markdown page is its title once more.
  const repeated = content.pages.map(routeName);
  return leavesOf(content)
    .filter(({ path }) => PICTURED.test(placeOf(path)) && !repeated.includes(String(path[1])))
    .flatMap(({ path, text }) => {
      const lacked = [...new Set(text.match(LACKED))].map(named).join(', ');
      const what = `${lacked}: the fonts of social images lack it. Change the words, or the files in lib/pictures/fonts/.`;
      return lacked ? inContent(path, what, { severity: 'warning' }) : [];
    });
}

export const fonts: Check = {
  id: 'B7',
  title: 'fonts are small, and have every letter',
  content: shapeless,
  pages: heavyFonts,
  launch: lackedLetters,
};
