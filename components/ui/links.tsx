import type { Link } from '@/lib/schemas/fields';
import { inlineLinks, noBreak, separatorAfter } from '@/lib/text/sentences';

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

/** Shows a text, then a link. */
export function LinkedText({ text, link }: { text: string; link?: Link | undefined }) {
  return (
    <>
      {text}
      {link ? (
        <>
          {separatorAfter(text)}
          <a href={link.href} className="text-link">
            {link.name}
          </a>
        </>
      ) : null}
    </>
  );
}

/** Asks the server for the page again (`lost.js`); without that script by another address, which no cache has. */
export function ReloadLink({ children }: { children: string }) {
  return (
    <a href="?" className="text-link">
      {children}
    </a>
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
