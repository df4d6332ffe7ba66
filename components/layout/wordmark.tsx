'use client'; // In the footer its shapes would stand in the data of every page; the header has brought its code.

import { MARK_PATHS } from '@/lib/pictures/brand-mark';
import type { Logo } from '@/lib/pictures/logo';

/** The brand linking home: the owner's logo, or the drawn mark, and the name where the picture has none. */
export function Wordmark({ name, logo }: { name: string; logo?: Logo | undefined }) {
  return (
    <a href="/" className="wordmark" aria-label={name} data-logo={logo?.hasName}>
      {logo ? <LogoPicture name={name} {...logo} /> : <Mark />}
      {logo?.hasName ? null : name}
    </a>
  );
}

/** It has its room before it has come; where it does not come, the name stands there. */
function LogoPicture({ name, hasName, day, ...shown }: Logo & { name: string }) {
  const image = <img {...shown} alt={hasName ? name : ''} />;
  if (!day) return image;
  const { src, ...room } = day;
  return (
    <picture>
      <source media="(prefers-color-scheme: light)" srcSet={src} {...room} />
      {image}
    </picture>
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
