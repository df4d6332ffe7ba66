import { MARK_PATHS } from '@/lib/pictures/brand-mark';
import type { Logo } from '@/lib/pictures/logo';

export function Wordmark({ name, logo }: { name: string; logo?: Logo | undefined }) {
  const { hasName, ...image } = logo ?? {};
  return (
    <a href="/" className="wordmark" aria-label={name} data-logo={hasName}>
      {logo ? <img {...image} alt={hasName ? name : ''} /> : <Mark />}
      {hasName ? null : name}
    </a>
  );
}

function Mark() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
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
  );
}
