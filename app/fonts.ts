import localFont from 'next/font/local';

/**
 * Headlines. Subset by `scripts/fonts.ts`. What stands in until it has loaded is set up in `typefaces.css`, for more
 * systems, and closer to this page's words, than next/font's own fallback.
 */
const instrumentSerif = localFont({
  src: './fonts/instrument-serif.woff2',
  variable: '--font-instrument-serif',
  adjustFontFallback: false,
  weight: '400',
});

/** One word of the headline and the quotes: loaded when met, not preloaded. */
const instrumentSerifItalic = localFont({
  src: './fonts/instrument-serif-italic.woff2',
  variable: '--font-instrument-serif-italic',
  adjustFontFallback: false,
  weight: '400',
  preload: false,
});

/** Everything else. */
const geist = localFont({
  src: './fonts/geist.woff2',
  variable: '--font-geist',
  adjustFontFallback: false,
  weight: '400 600',
});

/** Classes that define the font variables `app/globals.css` names. */
export const fontVariables = [instrumentSerif, instrumentSerifItalic, geist]
  .map(({ variable }) => variable)
  .join(' ');
