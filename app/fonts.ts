import localFont from 'next/font/local';

/* Each call adds an `@font-face` rule for `theme.css`; Next accepts only literals. `tools/build/subset-fonts.mjs` makes the files.
 * Rare letters have their own families, because a partly loaded family makes Chromium search system fonts, which is slow. */

export const headlines = localFont({
  src: './fonts/headlines.woff2',
  weight: '400',
  preload: true,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'Headlines' }],
});

export const headlinesLatin1 = localFont({
  src: './fonts/headlines-latin-1.woff2',
  weight: '400',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Headlines Latin' },
    {
      prop: 'unicode-range',
      value:
        'U+A1-A2, U+A4-A8, U+AA-AC, U+AF, U+B1-B6, U+B8-D6, U+D8-FF, U+152-153, U+201A, U+201E, U+2039-203A, U+2122, U+2191',
    },
  ],
});

export const headlinesLatinExt = localFont({
  src: './fonts/headlines-latin-ext.woff2',
  weight: '400',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Headlines Latin' },
    { prop: 'unicode-range', value: 'U+100-17F, U+218-21B, U+1E9E' },
  ],
});

export const emphasis = localFont({
  src: './fonts/emphasis.woff2',
  weight: '400',
  preload: true,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'Emphasis' }],
});

export const emphasisLatin1 = localFont({
  src: './fonts/emphasis-latin-1.woff2',
  weight: '400',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Emphasis Latin' },
    {
      prop: 'unicode-range',
      value:
        'U+41-5A, U+A1-A2, U+A4-A8, U+AA-AC, U+AF, U+B1-B6, U+B8-D6, U+D8-FF, U+152-153, U+201A, U+201E, U+2039-203A, U+2122, U+2191',
    },
  ],
});

export const emphasisLatinExt = localFont({
  src: './fonts/emphasis-latin-ext.woff2',
  weight: '400',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Emphasis Latin' },
    { prop: 'unicode-range', value: 'U+100-17F, U+218-21B, U+1E9E' },
  ],
});

export const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 600',
  preload: true,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'Text' }],
});

export const textLatin1 = localFont({
  src: './fonts/text-latin-1.woff2',
  weight: '400 600',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Text Latin' },
    {
      prop: 'unicode-range',
      value:
        'U+A1-A2, U+A4-A8, U+AA-AC, U+AF, U+B1-B6, U+B8-D6, U+D8-FF, U+152-153, U+201A, U+201E, U+2039-203A, U+2122, U+2191',
    },
  ],
});

export const textLatinExt = localFont({
  src: './fonts/text-latin-ext.woff2',
  weight: '400 600',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Text Latin' },
    { prop: 'unicode-range', value: 'U+100-17F, U+218-21B, U+1E9E' },
  ],
});

export const mono = localFont({
  src: './fonts/mono.woff2',
  weight: '400',
  preload: true,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'Mono' }],
});
