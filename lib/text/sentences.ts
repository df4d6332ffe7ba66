/** @returns what stands between a text and what follows it on its line: no blank behind letters and signs of Chinese and Japanese */
export function separatorAfter(text: string): string {
  return /[\u3000-\u9fff\uff00-\uff60]$/.test(text) ? '' : ' ';
}

/** @returns a text to be shown, in which no line ends inside `7-day`: a word joiner stands behind its hyphen, and is not seen */
export function noBreak(text: string): string {
  return text.replace(/(\d-)(?=\p{L})/gu, '$1\u2060');
}

/** @returns sentences as one text to be shown */
export function joinSentences(all: readonly string[]): string {
  return noBreak(
    all.reduce((text, one) => (text === '' ? one : text + separatorAfter(text) + one), ''),
  );
}
