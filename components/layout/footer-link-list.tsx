import type { FooterLink } from '@/lib/content/schemas/chrome';

/** A column of links; an entry without a target stands there quieter and is no link yet. */
export function FooterLinkList({
  id,
  title,
  links,
  comingSoon,
}: {
  id: string;
  title: string;
  /** `icon` names a brand mark. */
  links: readonly (FooterLink & { icon?: string })[];
  /** Said after the name of an entry without a target. */
  comingSoon: string;
}) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="font-mono text-caption text-muted">
        {title}
      </h2>
      <ul className="mt-3">
        {links.map((link) => (
          <li key={link.id}>
            <FooterEntry link={link} comingSoon={comingSoon} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link, or HTML's placeholder link (an anchor without `href`) while the content names no target. */
function FooterEntry({
  link: { name, href, icon },
  comingSoon,
}: {
  link: FooterLink & { icon?: string };
  comingSoon: string;
}) {
  const mark = icon && (
    <img
      src={`/brands/${icon}.svg`}
      alt=""
      width={18}
      height={18}
      loading="lazy"
      className={href ? '' : 'opacity-50'}
    />
  );
  if (!href)
    return (
      // biome-ignore lint/a11y/useValidAnchor: the placeholder link of row D8, named disabled to assistive technology
      <a
        role="link"
        aria-disabled="true"
        className="inline-flex min-h-9 items-center gap-2.5 text-small text-edge"
      >
        {mark}
        {name} <span className="sr-only">({comingSoon})</span>
      </a>
    );
  return (
    <a
      href={href}
      className="inline-flex min-h-9 pointer-coarse:min-h-11 pointer-coarse:min-w-11 items-center gap-2.5 text-small hover:text-brass"
    >
      {mark}
      {name}
    </a>
  );
}
