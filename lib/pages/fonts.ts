import { preload } from 'react-dom';

/** The `@font-face` rules, a file in `public/`. */
export const FONT_SHEET = '/fonts/fonts.css';

/** Has a page load the fonts of its first view early. */
export function preloadFonts(...names: readonly ('headlines' | 'emphasis' | 'text')[]): void {
  for (const name of names)
    preload(`/fonts/${name}.woff2`, { as: 'font', type: 'font/woff2', crossOrigin: '' });
}
