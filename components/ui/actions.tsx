import type { Link } from '@/content/schemas/landing';

/** The two ways on from a headline, the first of them the one that matters. */
export function Actions(links: { primary: Link; secondary: Link }) {
  return (
    <div className="actions flex flex-wrap gap-3 wrap-anywhere">
      {Object.entries(links).map(([look, { name, href }]) => (
        <a key={look} href={href} className={`button button-${look} max-sm:grow max-sm:px-2`}>
          {name}
        </a>
      ))}
    </div>
  );
}
