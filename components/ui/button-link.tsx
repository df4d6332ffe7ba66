import type { ComponentProps } from 'react';
import type { Link } from '@/lib/content/schemas/landing';

/** A link that looks like a button; `className` is added last. */
export function ButtonLink({
  look,
  className = '',
  ...link
}: ComponentProps<'a'> & { look: 'primary' | 'secondary' }) {
  return <a {...link} className={`button button-${look} ${className}`} />;
}

/** The two ways on from a headline, the first of them the one that matters. */
export function Actions({ primary, secondary }: { primary: Link; secondary: Link }) {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink look="primary" href={primary.href}>
        {primary.name}
      </ButtonLink>
      <ButtonLink look="secondary" href={secondary.href}>
        {secondary.name}
      </ButtonLink>
    </div>
  );
}
