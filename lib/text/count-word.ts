const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** @returns a number as prose has it: `three`; from 13 on in digits */
export function countWord(count: number): string {
  return words[count] ?? `${count}`;
}

/** @returns the text as a sentence or heading begins: `Three` */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
