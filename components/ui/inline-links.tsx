import { inlineLinks } from '@/lib/text/inline-links';
import { noBreak } from '@/lib/text/sentences';

/** Words in which `[name](target)` is a link. */
export function InlineLinks({ text }: { text: string }) {
  return inlineLinks(text).map((part) =>
    typeof part === 'string' ? (
      noBreak(part)
    ) : (
      <a key={`${part.href} ${part.text}`} href={part.href} className="text-link text-ink">
        {noBreak(part.text)}
      </a>
    ),
  );
}
