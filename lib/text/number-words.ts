/** Numbers as sentences write them, from zero on. */
const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A number in digits or as a word, for regular expressions that ignore case. */
export const numberPattern = `\\d+|${numberWords.slice(1).join('|')}`;

/** @returns the number that digits or a word stand for, or null */
export function numberOf(words: string): number | null {
  if (/^\d+$/.test(words)) return Number(words);
  const at = numberWords.indexOf(words.toLowerCase());
  return at < 0 ? null : at;
}

/** @returns a number as a sentence writes it: `four`, `13` */
export function numberInWords(count: number): string {
  return numberWords[count] ?? String(count);
}
