interface InlineLink {
  text: string;
  href: string;
}

/** Keeps `javascript:` and the like out. */
const ALLOWED = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:\+\d)/;

/**
 * Splits a text at its `[name](target)` links. @throws for a target that is no path, anchor, https,
 * mailto or tel address
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
