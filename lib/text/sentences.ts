/** Returns no space after Chinese and Japanese characters. */
export function separatorAfter(text: string): string {
  return /[\u3000-\u9fff\uff00-\uff60]$/.test(text) ? '' : ' ';
}

/** Adds a word joiner after the hyphen of `7-day`, so that no line breaks there. */
export function noBreak(text: string): string {
  return text.replace(/(\d-)(?=\p{L})/gu, '$1\u2060');
}

export function joinSentences(all: readonly string[]): string {
  return noBreak(
    all.reduce((text, one) => (text === '' ? one : text + separatorAfter(text) + one), ''),
  );
}
