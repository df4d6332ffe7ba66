import { inlineLinks } from '@/lib/text/inline-links';

/**
 * A text of the content as plain text has it: each link's target stands behind its name.
 * @param text words that may hold links, `[name](target)`
 * @param origin of the site, without a slash at the end
 * @throws Error for a target that is no path, anchor, https URL or mailto address
 */
export function plainLinks(text: string, origin: string): string {
  return inlineLinks(text)
    .map((part) => {
      if (typeof part === 'string') return part;
      const { text: name, href } = part;
      // An e-mail address is its own name.
      if (href.startsWith('mailto:')) return name;
      return `${name} (${new URL(href, `${origin}/`).href})`;
    })
    .join('');
}
