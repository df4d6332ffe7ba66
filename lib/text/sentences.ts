/** @returns what stands between a text and what follows it on its line: no blank behind letters and signs of Chinese and Japanese */
export function blankAfter(text: string): string {
  return /[\u3000-\u9fff\uff00-\uff60]$/.test(text) ? '' : ' ';
}

/** @returns sentences as one text */
export function sentences(all: readonly string[]): string {
  return all.reduce((text, one) => (text === '' ? one : text + blankAfter(text) + one), '');
}
