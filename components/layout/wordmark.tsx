import { MARK_PATHS } from '@/lib/pictures/brand-mark';

/** The divider-compass mark and the brand, linking home. */
export function Wordmark({ name }: { name: string }) {
  return (
    <a href="/" className="flex min-h-11 items-center gap-2.5 max-[359px]:gap-2" aria-label={name}>
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-6 flex-none text-accent"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {MARK_PATHS.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <span className="font-serif text-[1.5rem] leading-none max-[359px]:text-[1.3rem]">
        {name}
      </span>
    </a>
  );
}
