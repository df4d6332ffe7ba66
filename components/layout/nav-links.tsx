import type { NavLink } from '@/content/schemas/pages';

export function NavLinks({
  links,
  active,
  className,
  onChoose,
}: {
  links: readonly NavLink[];
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
