import type { Link } from '@/content/schemas/landing';

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
