import type { Link } from '@/lib/content/schemas/landing';
import { ButtonLink } from './button-link';

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
