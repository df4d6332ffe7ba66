import type { Link } from '@/content/schemas/landing';
import { inlineLinks, noBreak } from '@/lib/text/sentences';

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

export function Actions(links: { primary: Link; secondary: Link }) {
  return (
    <div className="actions">
      {Object.entries(links).map(([look, { name, href }]) => (
        <a key={look} href={href} className={`button button-${look}`}>
          {name}
        </a>
      ))}
    </div>
  );
}
