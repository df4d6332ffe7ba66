/** Fonts and pictures: licensed, few, small, each its own, and enough for every character. */
import { listAt, textAt } from '@/lib/content/walk';
import { CACHE_RULES } from '@/lib/policy/response-headers';
import { type Check, expected, inContent, onEachPage, type PagesInput } from './finding';
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
    const uncovered = [...site.files]
      .filter((file) => ASSETS.test(file))
      .filter((file) => {
        const original = file.replace(COPY_FOLDER, '');
        return !licences.items.some(({ files }) => original.startsWith(files));
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
    const drawings = indicators.items.map(({ image }) => image.drawing);
    return indicators.items.flatMap(({ title, image }, index) => {
      const first = indicators.items[drawings.indexOf(image.drawing)];
      if (!first || first === indicators.items[index]) return [];
      const text = `The picture of “${title}” is that of “${first.title}”. Name another drawing, or add one in lib/pictures/drawing.ts.`;
      return inContent(['indicators', 'items', index, 'image', 'drawing'], text);
    });
  },
};

function span(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

const PRINTABLE_ASCII = span(0x20, 0x7e);
const LATIN_LETTERS = span(0xc0, 0xff);
const PUNCTUATION = '\u00a0–—‘’“”…·•';

/**
 * What `app/fonts/instrument-serif.woff2` and its italic can set: headlines, quotes and prices. Anything else
 * falls back to the next face of the stack. The Latin files that the faces come from have no arrows and no check
 * mark: those are drawn as icons.
 */
export const SERIF_CHARACTERS = `${PRINTABLE_ASCII}${LATIN_LETTERS}${PUNCTUATION}€£¥¢©®™°−`;

/** What `app/fonts/geist.woff2` can set: everything that is not a headline. */
export const SANS_CHARACTERS = `${SERIF_CHARACTERS}§±²³½¼¾′″↑↓`;

/** Limits of the design: files before the first paint, and bytes of all files together. */
const MAX_PRELOADED = 2;
const MAX_FONT_BYTES = 60_000;

const manyFonts = onEachPage('app/fonts.ts', (page) => {
  const count = preloadedFonts(page).length;
  return count > MAX_PRELOADED
    ? `Preloads ${count} fonts, expected at most ${MAX_PRELOADED}. Set preload: false for faces that the first view does not show.`
    : null;
});

function largeFonts({ site }: PagesInput) {
  const files = [...site.files].filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
  const bytes = files.reduce((sum, file) => sum + site.read(file).length, 0);
  const text = `${bytes} bytes of fonts, expected at most ${MAX_FONT_BYTES}. Take characters out, and run npx tsx scripts/fonts.ts.`;
  return bytes > MAX_FONT_BYTES ? [{ file: 'checks/assets.ts', field: '', text }] : [];
}

/** Characters that the page prints and no font file of the site can set. */
const unknownCharacters = onEachPage('checks/assets.ts', ({ $ }) => {
  const body = $('body').clone();
  body.find('script, style, template').remove();
  const named = [...new Set(body.text())]
    .filter((character) => !SANS_CHARACTERS.includes(character) && !/\s/.test(character))
    .map((character) => {
      const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      return `${character} (U+${code})`;
    });
  return named.length === 0
    ? null
    : `Prints characters that the fonts lack: ${named.join(', ')}. Draw it as an icon, change the words, or add it and cut the fonts again.`;
});

export const fonts: Check = {
  id: 'B7',
  title: 'fonts are few and small, and set every character',
  pages: (input) => [manyFonts, largeFonts, unknownCharacters].flatMap((find) => find(input)),
};
