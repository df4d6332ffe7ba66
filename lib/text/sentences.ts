/** Returns a space, but none after Chinese or Japanese. */
export function separatorAfter(text: string): string {
  return /[\u3000-\u9fff\uff00-\uff60]$/.test(text) ? '' : ' ';
}

/** Keeps `7-day`, `6 months` and `12 × $5` on one line, with word joiners and no-break spaces. */
export function noBreak(text: string): string {
  return text
    .replace(/(\d-)(?=\p{L})/gu, '$1\u2060')
    .replace(/\b(\d{1,3}) (?=\p{L})/gu, '$1\u00a0')
    .replaceAll(' × ', '\u00a0×\u00a0');
}

export function joinSentences(all: readonly string[]): string {
  return noBreak(
    all.reduce((text, one) => (text === '' ? one : text + separatorAfter(text) + one), ''),
  );
}

interface InlineLink {
  text: string;
  href: string;
}

/** Excludes `javascript:` and similar schemes. */
const ALLOWED = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:\+\d)/;

/**
 * Splits a text at its `[name](target)` links. @throws for a target other than a path, an anchor, https, mailto or tel
 */
export function inlineLinks(text: string): (string | InlineLink)[] {
  const parts: (string | InlineLink)[] = [];
  let end = 0;
  for (const found of text.matchAll(/\[([^[\]]+)\]\(([^()\s]+)\)/g)) {
    const [whole, name = '', href = ''] = found;
    if (!ALLOWED.test(href))
      throw new Error(`expected a path, anchor, https, mailto or tel link, got "${href}"`);
    if (found.index > end) parts.push(text.slice(end, found.index));
    parts.push({ text: name, href });
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
