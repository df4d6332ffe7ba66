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
    <div className="actions flex flex-wrap gap-3 wrap-anywhere">
      {Object.entries(links).map(([look, { name, href }]) => (
        <a
          key={look}
          href={href}
          className={`button button-${look} max-sm:grow max-sm:px-2 max-[359px]:basis-full`}
        >
          {name}
        </a>
      ))}
    </div>
  );
}
