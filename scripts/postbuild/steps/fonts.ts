import { sansCharacters } from '../../font-characters';
import { preloadedFonts } from '../first-load';
import type { Check, CheckInput, Problem } from '../problem';

/** Limits of the design: files before the first paint, and bytes of all files together. */
const most = { preloaded: 2, bytes: 60_000 };

function preloadProblems({ site }: CheckInput): Problem[] {
  return site.pages
    .map((page) => ({ file: page.file, count: preloadedFonts(page).length }))
    .filter(({ count }) => count > most.preloaded)
    .map(({ file, count }) => ({
      file,
      problem: `preloads ${count} fonts, expected at most ${most.preloaded}`,
      fix: 'Set preload: false in app/fonts.ts for faces that the first view does not show.',
    }));
}

function sizeProblems({ site }: CheckInput): Problem[] {
  const fonts = [...site.files].filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
  const bytes = fonts.reduce((sum, file) => sum + site.read(file).length, 0);
  if (bytes <= most.bytes) return [];
  return [
    {
      file: fonts.join(', '),
      problem: `${bytes} bytes of fonts, expected at most ${most.bytes}`,
      fix: 'Take characters out of scripts/font-characters.ts and run npx tsx scripts/fonts.ts.',
    },
  ];
}

/** Characters that the page prints and no font file of the site can set. */
function characterProblems({ site }: CheckInput): Problem[] {
  const known = new Set(sansCharacters);
  return site.pages.flatMap(({ $, file }) => {
    const body = $('body').clone();
    body.find('script, style, template').remove();
    const unknown = [...new Set(body.text())].filter(
      (character) => !known.has(character) && !/\s/.test(character),
    );
    if (unknown.length === 0) return [];
    const named = unknown.map(
      (character) =>
        `${character} (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`,
    );
    return {
      file,
      problem: `prints characters that the fonts lack: ${named.join(', ')}`,
      fix: 'Draw it as an icon, change the words, or add it to scripts/font-characters.ts and cut the fonts again.',
    };
  });
}

/** Fonts are few and small, and set every character of the pages. */
export const fonts: Check = {
  name: 'fonts',
  run(input) {
    return [...preloadProblems(input), ...sizeProblems(input), ...characterProblems(input)];
  },
};
