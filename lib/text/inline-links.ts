/** A link inside a paragraph. */
interface InlineLink {
  text: string;
  href: string;
}

/** Targets a paragraph may lead to: this site, https, mail and telephone. Keeps `javascript:` and the like out. */
const ALLOWED = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:\+\d)/;

/**
 * Takes links written `[name](target)` out of a text, in reading order.
 * @param text plain words; brackets that form no link stay as they are
 * @returns words and links in turn, without empty parts
 * @throws Error for a target that is no path, anchor, https URL, mailto or tel address
 */
export function inlineLinks(text: string): (string | InlineLink)[] {
  const parts: (string | InlineLink)[] = [];
  let end = 0;
  for (const found of text.matchAll(/\[([^[\]]+)\]\(([^()\s]+)\)/g)) {
    const [whole, name = '', href = ''] = found;
    if (!ALLOWED.test(href)) throw new Error(`not a link target: "${href}"`);
    if (found.index > end) parts.push(text.slice(end, found.index));
    parts.push({ text: name, href });
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
