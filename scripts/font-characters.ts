/** Characters from code point `first` to `last`, both included. */
function span(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

const printableAscii = span(0x20, 0x7e);
const latinLetters = span(0xc0, 0xff);
const punctuation = '\u00a0–—‘’“”…·•';
const currencies = '€£¥¢';

/**
 * What `app/fonts/instrument-serif.woff2` and its italic can set: headlines, quotes and prices. Anything else
 * falls back to the next face of the stack. The Latin files that the faces come from have no arrows and no check
 * mark: those are drawn as icons.
 */
export const serifCharacters = `${printableAscii}${latinLetters}${punctuation}${currencies}©®™°−`;

/** What `app/fonts/geist.woff2` can set: everything that is not a headline. */
export const sansCharacters = `${serifCharacters}§±²³½¼¾′″↑↓`;
