import type { NavLink } from '@/content/schemas/pages';

/** The links to the sections; the one in view says so. */
export function NavLinks({
  links,
  active,
  className,
  onChoose,
}: {
  links: readonly NavLink[];
  /** Id of the section in view. */
  active: string | null;
  className: string;
  onChoose?: () => void;
}) {
  return (
    <ul className="contents">
      {links.map(({ id, name, href }) => (
        <li key={id}>
          <a
            href={href}
            className={className}
            aria-current={id === active ? 'location' : undefined}
            onClick={onChoose}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
