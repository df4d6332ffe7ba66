'use client'; // In the footer its shapes would stand in the data of every page; the header has brought its code.

import { MARK_PATHS } from '@/lib/pictures/brand-mark';

/** The divider-compass mark and the brand, linking home. */
export function Wordmark({ name }: { name: string }) {
  return (
    <a href="/" className="wordmark" aria-label={name}>
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
      {name}
    </a>
  );
}
