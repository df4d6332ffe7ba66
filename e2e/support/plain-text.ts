import { inlineLinks } from '@/lib/text/inline-links';

/** Words of the content as a reader sees them: links by their names alone. */
export function plainText(text: string): string {
  return inlineLinks(text)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');
}
